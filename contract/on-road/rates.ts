import { DAY_MS } from '../durations.ts';
import type { Fuel } from '../facts.ts';
import type { RateName } from './lines.ts';

/** Up to a price, capacity or power and including it, or without end. */
interface Step {
  upTo?: number | undefined;
  value: number;
}

/** One rate from a day on, until another of the same name and fuel begins. */
export interface Rate {
  rate: RateName;
  fuel: Fuel | 'any';
  /** `YYYY-MM-DD` */
  validFrom: string;
  steps: readonly Step[];
  source: string;
  /** Nobody could say so for sure when it was entered. */
  isUncertain?: boolean | undefined;
}

/** Rates that nobody has held against their sources for so long may have changed. */
const STALE_AFTER_DAYS = 180;

/** Both are days, `YYYY-MM-DD`. */
export const isStale = (checkedOn: string, today: string): boolean =>
  Date.parse(today) - Date.parse(checkedOn) > STALE_AFTER_DAYS * DAY_MS;

type RatesOfDay = ReadonlyMap<RateName, Rate>;

/** A list that was looked through once for a fuel and a day is not looked through again: catalogues are full of quotes. */
const known = new WeakMap<readonly Rate[], Map<string, RatesOfDay>>();

/** The newest of each name that holds on a day; one for this fuel goes before one for any. */
export function ratesOn(rates: readonly Rate[], fuel: Fuel, date: string): RatesOfDay {
  const days = known.get(rates) ?? new Map<string, RatesOfDay>();
  known.set(rates, days);
  const key = `${fuel} ${date}`;
  const found = days.get(key) ?? chosen(rates, fuel, date);
  if (days.size > MOST_DAYS) days.clear();
  days.set(key, found);
  return found;
}

/** Anybody may ask for any day. */
const MOST_DAYS = 100;

function chosen(rates: readonly Rate[], fuel: Fuel, date: string): RatesOfDay {
  const valid = rates.filter(({ fuel: of, validFrom }) => of !== other(fuel) && validFrom <= date);
  return new Map(valid.toSorted((one, two) => rank(one).localeCompare(rank(two))).map((rate) => [rate.rate, rate]));
}

const other = (fuel: Fuel): Fuel => (fuel === 'petrol' ? 'electric' : 'petrol');
/** The day decides between two of a fuel; which fuel it is for goes before the day. */
const rank = ({ fuel, validFrom }: Rate): string => `${fuel === 'any' ? 0 : 1} ${validFrom}`;

/** Undefined where the steps do not reach so far, or where nobody knows how far it is. */
export function valueAtStep({ steps }: Pick<Rate, 'steps'>, measure: number | undefined): number | undefined {
  const [first] = steps;
  if (first && first.upTo === undefined) return first.value;
  if (measure === undefined) return undefined;
  return steps.find(({ upTo }) => upTo === undefined || measure <= upTo)?.value;
}
