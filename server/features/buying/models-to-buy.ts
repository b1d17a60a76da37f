import type * as z from 'zod';
import { modelKey } from '../../../contract/catalogue.ts';
import { textIn } from '../../../contract/documents/local-text.ts';
import type { Fact } from '../../../contract/facts.ts';
import { factsOf, fuelOf } from '../../../contract/facts.ts';
import type { Candidate } from '../../../contract/finding.ts';
import { monthlyFrom, offersOn } from '../../../contract/loan/offers.ts';
import type { Names } from '../../../contract/named-so.ts';
import { namesOf } from '../../../contract/named-so.ts';
import { quote } from '../../../contract/on-road/quote.ts';
import type { ModelDocument } from '../../../contract/schemas/model-document.ts';
import type { variantOnRoadSchema } from '../../../contract/schemas/on-road.ts';
import type { Documents } from '../../documents/document-kind.ts';
import { loansKind } from '../../documents/kinds/loans.ts';
import { modelKind } from '../../documents/kinds/model.ts';
import { offerKind } from '../../documents/kinds/offer.ts';
import { ratesKind } from '../../documents/kinds/rates.ts';
import { madeOf } from '../../documents/live-documents.ts';
import { variantPrices } from '../../documents/models.ts';
import { offersOff } from '../../documents/offers-off.ts';
import { loanOffersIn, ratesIn } from '../../documents/rates.ts';
import type { Asked } from '../../http/kept-content.ts';

/** A variant of a model, with what it costs on the road. */
export interface VariantToBuy extends Candidate {
  name: string;
  unknown: readonly string[];
  facts: readonly Fact[];
}

export interface ModelToBuy {
  model: ModelDocument;
  names: Names;
  variants: readonly VariantToBuy[];
}

/** None of a model that is not shown. */
export function listVariantsOnRoad(
  bikeName: string,
  { documents, day, locale }: Required<Asked>,
): z.input<typeof variantOnRoadSchema>[] {
  const found = modelToBuy(documents, day, bikeName);
  const adds = new Map(found?.model.variants.map((variant) => [variant.name, variant.adds]));
  return (found?.variants ?? []).map(({ name, price, onRoad, emi, unknown, facts }) => ({
    name,
    price,
    onRoad,
    ...(emi !== undefined && { emi }),
    asOf: day,
    unknown: [...unknown],
    facts: [...facts],
    ...(adds.get(name)?.length && { adds: adds.get(name)?.map((text) => textIn(text, locale)) }),
  }));
}

/** All that are shown, in the order of the catalogues. */
export const modelsToBuy = (documents: Documents, day: string): readonly ModelToBuy[] => onDay(documents, day).all;

export const modelToBuy = (documents: Documents, day: string, bikeName: string): ModelToBuy | undefined =>
  onDay(documents, day).byName.get(modelKey(bikeName));

interface OnDay {
  all: readonly ModelToBuy[];
  byName: ReadonlyMap<string, ModelToBuy>;
}

/** Reckoned once for each day and each state of models, rates, loans and offers. */
function onDay(documents: Documents, day: string): OnDay {
  const days = byDay(documents);
  const found = days.get(day) ?? reckoned(documents, day);
  // Nobody needs yesterday's.
  if (!days.has(day)) days.clear();
  days.set(day, found);
  return found;
}

const byDay = madeOf([modelKind, ratesKind, loansKind, offerKind], () => new Map<string, OnDay>());

function reckoned(documents: Documents, day: string): OnDay {
  const rates = ratesIn(documents);
  const offers = offersOn(loanOffersIn(documents), day);
  const shown = documents.of(modelKind).filter(({ body }) => body.isActive);
  const all = shown.map(({ body: model }): ModelToBuy => {
    const fuel = fuelOf(model);
    const variants = variantPrices(model).map((variant): VariantToBuy => {
      const facts = factsOf(model, variant);
      const { name, price } = variant;
      const extras = offersOff(documents, { model, variant: name }, day);
      const { total: onRoad, unknown } = quote({ price, fuel, facts }, { extras }, day, rates);
      return { name, price, onRoad, emi: monthlyFrom(onRoad, offers), unknown, fuel, facts };
    });
    return { model, names: namesOf(model), variants };
  });
  return { all, byName: new Map(all.map((toBuy) => [modelKey(toBuy.model.bikeName), toBuy])) };
}

export const summaryIn = ({ summary }: ModelDocument, locale: Parameters<typeof textIn>[1]) => ({
  engine: textIn(summary.engine, locale),
  power: textIn(summary.power, locale),
  transmission: textIn(summary.transmission, locale),
});
