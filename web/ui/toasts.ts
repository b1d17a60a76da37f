import { ToastCard } from './toast-card.tsx';
import type { Toast } from './toast-store.ts';
import { addToast } from './toast-store.ts';

const DEFAULT_TOAST_MS = 5000;

/** A short notice that goes by itself. */
export const showToast = (
  kind: Toast['kind'],
  text: string,
  options: Partial<Pick<Toast, 'place' | 'lastsMs' | 'action'>> = {},
): void => addToast({ kind, text, place: 'top-right', lastsMs: DEFAULT_TOAST_MS, Card: ToastCard, ...options });
