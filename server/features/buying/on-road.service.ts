import type * as z from 'zod';
import { textIn } from '../../../contract/documents/local-text.ts';
import { factsOf, fuelOf } from '../../../contract/facts.ts';
import type { Extra, Quote, QuoteLine } from '../../../contract/on-road/quote.ts';
import { quote } from '../../../contract/on-road/quote.ts';
import { crossedSlab } from '../../../contract/on-road/slabs.ts';
import { lineLabel, lineRule } from '../../../contract/on-road/words.ts';
import type { ModelDocument } from '../../../contract/schemas/model-document.ts';
import type { onRoadParamsSchema, onRoadSchema } from '../../../contract/schemas/on-road.ts';
import type { Translate } from '../../../contract/translate.ts';
import { accessoriesOf, shownModelNamed, variantPrices } from '../../documents/models.ts';
import { offersOff } from '../../documents/offers-off.ts';
import { ratesIn } from '../../documents/rates.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Asked } from '../../http/kept-content.ts';

export type BuyingAsked = Required<Asked> & { translate: Translate };

/** What the on-road price of a model is, for whoever chose all this of it. */
export function onRoad(
  { bikeName, variant, finance, accessories, date }: z.output<typeof onRoadParamsSchema>,
  asked: BuyingAsked,
): z.input<typeof onRoadSchema> {
  const model = shownModelNamed(asked.documents, bikeName);
  if (!model) throw new HttpError(404, 'catalogue.unknownModel');
  const chosen = variantNamed(model, variant);
  const found = quoteOf(model, chosen, asked, {
    isFinanced: finance === '1',
    accessories: accessories?.split(',').filter(Boolean) ?? [],
    date: date ?? asked.day,
  });
  return {
    bikeName: model.bikeName,
    name: model.name,
    variant: chosen.name,
    ...found,
    lines: found.lines.map((line) => lineInWords(line, asked.translate)),
    ...slabBelow(model, chosen, found.asOf, asked),
  };
}

/** Of the variants that cost less and are on a lower step of the tax the dearest: the one that somebody may rather take. */
function slabBelow(model: ModelDocument, chosen: PricedVariant, date: string, { documents }: BuyingAsked) {
  const cheaper = variantPrices(model).filter(({ price }) => price < chosen.price);
  const [slab] = cheaper
    .toSorted((one, other) => other.price - one.price)
    .flatMap(({ name, price }) => {
      const between = { fuel: fuelOf(model), from: price, to: chosen.price };
      const crossed = crossedSlab(between, date, ratesIn(documents));
      return crossed ? [{ variant: name, ...crossed }] : [];
    });
  return slab && { slab };
}

type PricedVariant = ReturnType<typeof variantPrices>[number];

function variantNamed(model: ModelDocument, name: string | undefined): PricedVariant {
  const [base, ...others] = variantPrices(model);
  const found = name ? [base, ...others].find((variant) => variant?.name === name) : base;
  if (!found) throw new HttpError(404, 'catalogue.unknownVariant');
  return found;
}

interface Chosen {
  isFinanced?: boolean;
  accessories?: readonly string[];
  date?: string;
}

/** With nothing chosen it is what anybody pays today. */
function quoteOf(model: ModelDocument, variant: PricedVariant, asked: BuyingAsked, chosen: Chosen = {}): Quote {
  const { isFinanced = false, accessories = [], date = asked.day } = chosen;
  const bought = { price: variant.price, fuel: fuelOf(model), facts: factsOf(model, variant) };
  const extras = [
    ...extrasOf(model, accessories, asked),
    ...offersOff(asked.documents, { model, variant: variant.name }, date, asked.locale),
  ];
  return quote(bought, { isFinanced, extras }, date, ratesIn(asked.documents));
}

function extrasOf(model: ModelDocument, partNos: readonly string[], { documents, locale }: BuyingAsked): Extra[] {
  const offered = accessoriesOf(documents, model);
  return [...new Set(partNos)].map((asked) => {
    const accessory = offered.find(({ partNo }) => partNo === asked);
    if (!accessory) throw new HttpError(404, 'catalogue.unknownAccessory');
    return { key: `accessory:${asked}`, label: textIn(accessory.heading, locale), amount: accessory.price };
  });
}

const lineInWords = (line: QuoteLine, translate: Translate): z.input<typeof onRoadSchema>['lines'][number] => ({
  key: line.key,
  label: lineLabel(line, translate),
  amount: line.amount,
  kind: line.kind,
  optional: line.isOptional,
  included: line.isIncluded,
  rule: lineRule(line, translate),
  source: line.rate?.source ?? null,
  validFrom: line.rate?.validFrom ?? null,
  uncertain: line.rate?.isUncertain ?? false,
});
