import type { Fact, Fuel } from '../facts.ts';
import { factValue } from '../facts.ts';
import type { LineKind, RateName } from './lines.ts';
import { definitionOf, ENGINE_FIGURE, ENGINE_UNIT, rateNames } from './lines.ts';
import { insideOf, paiseOf, percentOf, rupeesOf } from './money.ts';
import type { Rate } from './rates.ts';
import { ratesOn, valueAtStep } from './rates.ts';

/** What is bought. */
export interface Bought {
  /** Ex-showroom, in rupees. */
  price: number;
  fuel: Fuel;
  facts: readonly Fact[];
}

export interface Extra {
  /** `accessory:08P55-K71-130`, `offer:3` */
  key: `accessory:${string}` | `offer:${number}`;
  label: string;
  /** In rupees; what an offer takes off is less than nothing. */
  amount: number;
  /** Of an offer: its last day, if it has one. */
  until?: string | undefined;
}

export interface Choices {
  isFinanced?: boolean;
  /** Accessories that were chosen, and offers that hold on the day. */
  extras?: readonly Extra[];
}

export interface QuoteLine {
  key: 'exShowroom' | RateName | Extra['key'];
  /** Of what has a name of its own. */
  label?: string;
  /** In rupees, with paise; null: nobody here knows it, so ask. */
  amount: number | null;
  kind: LineKind;
  /** Nobody has to have it. */
  isOptional: boolean;
  /** In the total. */
  isIncluded: boolean;
  /** What the amount is made of: so many percent of an amount, or a sum for engines of this size. Without it, it is the same for all. */
  rule?:
    | { percent: number; of: number }
    | { gstPercent: number; gst: number }
    | { engine: number; unit: 'cc' | 'kW' }
    | { until: string };
  rate?: Pick<Rate, 'source' | 'validFrom' | 'isUncertain'>;
}

export interface Quote {
  /** `YYYY-MM-DD` */
  asOf: string;
  lines: QuoteLine[];
  /** Of all lines that are included and known. */
  total: number;
  /** The keys of included lines of which nobody knows the amount. */
  unknown: QuoteLine['key'][];
}

/** The price on the road, line by line; each is rounded for itself. The same in, the same out: it knows no clock and no store. */
export function quote(bought: Bought, choices: Choices, date: string, rates: readonly Rate[]): Quote {
  const reckoned = new Reckoning(bought, date, rates);
  const lines: QuoteLine[] = [
    exShowroom(bought, reckoned),
    ...rateNames.flatMap((name) => {
      const { isBasis, onlyFinanced } = definitionOf(name);
      return isBasis ? [] : [reckoned.line(name, !onlyFinanced || choices.isFinanced === true)];
    }),
    ...withinPrice(choices.extras ?? [], bought.price).map(extraLine),
  ];
  const included = lines.filter(({ isIncluded }) => isIncluded);
  const total = included.reduce((sum, { amount }) => sum + paiseOf(amount ?? 0), 0);
  const unknown = included.filter(({ amount }) => amount === null).map(({ key }) => key);
  return { asOf: date, lines, total: rupeesOf(total), unknown };
}

function exShowroom({ price }: Bought, reckoned: Reckoning): QuoteLine {
  const gst = reckoned.rateOf('gstInside');
  const percent = reckoned.valueAt('gstInside');
  return {
    key: 'exShowroom',
    amount: price,
    kind: 'dealer',
    isOptional: false,
    isIncluded: true,
    ...(gst &&
      percent !== undefined && {
        rule: { gstPercent: percent, gst: rupeesOf(insideOf(paiseOf(price), percent)) },
        rate: gst,
      }),
  };
}

/** Offers take off the price of the dealership alone: never more than that, however many there are, so what others are owed stays. */
function withinPrice(extras: readonly Extra[], price: number): Extra[] {
  let left = price;
  return extras.flatMap((extra) => {
    if (!extra.key.startsWith('offer:')) return [extra];
    const off = Math.min(-extra.amount, left);
    left -= off;
    return off > 0 ? [{ ...extra, amount: -off }] : [];
  });
}

const extraLine = ({ key, label, amount, until }: Extra): QuoteLine => ({
  key,
  label,
  amount,
  kind: key.startsWith('offer:') ? 'dealer' : 'optional',
  isOptional: key.startsWith('accessory:'),
  isIncluded: true,
  ...(until && { rule: { until } }),
});

/** The amounts of one quote in paise, as far as they are known. */
class Reckoning {
  readonly #bought: Bought;
  readonly #rates: ReadonlyMap<RateName, Rate>;

  constructor(bought: Bought, date: string, rates: readonly Rate[]) {
    this.#bought = bought;
    this.#rates = ratesOn(rates, bought.fuel, date);
  }

  rateOf(name: RateName): Rate | undefined {
    return this.#rates.get(name);
  }

  /** Percent or rupees, at the step that this vehicle is on. */
  valueAt(name: RateName): number | undefined {
    const rate = this.rateOf(name);
    const { price, fuel, facts } = this.#bought;
    const measure = definitionOf(name).by === 'price' ? price : factValue(facts, ENGINE_FIGURE[fuel]);
    return rate && valueAtStep(rate, measure);
  }

  line(name: RateName, isIncluded: boolean): QuoteLine {
    const { kind, onlyFinanced } = definitionOf(name);
    const rate = this.rateOf(name);
    const value = this.valueAt(name);
    const amount = this.#amount(name);
    return {
      key: name,
      amount: amount === undefined ? null : rupeesOf(amount),
      kind,
      isOptional: onlyFinanced ?? false,
      isIncluded,
      ...(value !== undefined && this.#rule(name, value)),
      ...(rate && { rate }),
    };
  }

  #rule(name: RateName, value: number): Pick<QuoteLine, 'rule'> {
    const { of, by } = definitionOf(name);
    const base = of && this.#base(of);
    if (base !== undefined) return { rule: { percent: value, of: rupeesOf(base) } };
    const { fuel, facts } = this.#bought;
    const engine = by === 'engine' ? factValue(facts, ENGINE_FIGURE[fuel]) : undefined;
    return engine === undefined ? {} : { rule: { engine, unit: ENGINE_UNIT[fuel] } };
  }

  #amount(name: RateName): number | undefined {
    const { of } = definitionOf(name);
    const value = this.valueAt(name);
    if (value === undefined) return undefined;
    if (!of) return paiseOf(value);
    const base = this.#base(of);
    return base === undefined ? undefined : percentOf(base, value);
  }

  #base(of: 'price' | 'roadTax' | 'declaredValue' | 'premiums'): number | undefined {
    if (of === 'price') return paiseOf(this.#bought.price);
    if (of !== 'premiums') return this.#amount(of);
    // Tax on a premium that has to be asked for is asked for with it.
    const premiums = (['ownDamage', 'thirdParty', 'personalAccident'] as const).map((name) => this.#amount(name));
    const known = premiums.filter((paise) => paise !== undefined);
    return known.length > 0 ? known.reduce((sum, paise) => sum + paise, 0) : undefined;
  }
}
