import { useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import type { ToastCardProps } from './toast-store.ts';
import { hideToast } from './toast-store.ts';

const COLOURS = { success: 'bg-good', error: 'bg-bad', warning: 'bg-amber-500', info: 'bg-sign' } as const;

/** Stays for as long as somebody points at it or has the focus in it. */
export function ToastCard({ toast, closeLabel, Action }: ToastCardProps) {
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
