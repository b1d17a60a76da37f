import type { ReactNode } from 'react';
import { useContext, useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';
import { IsSetAside } from './set-aside.tsx';
import { showToastsIn } from './toasts.ts';

interface Props {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  className?: string;
}

/** A dialog that is open for as long as it is rendered. Escape and its close button ask to close it. */
export function Dialog({ title, closeLabel, onClose, children, className = 'max-w-lg' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const isAside = useContext(IsSetAside);
  useEffect(() => {
    const opener = document.activeElement;
    // The dialog leaves with its element, so the browser has no occasion to give the focus back itself.
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  useEffect(() => {
    const element = dialog.current;
    // While it is open it locks the rest of the page, even when it is out of sight itself.
    if (!element || isAside) return;
    element.showModal();
    const showToastsOutside = showToastsIn(element);
    return () => {
      showToastsOutside();
      element.close();
    };
  }, [isAside]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={`m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] rounded-card border border-line bg-raised p-0 text-ink shadow-floating backdrop:bg-black/50 ${className}`}
    >
      <div className="flex items-center justify-between gap-4 border-line border-b py-2 pr-2 pl-5">
        <h2 id={headingId} className="font-bold text-lg">
          {title}
        </h2>
        <button
          type="button"
          aria-label={closeLabel}
          onClick={onClose}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:bg-surface hover:text-ink"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="p-5">{children}</div>
    </dialog>
  );
}
