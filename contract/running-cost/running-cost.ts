/** What it costs to ride: petrol or electricity alone, in rupees. */

const DAYS_A_YEAR = 365;
const MONTHS_A_YEAR = 12;

/** By how much of itself a cost may be more or less than the figures of makers and today's prices say. */
export const SPREAD_PERCENT = 15;

export interface Cost {
  km: number;
  month: number;
  year: number;
}

/** A month is the twelfth of a year. */
export function costOf(rupeesPerKm: number, kmPerDay: number): Cost {
  const year = rupeesPerKm * kmPerDay * DAYS_A_YEAR;
  return { km: rupeesPerKm, month: year / MONTHS_A_YEAR, year };
}

export interface BreakEven {
  /** In how many months what is saved has paid what was paid more; the first in which it has. Infinity: never. */
  months: number;
  /** The same if both costs differ by `SPREAD_PERCENT`, the one this way and the other that way. */
  least: number;
  most: number;
}

interface Compared {
  /** By how much the electric one costs more on the road; less than nothing: by how much it costs less. */
  more: number;
  /** Of each a month. */
  electric: number;
  petrol: number;
}

export function breakEven({ more, electric, petrol }: Compared): BreakEven {
  const spread = SPREAD_PERCENT / 100;
  return {
    months: monthsUntil(more, petrol - electric),
    least: monthsUntil(more, petrol * (1 + spread) - electric * (1 - spread)),
    most: monthsUntil(more, petrol * (1 - spread) - electric * (1 + spread)),
  };
}

function monthsUntil(more: number, saved: number): number {
  if (more <= 0) return 0;
  return saved > 0 ? Math.ceil(more / saved) : Infinity;
}
