import type { Fact, Figure } from './facts.ts';
import { factValue, figureOf } from './facts.ts';

/** What somebody looks for, as it stands in addresses: `?budget=90000&mileage=50&sort=onRoad`. */
export const filterNames = ['budget', 'emi', 'cc', 'mileage', 'weight', 'seat', 'fuel', 'distance'] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Partial<Record<FilterName, string>>;

export const sortings = ['price', 'onRoad', 'mileage', 'weight', 'power'] as const;
export type Sorting = (typeof sortings)[number];

export const MODELS_PER_PAGE = 24;

/** One variant, with all that is filtered and sorted by. */
export interface Candidate {
  price: number;
  onRoad: number;
  /** Undefined where no lender's offer is known. */
  emi: number | undefined;
  fuel: string;
  facts: readonly Fact[];
}

/** From, up to, or between: `110-125`, `-110`, `160-`, and `110` alone for what is not more than that. */
export function rangeOf(text: string): { least: number; most: number } | undefined {
  const [, least, dash, most] = /^(\d+(?:\.\d+)?)?(-)?(\d+(?:\.\d+)?)?$/.exec(text.trim()) ?? [];
  if (least === undefined && most === undefined) return undefined;
  if (!dash) return { least: 0, most: Number(least) };
  return { least: Number(least ?? 0), most: most === undefined ? Number.POSITIVE_INFINITY : Number(most) };
}

const DETOUR = 1.5;

/** How a filter reads what was asked for; what is no number filters nothing. */
const tests: Record<FilterName, (asked: string, one: Candidate) => boolean> = {
  budget: (asked, { onRoad }) => upTo(asked, onRoad),
  emi: (asked, { emi }) => upTo(asked, emi),
  cc: (asked, { facts }) => isWithin(asked, factValue(facts, 'cc')),
  mileage: (asked, { facts }) => atLeast(asked, factValue(facts, 'kmpl')),
  weight: (asked, { facts }) => upTo(asked, factValue(facts, 'kerbWeightKg')),
  seat: (asked, { facts }) => upTo(asked, factValue(facts, 'seatHeightMm')),
  fuel: (asked, { fuel }) => asked === fuel,
  // Petrol is to be had everywhere; a battery has to last for the day, and for a detour.
  distance: (asked, { fuel, facts }) =>
    fuel !== 'electric' || !(Number(asked) > 0) || atLeast(String(Number(asked) * DETOUR), factValue(facts, 'rangeKm')),
};

/** Whoever asks for a figure is not shown what nobody has measured. */
const isWithin = (asked: string, value: number | undefined): boolean => {
  const range = rangeOf(asked);
  return !range || (value !== undefined && value >= range.least && value <= range.most);
};
const upTo = (asked: string, value: number | undefined): boolean => isWithin(`-${asked}`, value);
const atLeast = (asked: string, value: number | undefined): boolean => isWithin(`${asked}-`, value);

export const fits = (filters: Filters, one: Candidate): boolean =>
  filterNames.every((name) => !filters[name] || tests[name](filters[name], one));

const figureOrder: Partial<Record<Sorting, Figure>> = { mileage: 'kmpl', weight: 'kerbWeightKg', power: 'peakKw' };

/** The better one first; what nobody has measured comes last. */
export function compareBy(sorting: Sorting, one: Candidate, other: Candidate): number {
  if (sorting === 'price' || sorting === 'onRoad') return one[sorting] - other[sorting];
  const figure = figureOrder[sorting] as Figure;
  const sign = figureOf(figure).better === 'more' ? -1 : 1;
  const of = ({ facts }: Candidate) => (factValue(facts, figure) ?? Number.POSITIVE_INFINITY * sign) * sign;
  return of(one) - of(other) || 0;
}
