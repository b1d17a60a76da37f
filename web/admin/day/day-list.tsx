import { useStore } from '../../lib/store.ts';
import type { Lead } from '../contacts/attempts.ts';
import { letters } from '../contacts/letters.ts';
import type { Day } from './day.ts';
import { inSection, sectionNames, sectionTitles } from './day.ts';
import { StepMark } from './step-mark.tsx';

interface Props {
  day: Day;
  current: number | undefined;
  now: number;
  onChoose: (id: number) => void;
}

/** Everything that is to be done, one line each. */
export function DayList({ day, current, now, onChoose }: Props) {
  return (
    <nav aria-label="What is to be done" className="grid gap-4">
      {sectionNames.map((section) => {
        const leads = inSection(day, section);
        if (leads.length === 0) return null;
        return (
          <section key={section}>
            <h2 className="mb-1 px-1 font-bold text-muted text-xs uppercase tracking-wider">
              {sectionTitles[section]} <span className="tabular-nums">({leads.length})</span>
            </h2>
            <ul className="grid gap-1">
              {leads.map((lead) => (
                <li key={lead.id}>
                  <Line lead={lead} isCurrent={lead.id === current} now={now} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {day.isLonger && <p className="px-1 text-muted text-sm">There are more; they come up when these are done.</p>}
    </nav>
  );
}

interface LineProps {
  lead: Lead;
  isCurrent: boolean;
  now: number;
  onChoose: (id: number) => void;
}

function Line({ lead, isCurrent, now, onChoose }: LineProps) {
  const isUnsent = useStore(letters).some((letter) => letter.lead === lead.id);
  return (
    <button
      type="button"
      aria-current={isCurrent}
      onClick={() => onChoose(lead.id)}
      className="grid w-full cursor-pointer gap-x-2 rounded-field border border-line bg-raised px-3 py-2 text-left hover:border-ink aria-[current=true]:border-ink aria-[current=true]:ring-1 aria-[current=true]:ring-ink"
    >
      <span className="truncate font-semibold">{lead.name || 'Without a name'}</span>
      <span className="flex items-baseline justify-between gap-2">
        <span className="min-w-0 truncate text-muted text-sm">{isUnsent ? 'Waits to be sent' : lead.model || ' '}</span>
        <StepMark lead={lead} now={now} />
      </span>
    </button>
  );
}
