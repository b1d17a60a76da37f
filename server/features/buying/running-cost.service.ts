import type * as z from 'zod';
import { MOST_TOGETHER } from '../../../contract/catalogue.ts';
import type { Fact, Figure, Fuel } from '../../../contract/facts.ts';
import { factsOf, fuelOf } from '../../../contract/facts.ts';
import type { Quote, QuoteLine } from '../../../contract/on-road/quote.ts';
import { quote } from '../../../contract/on-road/quote.ts';
import { lineLabel } from '../../../contract/on-road/words.ts';
import { differenceOf } from '../../../contract/running-cost/comparable.ts';
import { energyPerKm, energyPricesOn } from '../../../contract/running-cost/energy.ts';
import type { runningCostParamsSchema, runningCostSchema } from '../../../contract/schemas/running-cost.ts';
import type { Documents } from '../../documents/document-kind.ts';
import { shownModelCalled, variantPrices } from '../../documents/models.ts';
import { offersOff } from '../../documents/offers-off.ts';
import { energyPricesIn, ratesIn } from '../../documents/rates.ts';
import { HttpError } from '../../http/http-error.ts';
import type { ModelToBuy } from './models-to-buy.ts';
import { modelsToBuy } from './models-to-buy.ts';
import type { BuyingAsked } from './on-road.service.ts';

const FIGURES: Readonly<Record<Fuel, readonly Figure[]>> = {
  petrol: ['kmpl'],
  electric: ['batteryKwh', 'rangeKm'],
};

/** An electric and a petrol model beside each other; the cheapest of each where none is named. */
export function runningCost(
  { model, electric, petrol }: z.output<typeof runningCostParamsSchema>,
  asked: BuyingAsked,
): z.input<typeof runningCostSchema> {
  const { documents, day, translate } = asked;
  const measured = modelsToBuy(documents, day).filter((toBuy) => perKmOf(toBuy) !== undefined);
  const named = model ? fuelNamed(model, documents) : undefined;
  const one = sideOf('electric', electric ?? (named === 'electric' ? model : undefined), measured, asked);
  const other = sideOf('petrol', petrol ?? (named === 'petrol' ? model : undefined), measured, asked);
  return {
    asOf: day,
    prices: energyPricesOn(energyPricesIn(documents), day),
    electric: one?.shown ?? null,
    petrol: other?.shown ?? null,
    difference: one && other ? inWords(one.quote, other.quote, translate) : null,
    models: measured.length > MOST_TOGETHER ? [] : measured.map(choiceOf),
  };
}

const choiceOf = ({ model }: ModelToBuy) => ({ bikeName: model.bikeName, name: model.name, fuel: fuelOf(model) });

function fuelNamed(name: string, documents: Documents): Fuel {
  const model = shownModelCalled(documents, name);
  if (!model) throw new HttpError(404, 'catalogue.unknownModel');
  return fuelOf(model);
}

const perKmOf = ({ model, variants: [base] }: ModelToBuy): number | undefined =>
  base && energyPerKm(fuelOf(model), base.facts);

interface Side {
  shown: NonNullable<z.input<typeof runningCostSchema>['electric']>;
  quote: Quote;
}

function sideOf(
  fuel: Fuel,
  name: string | undefined,
  measured: readonly ModelToBuy[],
  { documents, day }: BuyingAsked,
): Side | undefined {
  const model = name ? shownModelCalled(documents, name) : cheapest(fuel, measured)?.model;
  if (name && (!model || fuelOf(model) !== fuel)) throw new HttpError(404, 'catalogue.unknownModel');
  const base = model && variantPrices(model)[0];
  if (!model || !base) return undefined;
  const facts = factsOf(model, base);
  const extras = offersOff(documents, { model, variant: base.name }, day);
  const found = quote({ price: base.price, fuel, facts }, { extras }, day, ratesIn(documents));
  const { bikeName, name: title } = model;
  return {
    quote: found,
    shown: {
      bikeName,
      name: title,
      variant: base.name,
      onRoad: found.total,
      perKm: energyPerKm(fuel, facts) ?? null,
      facts: facts.filter(({ figure }: Fact) => FIGURES[fuel].includes(figure)),
    },
  };
}

const cheapest = (fuel: Fuel, measured: readonly ModelToBuy[]): ModelToBuy | undefined =>
  measured
    .filter(({ model }) => fuelOf(model) === fuel)
    .reduce<ModelToBuy | undefined>((least, one) => (least && baseOf(least) <= baseOf(one) ? least : one), undefined);

const baseOf = ({ variants: [base] }: ModelToBuy): number => base?.onRoad ?? Infinity;

function inWords(one: Quote, other: Quote, translate: BuyingAsked['translate']) {
  const { more, leftOut } = differenceOf(one, other);
  const lines = new Map<string, QuoteLine>([...other.lines, ...one.lines].map((line) => [line.key, line]));
  return {
    more,
    leftOut: leftOut.flatMap((key) => {
      const line = lines.get(key);
      return line ? [lineLabel(line, translate)] : [];
    }),
  };
}
