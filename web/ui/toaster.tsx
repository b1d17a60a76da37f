import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Toast, ToastCardProps } from './toast-store.ts';
import { currentHost, currentToasts, onToasts } from './toast-store.ts';

const NONE: readonly Toast[] = [];

const PLACES = {
  'top-right': 'right-3 left-3 items-end sm:left-auto',
  'top-center': 'right-3 left-3 items-center',
} as const;

/** Where toasts appear: below the header or in an open dialog, never over the phone's bar at the bottom. Read out as they come. */
export function Toaster({ closeLabel, Action }: Omit<ToastCardProps, 'toast'>) {
  const toasts = useSyncExternalStore(onToasts, currentToasts, () => NONE);
  const host = useSyncExternalStore(onToasts, currentHost, () => undefined);
  const places = (['top-right', 'top-center'] as const).map((place) => (
    <div
      key={place}
      role="status"
      aria-live="polite"
      className={`pointer-events-none fixed top-20 z-50 [@media(height<24rem)]:top-3 flex flex-col gap-2 ${PLACES[place]}`}
    >
      {toasts
        .filter((toast) => toast.place === place)
        .map((toast) => (
          <toast.Card key={toast.id} toast={toast} closeLabel={closeLabel} Action={Action} />
        ))}
    </div>
  ));
  return host ? createPortal(places, host) : places;
}
