import { DAY_MS, MINUTE_MS } from '../../contract/durations.ts';
import { HttpError } from '../http/http-error.ts';

/** Whoever chooses the present minute is not told that it is over. */
const LATE_MS = MINUTE_MS;
const FURTHEST_MS = 2 * 366 * DAY_MS;

/** A plan is neither for a time that is over nor for one that is years away. */
export function demandMoment(at: number, now: number): void {
  if (at < now - LATE_MS) throw new HttpError(400, 'plans.past', { fields: { at: 'plans.past' } });
  if (at > now + FURTHEST_MS) throw new HttpError(400, 'plans.tooFar', { fields: { at: 'plans.tooFar' } });
}
