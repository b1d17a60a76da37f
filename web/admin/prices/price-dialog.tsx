import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { receiveFocus } from '../../ui/receive-focus.ts';
import { DialogActions } from '../layout/dialog-actions.tsx';
import { panelTexts } from '../panel-texts.ts';
import { CrossedSlabs } from './crossed-slabs.tsx';
import { LargeChanges } from './large-changes.tsx';
import type { PriceEdit, PriceEntry } from './price-edits.ts';
import { describeNow, OWN_PRICE, readEdits } from './price-edits.ts';
import { groupDigits, RupeeInput } from './rupee-input.tsx';
import type { SaveOutcome } from './save-price.ts';
import { usePriceForm } from './use-price-form.ts';

interface Props {
  title: string;
  /** What it costs now: first the price of the model or accessory itself, then those of its variants. */
  entries: readonly PriceEntry[];
  /** More about the entries, above those of the variants. */
  note?: ReactNode;
  /** Said when nothing is entered, or nothing that is a price. */
  invalid: string;
  /** The short name of the model whose on-road price follows from it. */
  model?: string | undefined;
  onSave: (edits: readonly PriceEdit[]) => Promise<SaveOutcome>;
  onClose: () => void;
}

/** Opens with the present price selected, so that typing replaces it. Stays open when the server refuses. */
export function PriceDialog({ title, entries, note, invalid, model, onSave, onClose }: Props) {
  const { submit, withdraw, confirm, isBusy, faults, asked, newer } = usePriceForm({
    entries,
    invalid,
    onSave,
    onSaved: onClose,
  });
  const [typed, setTyped] = useState<readonly PriceEdit[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const follow = () => {
    withdraw();
    if (form.current) setTyped(readEdits(entries, new FormData(form.current), invalid).edits);
  };
  /** The question goes with its buttons, and the focus to the price that it was about. */
  const answer = (act: () => void) => () => {
    const field = form.current?.elements.namedItem(asked?.[0]?.key ?? OWN_PRICE);
    if (field instanceof HTMLElement) field.focus();
    act();
  };
  return (
    <Dialog
      title={title}
      closeLabel={panelTexts.close}
      question={panelTexts.confirmLeave}
      onClose={onClose}
      className="max-w-sm"
    >
      <form ref={form} onSubmit={submit} onInput={follow} className="grid gap-4">
        {entries.map(({ key, label, price }) => (
          <div key={key} className="contents">
            <RupeeInput
              name={key}
              label={label}
              defaultValue={groupDigits(String(price))}
              error={faults[key]}
              hint={newer[key] && <strong className="text-bad">Changed meanwhile: {describeNow(newer[key])}</strong>}
              onFocus={({ currentTarget }) => currentTarget.select()}
              {...(key === OWN_PRICE && { ref: receiveFocus })}
            />
            {key === OWN_PRICE && note}
          </div>
        ))}
        {model && <CrossedSlabs asked={{ model, prices: changedPrices(typed) }} />}
        {asked ? (
          <LargeChanges changes={asked} onConfirm={answer(confirm)} onWithdraw={answer(withdraw)} />
        ) : (
          <DialogActions action="Update" isBusy={isBusy} onCancel={onClose} />
        )}
      </form>
    </Dialog>
  );
}

const changedPrices = (edits: readonly PriceEdit[]) =>
  edits
    .filter(({ price, seen }) => price !== seen)
    .map(({ key, price }) => ({ variant: key === OWN_PRICE ? null : Number(key), price }));
