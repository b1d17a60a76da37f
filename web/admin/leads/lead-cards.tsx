import { departmentNamed } from '../../../contract/leads/departments/index.ts';
import type { Lead } from './lead-calls.ts';
import { Again, NextStep, OwnerName, StageTag } from './lead-status.tsx';

export interface ListProps {
  leads: readonly Lead[];
  now: number;
  open: number | undefined;
  onOpen: (id: number) => void;
  chosen: ReadonlySet<number>;
  /** Undefined: nothing can be done with several. */
  onChoose: ((id: number) => void) | undefined;
  /** It is said above them all. */
  isStageKnown?: boolean;
}

/** On a phone, and beside a lead that is open. The whole card opens it. */
export function LeadCards({ leads, now, open, onOpen, chosen, onChoose, isStageKnown = false }: ListProps) {
  return (
    <ul aria-label="Leads" className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-2">
      {leads.map((lead) => (
        <li key={lead.id} className="card relative flex gap-1 p-3 has-[[aria-current]]:border-ink">
          {onChoose && <ChooseBox lead={lead} isChosen={chosen.has(lead.id)} onChoose={onChoose} />}
          <div className="min-w-0 grow">
            <div className="flex items-start justify-between gap-2">
              <OpenButton
                lead={lead}
                isOpen={lead.id === open}
                onOpen={onOpen}
                className="after:absolute after:inset-0 after:rounded-card"
              />
              {!isStageKnown && <StageTag stage={lead.stage} />}
            </div>
            <p className="wrap-anywhere text-muted text-sm">{subjectOf(lead)}</p>
            <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-sm">
              <NextStep lead={lead} now={now} />
              <span className="inline-flex flex-wrap items-center gap-2">
                <Again again={lead.again} /> <OwnerName lead={lead} />
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What they want, and where. */
const subjectOf = ({ model, department, branchName }: Lead): string =>
  [model || departmentNamed(department).title, branchName].filter(Boolean).join(' · ');

interface OpenProps extends Pick<ListProps, 'onOpen'> {
  lead: Lead;
  isOpen: boolean;
  className?: string;
}

export const OpenButton = ({ lead, isOpen, onOpen, className = '' }: OpenProps) => (
  <button
    type="button"
    data-lead={lead.id}
    aria-current={isOpen ? 'true' : undefined}
    onClick={() => onOpen(lead.id)}
    className={`wrap-anywhere min-h-8 cursor-pointer text-left font-semibold underline decoration-line underline-offset-4 ${className}`}
  >
    {lead.name || lead.mobile || `Lead ${lead.id}`}
  </button>
);

interface ChooseProps {
  lead: Lead;
  isChosen: boolean;
  onChoose: (id: number) => void;
}

/** As large as a finger needs it, and above the rest of the card. */
export const ChooseBox = ({ lead, isChosen, onChoose }: ChooseProps) => (
  <label className="z-1 -m-2 grid size-11 shrink-0 cursor-pointer place-items-center">
    <span className="sr-only">Choose {lead.name || `lead ${lead.id}`}</span>
    <input
      type="checkbox"
      checked={isChosen}
      onChange={() => onChoose(lead.id)}
      className="size-5 cursor-pointer accent-(--accent)"
    />
  </label>
);
