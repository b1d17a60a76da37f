import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';

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
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    // The dialog leaves with its element, so the browser has no occasion to give the focus back itself.
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
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
