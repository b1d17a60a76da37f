import type { Rate } from '../on-road/rates.ts';
import { valueAtStep } from '../on-road/rates.ts';

export const conditions = ['good', 'fair', 'poor'] as const;
type Condition = (typeof conditions)[number];

type Steps = Rate['steps'];

/** What the dealership gives for used vehicles from a day on. */
export interface ExchangeTable {
  /** `YYYY-MM-DD` */
  validFrom: string;
  source: string;
  /** By its age in years: what it is worth, in percent of what a new one costs. */
  ages: Steps;
  /** What is taken off that, in percent of it: by kilometres, by owners, by condition. */
  kilometres: Steps;
  owners: Steps;
  good: number;
  fair: number;
  poor: number;
  /** How far the range reaches to both sides of it, in percent of it. */
  spread: number;
}

export interface UsedVehicle {
  /** What a new one of its kind costs today, in rupees. */
  price: number;
  years: number;
  kilometres: number;
  owners: number;
  condition: Condition;
}

export interface ExchangeRange {
  least: number;
  most: number;
}

/** The ends of a range are whole multiples of it, in rupees: a closer figure would promise too much. */
const ROUNDED_TO = 500;

/** The newest table that holds on a day. */
export const exchangeTableOn = <Table extends ExchangeTable>(
  tables: readonly Table[],
  date: string,
): Table | undefined =>
  tables
    .filter(({ validFrom }) => validFrom <= date)
    .toSorted((one, other) => other.validFrom.localeCompare(one.validFrom))[0];

/** Undefined where the table does not reach so far: then somebody has to look at it. */
export function exchangeRange(vehicle: UsedVehicle, table: ExchangeTable): ExchangeRange | undefined {
  const worth = valueAtStep({ steps: table.ages }, vehicle.years);
  const off = [
    valueAtStep({ steps: table.kilometres }, vehicle.kilometres),
    valueAtStep({ steps: table.owners }, vehicle.owners),
    table[vehicle.condition],
  ];
  if (worth === undefined || off.some((percent) => percent === undefined)) return undefined;
  // What computers add to the last digits must not move an end by a step.
  const middle = off.reduce<number>(
    (left, percent) => left * (1 - (percent ?? 0) / 100),
    (vehicle.price * worth) / 100,
  );
  const end = (share: number, round: (steps: number) => number): number =>
    round(Number(((middle * share) / ROUNDED_TO).toFixed(6))) * ROUNDED_TO;
  return { least: end(1 - table.spread / 100, Math.floor), most: end(1 + table.spread / 100, Math.ceil) };
}
