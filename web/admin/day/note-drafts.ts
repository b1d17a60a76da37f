import { createStore } from '../../lib/store.ts';

const PLACE = 'desk.notes';

/** What was typed about leads and not saved yet, by lead: it is there when somebody comes back to the card. */
export const noteDrafts = createStore<Readonly<Record<number, string>>>(stored());

export function draftNote(lead: number, text: string): void {
  const { [lead]: _before, ...others } = noteDrafts.get();
  const all = text === '' ? others : { ...others, [lead]: text };
  noteDrafts.set(all);
  sessionStorage.setItem(PLACE, JSON.stringify(all));
}

function stored(): Record<number, string> {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? '{}') as Record<number, string>;
  } catch {
    return {};
  }
}
