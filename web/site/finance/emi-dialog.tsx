import { m } from 'virtual:messages';
import type { MouseEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from '../../lib/router.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmiCalculator } from './emi-calculator.tsx';

interface Props {
  vehicle: { name: string; price: number } | undefined;
}

const ANCHOR = '#emi';
const TITLE_ID = 'emi-title';

/** The button and the calculator that it opens; also open at `/finance#emi`. */
export function EmiDialog({ vehicle }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closing it leaves nothing behind: each opening is a new calculator.
  const [opening, setOpening] = useState(0);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === ANCHOR && !dialog.current?.open) dialog.current?.showModal();
  }, [hash]);
  const closeOutside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close();
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
        className="button button-quiet needs-script"
      >
        <Icon name="calculator" />
        {m.emi_open()}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
      <dialog
        ref={dialog}
        aria-labelledby={TITLE_ID}
        onClose={() => setOpening(opening + 1)}
        onClick={closeOutside}
        className="m-auto max-h-[calc(100dvh-1.5rem)] w-[min(30rem,calc(100vw-1.5rem))] md:w-[min(54rem,calc(100vw-4rem))] overscroll-contain rounded-card bg-raised p-0 text-ink shadow-floating backdrop:bg-black/60"
      >
        <div className="grid gap-5 p-5 sm:p-7">
          <div className="flex items-center justify-between gap-4">
            <h2 id={TITLE_ID} className="font-bold text-2xl">
              {m.emi_title()}
            </h2>
            <button
              type="button"
              aria-label={m.close()}
              onClick={() => dialog.current?.close()}
              className="button-round"
            >
              <Icon name="close" />
            </button>
          </div>
          <EmiCalculator key={opening} vehicle={vehicle} />
        </div>
      </dialog>
    </>
  );
}
