import type { Lead } from '../contacts/attempts.ts';
import { stepInWords, stepState } from './next-step.ts';

/** When the next step is due. Its figures are all equally wide, so that nothing moves while they count. */
export function StepMark({ lead, now, className = '' }: { lead: Lead; now: number; className?: string }) {
  const isLate = stepState(lead, now) === 'late';
  return (
    <span className={`whitespace-nowrap font-semibold text-sm tabular-nums ${isLate ? 'text-bad' : ''} ${className}`}>
      {stepInWords(lead, now)}
    </span>
  );
}
