import type { Week } from '../../contract/branches.ts';
import { weekDays } from '../../contract/branches.ts';
import { DAY_MS } from '../../contract/durations.ts';
import { kolkataDate, kolkataDayStart, kolkataInstant } from '../../contract/kolkata-time.ts';

/** When a branch is there for its customers. */
export interface Opening {
  week: Week;
  /** `YYYY-MM-DD` of days on which it stays closed. */
  closedOn: ReadonlySet<string>;
}

interface Span {
  opens: number;
  closes: number;
}

/** A branch that does not open within so many days has closed for good, as far as any clock knows. */
const LOOK_AHEAD_DAYS = 60;

/** The instant at which so much time has passed at an open branch; undefined: it does not open any more. */
export function afterOpeningTime(opening: Opening, from: number, ms: number): number | undefined {
  let left = ms;
  for (const { opens, closes } of spansFrom(opening, from)) {
    const begins = Math.max(opens, from);
    if (closes - begins >= left) return begins + left;
    left -= closes - begins;
  }
  return undefined;
}

export const isOpenAt = (opening: Opening, at: number): boolean => {
  const today = spanOf(opening, kolkataDate(at));
  return today !== undefined && today.opens <= at && at < today.closes;
};

/** The next instant at which it opens, later than another; undefined: none is known. */
export function nextOpening(opening: Opening, after: number): number | undefined {
  for (const { opens } of spansFrom(opening, after)) if (opens > after) return opens;
  return undefined;
}

function* spansFrom(opening: Opening, from: number): Generator<Span> {
  const start = kolkataDayStart(kolkataDate(from));
  for (let day = 0; day <= LOOK_AHEAD_DAYS; day += 1) {
    const span = spanOf(opening, kolkataDate(start + day * DAY_MS));
    if (span && span.closes > from) yield span;
  }
}

function spanOf({ week, closedOn }: Opening, day: string): Span | undefined {
  const hours = closedOn.has(day) ? null : week[weekDayOf(day)];
  return hours ? { opens: kolkataInstant(day, hours.opens), closes: kolkataInstant(day, hours.closes) } : undefined;
}

/** `getUTCDay` counts from Sunday, the week here from Monday. */
const weekDayOf = (day: string) => weekDays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon';
