import type { Department } from '../../../contract/leads/departments/index.ts';
import type { StageName } from '../../../contract/leads/stages.ts';
import { isEnd, stages } from '../../../contract/leads/stages.ts';
import type { LeadAddress } from './lead-address.ts';
import { LeadCards } from './lead-cards.tsx';
import { LoadMore } from './load-more.tsx';
import { useLeadList } from './use-lead-list.ts';

interface Props {
  department: Department;
  address: LeadAddress;
  now: number;
  onOpen: (id: number) => void;
}

/** How far the leads of a department have come, from left to right. Each column is a list of its own. */
export function LeadColumns({ department, address, now, onOpen }: Props) {
  const shown = department.stages.filter((stage) => !isEnd(stage));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls must be in reach of a keyboard.
    <section aria-label="Stages" tabIndex={0} className="flex gap-3 overflow-x-auto pb-2">
      {shown.map((stage) => (
        <Column
          key={stage}
          stage={stage}
          address={{ ...address, department: department.name, stage }}
          now={now}
          onOpen={onOpen}
        />
      ))}
    </section>
  );
}

function Column({ stage, address, now, onOpen }: Omit<Props, 'department'> & { stage: StageName }) {
  const { leads, isPending, hasMore, isFetchingMore, readMore } = useLeadList(address);
  return (
    <section aria-label={stages[stage].title} className="min-w-64 grow basis-64">
      <h2 className="mb-2 flex items-baseline justify-between px-1 font-bold">
        {stages[stage].title}
        <span className="font-normal text-muted text-sm">
          {leads.length}
          {hasMore && '+'}
        </span>
      </h2>
      <LeadCards
        leads={leads}
        now={now}
        open={undefined}
        onOpen={onOpen}
        chosen={NONE}
        onChoose={undefined}
        isStageKnown
      />
      {leads.length === 0 && <p className="px-1 text-muted text-sm">{isPending ? 'Loading...' : 'None.'}</p>}
      {hasMore && <LoadMore isBusy={isFetchingMore} onClick={readMore} />}
    </section>
  );
}

const NONE: ReadonlySet<number> = new Set();
