import { DAY_MS, HOUR_MS } from '../../../contract/durations.ts';
import { kolkataDate, kolkataDayStart } from '../../../contract/kolkata-time.ts';
import type { Lead } from '../contacts/attempts.ts';
import { momentOf, spanOf } from '../leads/lead-words.ts';

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

/** "late by 5 min", "due in 12 min", "Today 6:30 PM", "Tomorrow 10:00 AM". */
export function stepInWords(lead: Stepped, now: number): string {
  const at = nextStepAt(lead);
  if (at < now) return `late by ${spanOf(now - at)}`;
  return at - now < HOUR_MS ? `due in ${spanOf(at - now)}` : momentOf(at, now);
}
