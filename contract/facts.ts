/** What is known of a vehicle as numbers, beside the texts of its specification: filters, tax, insurance and costs are made of these. */

export const fuels = ['petrol', 'electric'] as const;
export type Fuel = (typeof fuels)[number];

interface FigureDefinition {
  label: string;
  unit: string;
  /** Of vehicles that run on this alone. */
  only?: Fuel;
  most: number;
  /** Which of two is better to have; nobody can say so of a seat's height. */
  better?: 'more' | 'less';
}

/** A new one needs a line here. */
const figures = {
  kmpl: { label: 'Mileage', unit: 'km/L', only: 'petrol', most: 200, better: 'more' },
  rangeKm: { label: 'Range', unit: 'km', only: 'electric', most: 2000, better: 'more' },
  kerbWeightKg: { label: 'Kerb weight', unit: 'kg', most: 1000, better: 'less' },
  seatHeightMm: { label: 'Seat height', unit: 'mm', most: 1500 },
  cc: { label: 'Engine capacity', unit: 'cc', only: 'petrol', most: 3000 },
  peakKw: { label: 'Peak power', unit: 'kW', most: 300, better: 'more' },
  ratedKw: { label: 'Rated power', unit: 'kW', only: 'electric', most: 300 },
  batteryKwh: { label: 'Battery', unit: 'kWh', only: 'electric', most: 100, better: 'more' },
  tankLitres: { label: 'Fuel tank', unit: 'L', only: 'petrol', most: 100, better: 'more' },
} as const satisfies Record<string, FigureDefinition>;

export type Figure = keyof typeof figures;
export const figureNames = Object.keys(figures) as Figure[];
export const figureOf = (name: Figure): FigureDefinition => figures[name];

export interface Fact {
  figure: Figure;
  value: number;
  /** Where the figure comes from. */
  source: string;
}

interface Described {
  type: string;
  fuel?: Fuel | '' | undefined;
  facts?: readonly Fact[] | undefined;
}

/** What nobody has said follows from the catalogue that the model stands in. */
export const fuelOf = ({ fuel, type }: Described): Fuel => fuel || (type === 'ev' ? 'electric' : 'petrol');

/** What holds for a variant: what is said of itself, and what is said of the model otherwise; in the order of the figures. */
export function factsOf(model: Described, variant: { facts?: readonly Fact[] | undefined } = {}): Fact[] {
  const fuel = fuelOf(model);
  const said = [...(variant.facts ?? []), ...(model.facts ?? [])];
  return figureNames.flatMap((name) => {
    const { only = fuel } = figureOf(name);
    const fact = only === fuel && said.find(({ figure }) => figure === name);
    return fact ? [fact] : [];
  });
}

export const factValue = (facts: readonly Fact[], name: Figure): number | undefined =>
  facts.find(({ figure }) => figure === name)?.value;
