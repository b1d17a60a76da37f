import { DAY_MS, MINUTE_MS } from '../../../contract/durations.ts';
import { kolkataDate, kolkataInstant } from '../../../contract/kolkata-time.ts';

export interface NextTime {
  label: string;
  at: number;
}

const EVENING = '18:30';
const MORNING = '10:00';
const SATURDAY = 6;
/** Tonight is offered as long as it is not now. */
const LEAST_AHEAD_MS = 15 * MINUTE_MS;

/** When people usually want to be called again, in the time of the dealership. Each day is offered once. */
export function nextTimes(now: number): NextTime[] {
  const today = kolkataDate(now);
  const tomorrow = kolkataDate(now + DAY_MS);
  const days = (SATURDAY - weekDay(today) + 7) % 7 || 7;
  const saturday = kolkataDate(now + days * DAY_MS);
  return [
    { label: 'Tonight 18:30', at: kolkataInstant(today, EVENING) },
    { label: 'Tomorrow 10:00', at: kolkataInstant(tomorrow, MORNING) },
    ...(saturday === tomorrow ? [] : [{ label: 'Saturday 10:00', at: kolkataInstant(saturday, MORNING) }]),
  ].filter(({ at }) => at - now >= LEAST_AHEAD_MS);
}

const weekDay = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
