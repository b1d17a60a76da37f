import type { KeyboardEvent } from 'react';
import { useEffect, useId, useState } from 'react';
import { navigate } from '../../lib/router.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { panelTexts } from '../panel-texts.ts';
import { CustomerLine } from './customer-line.tsx';
import { customerAddress, customerTexts, describeLead, leadAddress } from './customer-texts.ts';
import { useFoundCustomers } from './use-found-customers.ts';

/** What can be opened, in the order in which it is shown. */
function useResults(typed: string) {
  const { found, error, isShort, isCurrent } = useFoundCustomers(typed);
  const results = [
    ...(found?.customers ?? []).map((customer) => ({
      key: `customer-${customer.id}`,
      address: customerAddress(customer.id),
      content: <CustomerLine customer={customer} />,
    })),
    ...(found?.leads ?? []).map((lead) => ({
      key: `lead-${lead.id}`,
      address: leadAddress(lead.id),
      content: (
        <>
          <span className="block font-semibold">{lead.name || 'Without a name'}</span>
          <span className="block text-muted text-sm">{describeLead(lead)} · no number yet</span>
        </>
      ),
    })),
  ];
  const note = error
    ? error.message || panelTexts.networkFailed
    : isShort
      ? customerTexts.tooShort
      : isCurrent && results.length === 0
        ? customerTexts.nobody
        : found?.hasMore
          ? customerTexts.more
          : '';
  return { results, note, isCurrent };
}

/** Found while typing, chosen with the arrow keys or a finger. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const { results, note, isCurrent } = useResults(typed);
  /** Enter was quicker than the answer. */
  const [isWanted, setWanted] = useState(false);
  const id = useId();
  const active = results[Math.min(chosen, results.length - 1)];
  const open = (address: string) => {
    onClose();
    navigate(address);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen((now) => (Math.min(now, results.length - 1) + step + results.length) % Math.max(1, results.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      setWanted(true);
    }
  };
  useEffect(() => {
    if (!isWanted || !isCurrent) return;
    setWanted(false);
    if (!active) return;
    onClose();
    navigate(active.address);
  }, [isWanted, isCurrent, active, onClose]);
  return (
    <Dialog title="Search customers" closeLabel={panelTexts.close} onClose={onClose} className="max-w-xl">
      <input
        // A field for searches would take Escape for itself, to be emptied.
        type="text"
        inputMode="search"
        role="combobox"
        aria-label="Name, number, registration or reference"
        aria-expanded={results.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active && `${id}-${active.key}`}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder="Name, number, registration, reference"
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(0);
          setWanted(false);
        }}
        onKeyDown={press}
        className="field"
      />
      <p role="status" className="mt-2 min-h-6 text-muted text-sm">
        {note}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label="Found" className="-mx-2 grid max-h-[60dvh] overflow-y-auto">
        {results.map(({ key, address, content }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's.
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which says what is active.
          <div
            key={key}
            id={`${id}-${key}`}
            role="option"
            aria-selected={key === active?.key}
            ref={(element) => {
              if (key === active?.key) element?.scrollIntoView({ block: 'nearest' });
            }}
            onClick={() => open(address)}
            className="cursor-pointer rounded-lg px-3 py-2 hover:bg-surface aria-selected:bg-surface"
          >
            {content}
          </div>
        ))}
      </div>
    </Dialog>
  );
}
