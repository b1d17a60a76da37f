import { useRef, useState } from 'react';
import type { Reply } from '../../lib/api-client.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { ask } from '../ask.ts';
import { change } from '../panel-api.ts';
import { panelTexts } from '../panel-texts.ts';
import { useSending } from '../people/use-sending.ts';
import { CustomerLine } from './customer-line.tsx';
import type { Customer } from './customer-texts.ts';
import { customerTexts } from './customer-texts.ts';
import type { FoundCustomer } from './use-found-customers.ts';
import { useFoundCustomers } from './use-found-customers.ts';
import { useRefresh } from './use-refresh.ts';
import { WhatHappens } from './what-happens.tsx';

interface Props {
  customer: Customer;
  onClose: () => void;
}

interface Chosen {
  other: FoundCustomer;
  preview: Reply<'mergeCustomers'>;
}

/** First whom, then what will happen, then it happens. */
export function MergeDialog({ customer, onClose }: Props) {
  const [chosen, setChosen] = useState<Chosen>();
  const { send, isBusy } = useSending();
  const refresh = useRefresh();
  const bodyFor = ({ id, version }: FoundCustomer) => ({
    kept: { id: customer.id, version: customer.version },
    joined: { id, version },
  });
  /** Who was chosen last: the answer about somebody chosen before may come later. */
  const asked = useRef<number>(undefined);
  const choose = async (other: FoundCustomer) => {
    asked.current = other.id;
    const preview = await ask(() => change('mergeCustomers', { body: { ...bodyFor(other), isDry: true } }));
    if (preview && asked.current === other.id) setChosen({ other, preview });
  };
  const unchoose = () => {
    asked.current = undefined;
    setChosen(undefined);
  };
  const merge = async ({ other }: Chosen) => {
    const done = await send(() => change('mergeCustomers', { body: bodyFor(other) }));
    await refresh();
    if (done) onClose();
    else unchoose();
  };
  return (
    <Dialog title={`Join with ${customer.name}`} closeLabel={panelTexts.close} onClose={onClose} className="max-w-xl">
      {!chosen && <Chooser not={customer.id} onChoose={(other) => void choose(other)} />}
      {chosen && (
        <>
          <CustomerLine customer={chosen.other} />
          <WhatHappens {...chosen.preview} />
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <button type="button" onClick={unchoose} className="button button-quiet">
              Choose another
            </button>
            <PausableButton
              type="button"
              isPaused={isBusy}
              onClick={() => void merge(chosen)}
              className="button button-primary"
            >
              Join them
            </PausableButton>
          </div>
        </>
      )}
    </Dialog>
  );
}

function Chooser({ not, onChoose }: { not: number; onChoose: (customer: FoundCustomer) => void }) {
  const [typed, setTyped] = useState('');
  const { found, isShort, isCurrent } = useFoundCustomers(typed);
  const others = (found?.customers ?? []).filter(({ id }) => id !== not);
  const note = isShort
    ? customerTexts.tooShort
    : isCurrent && others.length === 0
      ? customerTexts.nobody
      : customerTexts.mergeHint;
  return (
    <>
      <label>
        <span className="mb-1 block font-medium text-sm">Search</span>
        <input
          type="search"
          value={typed}
          placeholder="Name, number, registration, reference"
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          className="field"
        />
      </label>
      <p role="status" className="mt-2 text-muted text-sm">
        {note}
      </p>
      <ul className="-mx-2 mt-2 max-h-[50dvh] overflow-y-auto">
        {others.map((customer) => (
          <li key={customer.id}>
            <button
              type="button"
              onClick={() => onChoose(customer)}
              className="block w-full cursor-pointer rounded-lg px-3 py-2 text-left hover:bg-surface focus-visible:-outline-offset-2"
            >
              <CustomerLine customer={customer} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
