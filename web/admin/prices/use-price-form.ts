import type { FormEvent } from 'react';
import { useState } from 'react';
import { showToast } from '../../ui/toasts.ts';
import type { Faults, PriceEdit, PriceEntry, PriceNow } from './price-edits.ts';
import { largeChanges, OWN_PRICE, readEdits } from './price-edits.ts';
import type { SaveOutcome } from './save-price.ts';

interface Options {
  entries: readonly PriceEntry[];
  invalid: string;
  onSave: (edits: readonly PriceEdit[]) => Promise<SaveOutcome>;
  onSaved: () => void;
}

type Newer = Readonly<Record<string, Omit<PriceNow, 'variants'>>>;

/** What the dialog knows besides what stands in its fields. */
export function usePriceForm({ entries: opened, invalid, onSave, onSaved }: Options) {
  /** As the editor has seen them: when the dialog opened, or since a refusal showed newer ones. */
  const [entries, setEntries] = useState(opened);
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [asked, setAsked] = useState<readonly PriceEdit[]>();
  const [pending, setPending] = useState<readonly PriceEdit[]>([]);
  const [newer, setNewer] = useState<Newer>({});

  const save = async (edits: readonly PriceEdit[]) => {
    setAsked(undefined);
    setBusy(true);
    const outcome = await onSave(edits);
    setBusy(false);
    if (outcome === 'saved') return onSaved();
    if (outcome === 'failed') return;
    const now = pricesByKey(outcome.now);
    const changed = entries.filter(({ key, price }) => now[key] && now[key].price !== price);
    setNewer(Object.fromEntries(changed.map(({ key }) => [key, now[key] ?? { price: 0 }])));
    setEntries(entries.map((entry) => ({ ...entry, price: now[entry.key]?.price ?? entry.price })));
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Enter in a field is no answer to the question.
    if (asked || isBusy) return;
    const form = new FormData(event.currentTarget);
    if (String(form.get(OWN_PRICE)).trim() === '') return showToast('warning', invalid);
    const { edits, faults: found } = readEdits(entries, form, invalid);
    setFaults(found);
    const [fault] = Object.entries(found);
    if (fault) return tellFault(event.currentTarget, fault, invalid);
    const large = largeChanges(edits);
    setPending(edits);
    if (large.length > 0) return setAsked(large);
    void save(edits);
  };

  const withdraw = () => setAsked(undefined);
  return { submit, withdraw, confirm: () => void save(pending), isBusy, faults, asked, newer };
}

/** The sentence stands beside the field, where the typing goes on; the specified one is told aloud as well. */
function tellFault(form: HTMLFormElement, [key, sentence]: [string, string], invalid: string): void {
  const field = form.elements.namedItem(key);
  if (field instanceof HTMLInputElement) field.focus();
  if (sentence === invalid) showToast('error', sentence);
}

function pricesByKey({ variants = [], ...own }: PriceNow): Newer {
  return { [OWN_PRICE]: own, ...Object.fromEntries(variants.map(({ id, ...variant }) => [String(id), variant])) };
}
