import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatPhone } from '../../../contract/display.ts';
import { departmentNamed } from '../../../contract/leads/departments/index.ts';
import { lostReasons } from '../../../contract/leads/lost-reasons.ts';
import { Icon } from '../../ui/icon.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { ContactButtons } from '../contacts/contact-buttons.tsx';
import { panelTexts } from '../panel-texts.ts';
import { usePermissions } from '../session/permissions.ts';
import type { LeadDetails } from './lead-calls.ts';
import { choicesQuery, leadQuery, useLeadChange } from './lead-calls.ts';
import { LeadEnquiries } from './lead-enquiries.tsx';
import { NextStep, OwnerName, StageTag } from './lead-status.tsx';
import { LeadTimeline } from './lead-timeline.tsx';
import { NoteForm } from './note-form.tsx';
import { FollowUp } from './parts/follow-up.tsx';
import { OwnerPart } from './parts/owner-part.tsx';
import { PlacePart } from './parts/place-part.tsx';
import { StagePart } from './parts/stage-part.tsx';

/** What a single letter leads to. */
export type LeadPart = 'stage' | 'followUp' | 'owner' | 'note';

interface Props {
  id: number;
  now: number;
  onClose: () => void;
  /** It takes the whole screen. */
  isWhole: boolean;
  /** To be focused as soon as it is there; the number tells one wish from the next. */
  wanted: { part: LeadPart; nr: number } | undefined;
}

/** One lead: beside the list on a desktop, the whole screen on a phone. */
export function LeadPanel({ id, now, isWhole, onClose, wanted }: Props) {
  const { data: lead, error } = useQuery({ ...leadQuery(id), staleTime: 0 });
  return (
    <section
      aria-label="Lead"
      className="card min-w-0 p-4 sm:p-5 lg:sticky lg:top-18 lg:max-h-[calc(100dvh-5.5rem)] lg:overflow-y-auto"
    >
      <button type="button" onClick={onClose} className="button button-quiet mb-3 px-4 lg:hidden">
        <Icon name="left" className="size-4" /> All leads
      </button>
      {lead ? (
        <LeadBody key={lead.id} lead={lead} now={now} isWhole={isWhole} onClose={onClose} wanted={wanted} />
      ) : (
        <div className="flex items-start justify-between gap-3">
          <p role={error ? 'alert' : 'status'}>{error ? error.message || panelTexts.networkFailed : 'Loading...'}</p>
          <CloseButton onClose={onClose} />
        </div>
      )}
    </section>
  );
}

const CloseButton = ({ onClose }: Pick<Props, 'onClose'>) => (
  <button type="button" aria-label="Close the lead" onClick={onClose} className="button-round max-lg:hidden">
    <Icon name="close" />
  </button>
);

type BodyProps = Omit<Props, 'id'> & { lead: LeadDetails };

function LeadBody({ lead, now, isWhole, onClose, wanted }: BodyProps) {
  const { may } = usePermissions();
  const { data: choices } = useQuery({ ...choicesQuery, staleTime: 300_000 });
  const change = useLeadChange(lead);
  const isMine = choices !== undefined && lead.owner === choices.userId;
  const mayWork = may('leads.work');
  const isFree = lead.owner === null || lead.offeredTo !== 'owner';
  const mayChange = mayWork && (isMine || may('leads.oversee'));
  const Heading = isWhole ? 'h1' : 'h2';
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!wanted) return;
    const part = body.current?.querySelector(`[data-part="${wanted.part}"]`);
    part?.querySelector<HTMLElement>('select, textarea, summary, button')?.focus();
  }, [wanted]);
  return (
    <div ref={body} className="grid gap-5">
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Heading className="wrap-anywhere font-extrabold text-xl">{lead.name || `Lead ${lead.id}`}</Heading>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <StageTag stage={lead.stage} /> <NextStep lead={lead} now={now} />
          </p>
        </div>
        <CloseButton onClose={onClose} />
      </header>
      {mayWork && <ContactButtons lead={lead} readyTexts={lead.readyTexts} />}
      {mayWork && !isMine && isFree && lead.closedAt === null && (
        <PausableButton
          type="button"
          isPaused={change.isBusy}
          onClick={() => void change.take()}
          className="button button-quiet"
        >
          Take this lead
        </PausableButton>
      )}
      <Facts lead={lead} />
      {mayChange && (
        <div className="grid gap-3 border-line border-t pt-4">
          <StagePart key={lead.stage} lead={lead} change={change} />
          {lead.closedAt === null && <FollowUp lead={lead} now={now} change={change} />}
          <OwnerPart lead={lead} change={change} />
          <PlacePart lead={lead} branches={choices?.branches ?? []} models={choices?.models ?? []} change={change} />
        </div>
      )}
      {mayWork && <NoteForm onNote={change.note} isBusy={change.isBusy} />}
      <LeadTimeline activities={lead.activities} now={now} />
      <LeadEnquiries enquiries={lead.enquiries} now={now} />
    </div>
  );
}

function Facts({ lead }: { lead: LeadDetails }) {
  const lost = lead.lostReason && [lostReasons[lead.lostReason].title, lead.lostWords].filter(Boolean).join(': ');
  const facts = [
    ['Number', lead.mobile && formatPhone(lead.mobile)],
    ['Model', lead.model],
    ['Department', departmentNamed(lead.department).title],
    ['Branch', lead.branchName],
    ['Lost because', lost],
    ['Came from', lead.source],
  ].filter(([, value]) => value);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted text-sm leading-6">{label}</dt>
          <dd className="wrap-anywhere min-w-0">{value}</dd>
        </div>
      ))}
      <dt className="text-muted text-sm leading-6">Owner</dt>
      <dd className="wrap-anywhere min-w-0">
        <OwnerName lead={lead} />
      </dd>
    </dl>
  );
}
