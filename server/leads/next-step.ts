import { DAY_MS, HOUR_MS } from '../../contract/durations.ts';
import { kolkataDate, kolkataDayStart, kolkataInstant } from '../../contract/kolkata-time.ts';
import type { Outcome } from '../../contract/leads/contacts.ts';
import type { Opening } from './opening-minutes.ts';
import { afterOpeningTime, nextOpening } from './opening-minutes.ts';

const MORNING = '10:00';
/** Whoever did not answer is tried again on the same day where there is time. */
const TRY_AGAIN_MS = 2 * HOUR_MS;

/** When to go on with somebody, where nobody has said it. */
export const stepAfter = (outcome: Outcome, opening: Opening | undefined, now: number): number =>
  (outcome === 'noAnswer' && opening && afterOpeningTime(opening, now, TRY_AGAIN_MS)) || nextMorning(opening, now);

/** At ten on the next day that the branch is open, or when it opens, if that is later. */
export function nextMorning(opening: Opening | undefined, now: number): number {
  const endOfToday = kolkataDayStart(kolkataDate(now)) + DAY_MS;
  const opens = (opening && nextOpening(opening, endOfToday)) ?? endOfToday;
  return Math.max(opens, kolkataInstant(kolkataDate(opens), MORNING));
}
