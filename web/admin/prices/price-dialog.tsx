import type { FormEvent } from 'react';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { panelTexts } from '../panel-texts.ts';
import { groupDigits, RupeeInput } from './rupee-input.tsx';

interface Props {
  title: string;
  /** What it costs now. */
  price: number;
  /** Warned with when nothing is entered. */
  missing: string;
  /** Answers whether the price is set; a failure has been told by then. */
  onSave: (price: string) => Promise<boolean>;
  onClose: () => void;
}

/** By the attribute itself, which a dialog looks for as it opens. */
const receiveFocus = (input: HTMLInputElement | null): void => input?.setAttribute('autofocus', '');

/** Opens with the present price selected, so that typing replaces it. Stays open when the server refuses. */
export function PriceDialog({ title, price, missing, onSave, onClose }: Props) {
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = String(new FormData(event.currentTarget).get('price')).trim();
    if (entered === '') return showToast('warning', missing);
    setBusy(true);
    const isSaved = await onSave(entered);
    setBusy(false);
    if (isSaved) onClose();
  };
  return (
    <Dialog title={title} closeLabel={panelTexts.close} onClose={onClose} className="max-w-sm">
      <form onSubmit={(event) => void submit(event)} className="grid gap-4">
        <RupeeInput
          name="price"
          label="Price"
          defaultValue={groupDigits(String(price))}
          ref={receiveFocus}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className="flex justify-end gap-2">
          <button type="button" onClick={onClose} className="button button-quiet">
            {panelTexts.cancel}
          </button>
          <button type="submit" disabled={isBusy} className="button button-primary">
            Update
          </button>
        </div>
      </form>
    </Dialog>
  );
}
