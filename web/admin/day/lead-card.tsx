import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatPhone } from '../../../contract/display.ts';
import { departmentNamed } from '../../../contract/leads/departments/index.ts';
import { stages } from '../../../contract/leads/stages.ts';
import type { Reply } from '../../lib/api-client.ts';
import { Link } from '../../lib/link.tsx';
import { useStore } from '../../lib/store.ts';
import { Icon } from '../../ui/icon.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import type { Lead } from '../contacts/attempts.ts';
import { askAbout, attempts } from '../contacts/attempts.ts';
import { ContactButtons } from '../contacts/contact-buttons.tsx';
import { addressOf } from '../leads/lead-address.ts';
import { LeadEnquiries } from '../leads/lead-enquiries.tsx';
import { LeadTimeline } from '../leads/lead-timeline.tsx';
import { spanOf } from '../leads/lead-words.ts';
import { PanelIcon } from '../panel-icon.tsx';
import { apiQuery } from '../panel-queries.ts';
import { lastUser } from '../session/session.ts';
import { LaterSheet } from './later-sheet.tsx';
import { putOff, take } from './lead-actions.ts';
import { NoteForm } from './note-form.tsx';
import { StepMark } from './step-mark.tsx';

interface Props {
  lead: Lead;
  now: number;
  /** Somebody else has it by now. */
  isGone: boolean;
  onSettled: (lead: Reply<'readLead'>) => void;
  onChanged: (lead: Reply<'readLead'>) => void;
}

/** One lead: who, what about, since when, and what can be done now. */
export function LeadCard({ lead, now, isGone, onSettled, onChanged }: Props) {
  const { data } = useQuery(apiQuery('readLead', { params: { id: String(lead.id) } }));
  const note = useRef<HTMLTextAreaElement>(null);
  const [isPuttingOff, setPuttingOff] = useState(false);
  const isOwn = lead.owner === lastUser();
  return (
    <article aria-label={lead.name || 'Lead'} className="card grid min-w-0 gap-4 p-4 sm:p-6">
      <Head lead={lead} now={now} />
      {isGone ? (
        <p role="status" className="rounded-field border border-line p-3 font-medium">
          Somebody else has this lead by now.
        </p>
      ) : (
        <>
          {!isOwn && (
            <button type="button" onClick={() => void take(lead, onChanged)} className="button button-quiet">
              <Icon name="plus" /> Take it
            </button>
          )}
          <ContactButtons lead={lead} readyTexts={data?.readyTexts} />
          <OpenAttempt lead={lead.id} />
          <div className="grid grid-cols-2 gap-2">
            <button
              type="button"
              data-key="n"
              onClick={() => note.current?.focus()}
              className="button button-quiet px-3"
            >
              <PanelIcon name="edit" /> Note
            </button>
            <PausableButton
              type="button"
              data-key="f"
              isPaused={!isOwn}
              onClick={() => setPuttingOff(true)}
              className="button button-quiet px-3"
            >
              <Icon name="clock" /> Later
            </PausableButton>
          </div>
        </>
      )}
      {data ? (
        <LeadEnquiries enquiries={data.enquiries} now={now} />
      ) : (
        <p className="min-h-24 text-muted">Loading...</p>
      )}
      {!isGone && <NoteForm key={lead.id} lead={lead.id} field={note} />}
      {data && <LeadTimeline activities={data.activities} now={now} />}
      <Link
        to={addressOf({ lead: String(lead.id), state: 'all' })}
        className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4"
      >
        Stage, owner and the rest
      </Link>
      {isPuttingOff && (
        <LaterSheet
          lead={lead}
          onClose={() => setPuttingOff(false)}
          onChoose={async (at) => {
            if (await putOff(lead, at, onSettled)) setPuttingOff(false);
          }}
        />
      )}
    </article>
  );
}

function Head({ lead, now }: { lead: Lead; now: number }) {
  const { name, mobile, model, branchName, department, stage, again, createdAt, doNotContact } = lead;
  const facts = [model, branchName, departmentNamed(department).title].filter(Boolean);
  return (
    <header className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="wrap-anywhere font-extrabold text-xl tracking-tight">{name || 'Without a name'}</h2>
        <StepMark lead={lead} now={now} />
      </div>
      <p className="wrap-anywhere">{facts.join(' · ')}</p>
      <p className="text-muted text-sm tabular-nums">
        {[
          stages[stage].title,
          `came ${spanOf(Math.max(0, now - createdAt))} ago`,
          ...(again > 0 ? [`wrote ${again + 1} times`] : []),
          ...(mobile && !doNotContact ? [/^\d{10}$/.test(mobile) ? formatPhone(mobile) : mobile] : []),
        ].join(' · ')}
      </p>
    </header>
  );
}

/** Somebody was tried, and the sheet was closed without a word. */
function OpenAttempt({ lead }: { lead: number }) {
  const attempt = useStore(attempts).find((one) => one.lead === lead && !one.isAsking);
  if (!attempt) return null;
  return (
    <button type="button" onClick={() => askAbout(attempt.key)} className="button button-quiet">
      Say what came of it
    </button>
  );
}
