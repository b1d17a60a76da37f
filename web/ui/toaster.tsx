import type { ComponentType } from 'react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon.tsx';
import type { Toast } from './toasts.ts';
import { currentHost, currentToasts, hideToast, onToasts } from './toasts.ts';

const NONE: readonly Toast[] = [];

const PLACES = {
  'top-right': 'right-3 left-3 items-end sm:left-auto',
  'top-center': 'right-3 left-3 items-center',
} as const;

const COLOURS = { success: 'bg-good', error: 'bg-bad', warning: 'bg-amber-500', info: 'bg-sign' } as const;

interface Props {
  closeLabel: string;
  /** What a notice offers to do; the site's offer nothing. */
  Action?: ComponentType<{ toast: Toast; onDone: () => void }> | undefined;
}

/** Where toasts appear: below the header or in an open dialog, never over the phone's bar at the bottom. Read out as they come. */
export function Toaster({ closeLabel, Action }: Props) {
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
          <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} Action={Action} />
        ))}
    </div>
  ));
  return host ? createPortal(places, host) : places;
}

/** Stays for as long as somebody points at it or has the focus in it. */
function ToastCard({ toast, closeLabel, Action }: Props & { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);
  const cameFrom = useRef<EventTarget>(null);
  const close = () => {
    hideToast(toast.id);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => hideToast(toast.id), toast.lastsMs);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it does nothing but keep it on the screen
    <div
      data-toast={toast.kind}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        setHeld(true);
      }}
      onBlur={({ relatedTarget, currentTarget }) => setHeld(currentTarget.contains(relatedTarget))}
      className="card pointer-events-auto flex max-w-sm items-stretch overflow-hidden shadow-floating"
    >
      <span aria-hidden="true" className={`w-1.5 shrink-0 ${COLOURS[toast.kind]}`} />
      <p className="grow px-4 py-3 font-medium">{toast.text}</p>
      {Action && <Action toast={toast} onDone={close} />}
      <button
        type="button"
        aria-label={closeLabel}
        onClick={close}
        className="grid min-h-11 w-11 shrink-0 cursor-pointer place-items-center text-muted hover:text-ink"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  );
}
