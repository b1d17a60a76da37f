/** Short notices that come and go by themselves. Kept outside React, so that anything can raise one. */

export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'warning' | 'info';
  text: string;
  place: 'top-right' | 'top-center';
  lastsMs: number;
  /** What can be done about it, once. */
  action?: ToastAction;
}

interface ToastAction {
  label: string;
  perform: () => void;
}

const DEFAULT_TOAST_MS = 5000;

let toasts: readonly Toast[] = [];
let lastId = 0;
let hosts: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

export const currentToasts = (): readonly Toast[] => toasts;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function showToast(
  kind: Toast['kind'],
  text: string,
  options: Partial<Pick<Toast, 'place' | 'lastsMs' | 'action'>> = {},
): void {
  lastId += 1;
  const toast: Toast = { id: lastId, kind, text, place: 'top-right', lastsMs: DEFAULT_TOAST_MS, ...options };
  // The same sentence twice is one notice that starts anew.
  change([...toasts.filter((one) => one.text !== text), toast]);
}

export const hideToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id));

/** Everything outside a modal dialog is out of reach, so notices appear inside it. Returns how to have them outside again. */
export function showToastsIn(host: HTMLElement): () => void {
  hosts = [...hosts, host];
  change(toasts);
  return () => {
    hosts = hosts.filter((one) => one !== host);
    change(toasts);
  };
}

export const currentHost = (): HTMLElement | undefined => hosts.at(-1);

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
