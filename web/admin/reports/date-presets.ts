import { DAY_MS } from '../../../contract/durations.ts';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import type { Dates } from './report-request.ts';

/** What staff ask for most, as of an instant. */
export function datePresets(now: number): { label: string; dates: Dates }[] {
  const today = kolkataDate(now);
  const yesterday = kolkataDate(now - DAY_MS);
  return [
    { label: 'Today', dates: { from: today, to: today } },
    { label: 'Yesterday', dates: { from: yesterday, to: yesterday } },
    { label: 'Last 7 days', dates: { from: kolkataDate(now - 6 * DAY_MS), to: today } },
    { label: 'This month', dates: { from: `${today.slice(0, 8)}01`, to: today } },
    { label: 'All dates', dates: { from: '', to: '' } },
  ];
}
