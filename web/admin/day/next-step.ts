import { formatDate } from '../../../contract/display.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../contract/durations.ts';
import { kolkataDate, kolkataDayStart, kolkataTime } from '../../../contract/kolkata-time.ts';
import type { Lead } from '../contacts/attempts.ts';

/** The four of which everything open is in one, as the server tells them apart (`leadStates`). */
export type StepState = 'late' | 'due' | 'new' | 'planned';

type Stepped = Pick<Lead, 'followUpAt' | 'dueAt' | 'firstAttemptAt'>;

export const nextStepAt = ({ followUpAt, dueAt }: Stepped): number => followUpAt ?? dueAt;

export function stepState(lead: Stepped, now: number): StepState {
  const at = nextStepAt(lead);
  if (at < now) return 'late';
  if (lead.firstAttemptAt === null && lead.followUpAt === null) return 'new';
  return at < kolkataDayStart(kolkataDate(now)) + DAY_MS ? 'due' : 'planned';
}

/** "late by 5 min", "due in 12 min", "due at 18:30", "tomorrow at 10:00", "21 Nov at 10:00". */
export function stepInWords(lead: Stepped, now: number): string {
  const at = nextStepAt(lead);
  const away = at - now;
  if (away < 0) return `late by ${spanInWords(-away)}`;
  if (away < HOUR_MS) return `due in ${spanInWords(away)}`;
  const time = kolkataTime(at).slice(0, 5);
  const day = kolkataDate(at);
  if (day === kolkataDate(now)) return `due at ${time}`;
  if (day === kolkataDate(now + DAY_MS)) return `tomorrow at ${time}`;
  return `${formatDate(day).replace(/ \d{4}$/, '')} at ${time}`;
}

/** Of two units the larger one: nobody wants to know more. */
export function spanInWords(ms: number): string {
  if (ms < MINUTE_MS) return 'less than 1 min';
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min`;
  if (ms < DAY_MS) return `${Math.floor(ms / HOUR_MS)} h`;
  const days = Math.floor(ms / DAY_MS);
  return days === 1 ? '1 day' : `${days} days`;
}
