import type { ReactNode } from 'react';
import { useContext, useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';
import { IsSetAside } from './set-aside.tsx';
import { showToastsIn } from './toast-store.ts';

interface Props {
  title: string;
  closeLabel: string;
  /** Asked before Escape or the close button throw away what was typed; a Cancel button of its own asks nothing. Undefined: nothing is lost. */
  question?: string;
  /** Something is in it that nobody typed, such as a dropped picture. */
  isFilled?: boolean;
  /** Another value with every save: what was typed before cannot be lost any more. */
  saved?: string;
  onClose: () => void;
  children: ReactNode;
  className?: string;
}

/** A dialog that is open for as long as it is rendered. A click beside it does nothing. */
export function Dialog({
  title,
  closeLabel,
  question,
  isFilled = false,
  saved = '',
  onClose,
  children,
  className = 'max-w-lg',
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isTyped = useRef(false);
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
  useEffect(() => {
    if (saved !== '') isTyped.current = false;
  }, [saved]);
  const leave = () => {
    if (question && (isTyped.current || isFilled) && !window.confirm(question)) return;
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onInput={() => {
        isTyped.current = true;
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        leave();
      }}
      onClose={({ currentTarget }) => {
        // A second Escape closes it without asking; then it comes back and asks.
        if (isAside || currentTarget.open) return;
        currentTarget.showModal();
        leave();
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
          onClick={leave}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:bg-surface hover:text-ink"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="p-5">{children}</div>
    </dialog>
  );
}
