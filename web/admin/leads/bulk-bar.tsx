import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MOST_IN_BULK } from '../../../contract/leads/lead-filters.ts';
import { chosenReasons, lostReasons } from '../../../contract/leads/lost-reasons.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ask } from '../ask.ts';
import { NextTimeChoice } from '../contacts/next-time-choice.tsx';
import { change } from '../panel-api.ts';
import { panelTexts } from '../panel-texts.ts';
import type { Lead, LeadChange, LeadChoices } from './lead-calls.ts';
import { showChanged } from './lead-calls.ts';

interface Props {
  leads: readonly Lead[];
  people: LeadChoices['people'];
  onDone: () => void;
}

interface Fault {
  lead: Lead;
  fault: string;
}

/** What can be done with all that are chosen. Each has a result of its own: those that could not be changed are listed with the reason. */
export function BulkBar({ leads, people, onDone }: Props) {
  const client = useQueryClient();
  const [asking, setAsking] = useState<'give' | 'step' | 'lost'>();
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const apply = async (wanted: LeadChange) => {
    setBusy(true);
    const named = leads.slice(0, MOST_IN_BULK).map(({ id, version }) => ({ id, version }));
    const answer = await ask(() => change('changeLeads', { body: { leads: named, change: wanted } }));
    setBusy(false);
    if (!answer) return;
    for (const { lead } of answer.results) if (lead) showChanged(client, lead);
    const failed = answer.results.filter(({ fault }) => fault !== '');
    const changed = answer.results.length - failed.length;
    if (changed > 0) showToast('success', changed === 1 ? '1 lead changed' : `${changed} leads changed`);
    setAsking(undefined);
    setFaults(
      failed.flatMap(({ id, fault }) => leads.filter((lead) => lead.id === id).map((lead) => ({ lead, fault }))),
    );
    if (failed.length === 0) onDone();
  };
  const close = () => {
    setFaults([]);
    onDone();
  };
  return (
    <>
      <section
        aria-label="Chosen leads"
        className="card sticky bottom-3 z-20 mt-4 flex flex-wrap items-center gap-2 p-3 shadow-floating"
      >
        <p role="status" className="mr-auto px-1 font-semibold">
          {leads.length} chosen
        </p>
        {(
          [
            ['give', 'Give to'],
            ['step', 'Next step'],
            ['lost', 'Lost'],
          ] as const
        ).map(([what, label]) => (
          <PausableButton
            key={what}
            type="button"
            isPaused={isBusy}
            onClick={() => setAsking(what)}
            className="button button-quiet px-4"
          >
            {label}
          </PausableButton>
        ))}
        <button type="button" onClick={onDone} className="button px-3 text-muted">
          None
        </button>
      </section>
      {asking && (
        <Dialog
          title={{ give: 'Give to', step: 'Next step', lost: 'Close as lost' }[asking]}
          closeLabel={panelTexts.close}
          question={panelTexts.confirmLeave}
          onClose={() => setAsking(undefined)}
          className="max-w-md"
        >
          {asking === 'give' && <Give people={people} isBusy={isBusy} onApply={apply} />}
          {asking === 'step' && (
            <NextTimeChoice action="Plan for" isPaused={isBusy} onChoose={(followUpAt) => void apply({ followUpAt })} />
          )}
          {asking === 'lost' && <Lost isBusy={isBusy} onApply={apply} />}
        </Dialog>
      )}
      {faults.length > 0 && (
        <Dialog title="Not changed" closeLabel={panelTexts.close} question="" onClose={close} className="max-w-md">
          <ul className="grid gap-2">
            {faults.map(({ lead, fault }) => (
              <li key={lead.id}>
                <strong className="wrap-anywhere block">{lead.name || `Lead ${lead.id}`}</strong>
                {fault}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

interface ApplyProps {
  isBusy: boolean;
  onApply: (wanted: LeadChange) => Promise<void>;
}

const Give = ({ people, isBusy, onApply }: ApplyProps & Pick<Props, 'people'>) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      void onApply({ owner: String(new FormData(event.currentTarget).get('owner')) || null });
    }}
    className="grid gap-4"
  >
    <label className="grid gap-1">
      <span className="font-medium text-sm">Owner</span>
      <select name="owner" className="field">
        {people.map(({ userId, userName }) => (
          <option key={userId} value={userId}>
            {userName}
          </option>
        ))}
        <option value="">Nobody: whoever takes it</option>
      </select>
    </label>
    <PausableButton type="submit" isPaused={isBusy} className="button button-primary justify-self-end">
      Give
    </PausableButton>
  </form>
);

function Lost({ isBusy, onApply }: ApplyProps) {
  const [isOther, setOther] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const lostReason = chosenReasons.find((name) => name === form.get('reason')) ?? null;
        void onApply({ stage: 'lost', lostReason, lostWords: String(form.get('words')) });
      }}
      className="grid gap-4"
    >
      <label className="grid gap-1">
        <span className="font-medium text-sm">Why did nothing come of them?</span>
        <select name="reason" required onChange={({ target }) => setOther(target.value === 'other')} className="field">
          <option value="">Please choose</option>
          {chosenReasons.map((name) => (
            <option key={name} value={name}>
              {lostReasons[name].title}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1">
        <span className="font-medium text-sm">
          In a few words {!isOther && <span className="text-muted">(optional)</span>}
        </span>
        <input name="words" required={isOther} maxLength={1000} className="field" />
      </label>
      <PausableButton type="submit" isPaused={isBusy} className="button button-primary justify-self-end">
        Close as lost
      </PausableButton>
    </form>
  );
}
