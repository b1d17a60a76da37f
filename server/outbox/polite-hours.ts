import { DAY_MS, HOUR_MS } from '../../contract/durations.ts';
import { kolkataDate, kolkataInstant } from '../../contract/kolkata-time.ts';

const FROM = '09:00';
const UNTIL = '20:00';

/** How long a number is left alone after a message. */
export const TURN_MS = HOUR_MS;

/** The first moment from this one on at which customers may be written to. */
export function politeFrom(at: number): number {
  const day = kolkataDate(at);
  if (at < kolkataInstant(day, FROM)) return kolkataInstant(day, FROM);
  return at < kolkataInstant(day, UNTIL) ? at : kolkataInstant(kolkataDate(at + DAY_MS), FROM);
}
