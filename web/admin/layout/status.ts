import { createStore } from '../../lib/store.ts';

export interface Status {
  tone: 'success' | 'error';
  text: string;
}

const SHOWN_MS = 5000;

/** The one line that says what just happened; it outlives the page it was said on. */
export const status = createStore<Status | undefined>(undefined);

let timer: number | undefined;

export function announce(next: Status): void {
  window.clearTimeout(timer);
  status.set(next);
  timer = window.setTimeout(() => status.set(undefined), SHOWN_MS);
}
