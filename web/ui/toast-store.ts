import type { ComponentType } from 'react';

/** The notices that are shown at the moment. Kept outside React, so that anything can raise one. */

export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'warning' | 'info';
  text: string;
  place: 'top-right' | 'top-center';
  lastsMs: number;
  /** What can be done about it, once. */
  action?: ToastAction;
  /** How it looks. It comes with the notice: a page that raises none does without. */
  Card: ComponentType<ToastCardProps>;
}

export interface ToastCardProps {
  toast: Toast;
  closeLabel: string;
  /** What a notice offers to do; the site's offer nothing. */
  Action?: ComponentType<{ toast: Toast; onDone: () => void }> | undefined;
}

interface ToastAction {
  label: string;
  perform: () => void;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
let hosts: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

export const currentToasts = (): readonly Toast[] => toasts;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function addToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  // The same sentence twice is one notice that starts anew.
  change([...toasts.filter((one) => one.text !== toast.text), { ...toast, id: lastId }]);
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
