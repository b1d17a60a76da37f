import { stages } from '../../../contract/leads/stages.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Lead } from './lead-calls.ts';
import { stepOf } from './lead-words.ts';

/** When the next step is due; late in words and with a sign, not by its colour alone. */
export function NextStep({ lead, now }: { lead: Lead; now: number }) {
  const { text, isLate } = stepOf(lead, now);
  return (
    <span className={`inline-flex items-center gap-1 ${isLate ? 'font-semibold text-bad' : ''}`}>
      {isLate && <Icon name="clock" className="size-4 shrink-0" />}
      {text}
    </span>
  );
}

export const StageTag = ({ stage }: Pick<Lead, 'stage'>) => (
  <span className="inline-block whitespace-nowrap rounded-full border border-line bg-surface px-2.5 py-0.5 font-medium text-sm">
    {stages[stage].title}
  </span>
);

/** Who has it, or that anybody can take it. */
export const OwnerName = ({ lead: { owner, ownerName, offeredTo } }: { lead: Lead }) => (
  <>
    {owner === null ? <em className="text-muted">nobody</em> : ownerName}
    {owner !== null && offeredTo !== 'owner' && <span className="text-bad"> (free to take)</span>}
  </>
);

/** How often they have written since. */
export const Again = ({ again }: Pick<Lead, 'again'>) =>
  again > 0 && (
    <span className="inline-block whitespace-nowrap rounded-full border border-line px-2 text-muted text-sm">
      {again === 1 ? 'wrote again' : `wrote ${again} times more`}
    </span>
  );
