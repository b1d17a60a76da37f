import type { Fact, Fuel } from '../facts.ts';
import { factValue } from '../facts.ts';

export const energies = ['petrol', 'electricity'] as const;
export type Energy = (typeof energies)[number];

export const ENERGY_OF = { petrol: 'petrol', electric: 'electricity' } as const satisfies Record<Fuel, Energy>;

/** What a litre or a unit costs from a day on, until a newer one of the same begins. */
export interface EnergyPrice {
  energy: Energy;
  /** In rupees. */
  price: number;
  /** `YYYY-MM-DD` */
  validFrom: string;
  source: string;
  /** It changes often, or from place to place. */
  isUncertain?: boolean | undefined;
}

/** The newest of each that holds on a day. */
export const energyPricesOn = <Price extends EnergyPrice>(prices: readonly Price[], date: string): Price[] =>
  energies.flatMap((energy) => {
    const valid = prices.filter((one) => one.energy === energy && one.validFrom <= date);
    return valid.toSorted((one, other) => other.validFrom.localeCompare(one.validFrom)).slice(0, 1);
  });

/** Litres or units for one kilometre; undefined where nobody has measured what it takes. */
export function energyPerKm(fuel: Fuel, facts: readonly Fact[]): number | undefined {
  if (fuel === 'petrol') {
    const kmpl = factValue(facts, 'kmpl');
    return kmpl && 1 / kmpl;
  }
  const [battery, range] = [factValue(facts, 'batteryKwh'), factValue(facts, 'rangeKm')];
  return battery && range ? battery / range : undefined;
}
