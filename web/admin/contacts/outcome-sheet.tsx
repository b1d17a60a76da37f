import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ContactWay, Outcome } from '../../../contract/leads/contacts.ts';
import { outcomeNames, outcomes } from '../../../contract/leads/contacts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import type { Attempt } from './attempts.ts';
import { closeAttempt, leadOfAttempt, sayOutcome, typeNote } from './attempts.ts';
import { NextTimeChoice } from './next-time-choice.tsx';

const TITLES: Record<ContactWay, string> = {
  call: 'What came of the call?',
  whatsapp: 'What came of the message?',
  email: 'What came of the e-mail?',
  visit: 'What came of the visit?',
};

/** What happens when nobody says a time. */
const OTHERWISE: Partial<Record<Outcome, string>> = {
  reached: 'Saved without a time, it comes up again the next morning, or when it is planned.',
  noAnswer: 'Saved without a time, it comes up again in two opening hours.',
};

/** The one sheet after a call or a message: what came of it, when to go on, a note. A tap beside it does nothing. */
export function OutcomeSheet({ attempt }: { attempt: Attempt }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const noteId = useId();
  const name = useLeadName(attempt);
  const say = (followUpAt?: number) => {
    if (!outcome) return;
    sayOutcome(attempt, { outcome, note: attempt.note, followUpAt });
    if (!navigator.onLine) showToast('info', 'Kept on this device. It is sent when the network is back.');
  };
  return (
    <Dialog
      title={TITLES[attempt.way]}
      closeLabel={panelTexts.close}
      // What was typed stays with the attempt.
      onClose={() => closeAttempt(attempt.key)}
      className="mb-4 max-w-md sm:mb-auto"
    >
      <div className="grid gap-4">
        <p className="wrap-anywhere min-h-6 font-semibold">{name}</p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid everywhere, and these are no form fields. */}
        <div role="group" aria-label="Outcome" className="grid grid-cols-2 gap-2">
          {outcomeNames.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={outcome === one}
              onClick={() => setOutcome(one)}
              className="button button-quiet min-h-14 px-3 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-canvas"
            >
              {outcomes[one].title}
            </button>
          ))}
        </div>
        {outcome && outcome !== 'wrongNumber' && (
          <div className="grid gap-2">
            <p className="font-medium text-sm">{outcome === 'callBack' ? 'When?' : 'When to go on?'}</p>
            <NextTimeChoice onChoose={say} action="Save for" />
          </div>
        )}
        <div>
          <label htmlFor={noteId} className="mb-1.5 block font-medium text-sm">
            Note <span className="text-muted">(optional)</span>
          </label>
          <textarea
            id={noteId}
            rows={2}
            maxLength={1000}
            value={attempt.note}
            onChange={({ target }) => typeNote(attempt.key, target.value)}
            className="field"
          />
        </div>
        {outcome && outcome !== 'callBack' && (
          <div className="grid gap-2">
            {OTHERWISE[outcome] && <p className="text-muted text-sm">{OTHERWISE[outcome]}</p>}
            <button type="button" onClick={() => say()} className="button button-primary">
              Save
            </button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Known from the tap, or read again where the phone has thrown the page away meanwhile. */
function useLeadName(attempt: Attempt): string {
  const known = leadOfAttempt(attempt);
  const { data } = useQuery({
    ...apiQuery('readLead', { params: { id: String(attempt.lead) } }),
    enabled: known === undefined,
  });
  return known?.name || data?.name || `Lead ${attempt.lead}`;
}
