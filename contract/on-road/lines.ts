import type { Fuel } from '../facts.ts';

export const lineKinds = ['government', 'insurer', 'dealer', 'optional'] as const;
export type LineKind = (typeof lineKinds)[number];

/** By what the steps of a rate are told apart. */
type Measure = 'price' | 'engine';

interface RateDefinition {
  label: string;
  kind: LineKind;
  /** Of a rate in percent: of which amount. Without it the rate is in rupees. */
  of?: 'price' | 'roadTax' | 'declaredValue' | 'premiums';
  by?: Measure;
  /** Only for whoever takes a loan. */
  onlyFinanced?: true;
  /** What others are reckoned from, and no line itself. */
  isBasis?: true;
}

/** What is paid beside the price, in the order of the quote. A new line needs an entry here, and its rate. */
export const rateDefinitions = {
  gstInside: { label: 'GST inside the price', kind: 'government', of: 'price', by: 'engine', isBasis: true },
  declaredValue: { label: 'Declared value', kind: 'insurer', of: 'price', isBasis: true },
  roadTax: { label: 'Lifetime tax', kind: 'government', of: 'price', by: 'price' },
  cess: { label: 'Cess on the tax', kind: 'government', of: 'roadTax' },
  welfareCess: { label: 'Welfare cess', kind: 'government' },
  registration: { label: 'Registration', kind: 'government' },
  smartCard: { label: 'Smart card', kind: 'government' },
  numberPlate: { label: 'Number plate', kind: 'dealer' },
  hypothecation: { label: 'Hypothecation', kind: 'government', onlyFinanced: true },
  ownDamage: { label: 'Insurance: own damage, 1 year', kind: 'insurer', of: 'declaredValue', by: 'engine' },
  thirdParty: { label: 'Insurance: third party, 5 years', kind: 'insurer', by: 'engine' },
  personalAccident: { label: 'Insurance: personal accident, 1 year', kind: 'insurer' },
  premiumGst: { label: 'GST on premiums', kind: 'insurer', of: 'premiums' },
} as const satisfies Record<string, RateDefinition>;

export type RateName = keyof typeof rateDefinitions;
export const rateNames = Object.keys(rateDefinitions) as RateName[];
export const definitionOf = (name: RateName): RateDefinition => rateDefinitions[name];

/** What the capacity of an engine is for petrol, the rated power of a motor is for electric ones. */
export const ENGINE_FIGURE = { petrol: 'cc', electric: 'ratedKw' } as const satisfies Record<Fuel, string>;
/** In which the steps of a rate are written. */
export const ENGINE_UNIT = { petrol: 'cc', electric: 'kW' } as const satisfies Record<Fuel, string>;
