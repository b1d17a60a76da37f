import { formatDate, formatTime } from '../../../contract/display.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../contract/durations.ts';
import { kolkataDate, kolkataTime } from '../../../contract/kolkata-time.ts';
import { stages } from '../../../contract/leads/stages.ts';
import type { Lead } from './lead-calls.ts';

export interface Step {
  text: string;
  /** It should have been taken by now. */
  isLate: boolean;
}

/** When the next step of a lead is due, as somebody says it now. */
export function stepOf({ followUpAt, dueAt, closedAt, stage }: Lead, now: number): Step {
  if (closedAt !== null) return { text: `${stages[stage].title} ${dayOf(closedAt, now)}`, isLate: false };
  const at = followUpAt ?? dueAt;
  if (at < now) return { text: `Late by ${spanOf(now - at)}`, isLate: true };
  return { text: momentOf(at, now), isLate: false };
}

/** 12 min, 3 h, 2 days. */
export function spanOf(ms: number): string {
  if (ms < HOUR_MS) return `${Math.max(1, Math.round(ms / MINUTE_MS))} min`;
  if (ms < DAY_MS) return `${Math.round(ms / HOUR_MS)} h`;
  const days = Math.round(ms / DAY_MS);
  return days === 1 ? '1 day' : `${days} days`;
}

/** Today 3:45 PM, Tomorrow 10:00 AM, 22 Nov 10:00 AM. */
export const momentOf = (at: number, now: number): string => `${dayOf(at, now)} ${formatTime(kolkataTime(at))}`;

function dayOf(at: number, now: number): string {
  const day = kolkataDate(at);
  const near = [
    ['Today', kolkataDate(now)],
    ['Tomorrow', kolkataDate(now + DAY_MS)],
    ['Yesterday', kolkataDate(now - DAY_MS)],
  ].find(([, date]) => date === day);
  if (near) return near[0] ?? '';
  const isThisYear = day.slice(0, 4) === kolkataDate(now).slice(0, 4);
  return isThisYear ? formatDate(day).replace(/ \d{4}$/, '') : formatDate(day);
}
