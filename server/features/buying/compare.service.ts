import type * as z from 'zod';
import { textIn } from '../../../contract/documents/local-text.ts';
import type { comparedModelSchema, compareParamsSchema, comparisonSchema } from '../../../contract/schemas/buying.ts';
import type { Asked } from '../../http/kept-content.ts';
import { foundModel } from './find.service.ts';
import type { ModelToBuy } from './models-to-buy.ts';
import { modelToBuy, summaryIn } from './models-to-buy.ts';

/** Figures, words and prices of some models, in the order in which they are asked for. */
export function compare(
  { models }: z.output<typeof compareParamsSchema>,
  { documents, day, locale }: Required<Asked>,
): z.input<typeof comparisonSchema> {
  const names = [...new Set(models.split(',').map((name) => name.trim()))].filter(Boolean);
  const found = names.map((name) => ({ name, toBuy: modelToBuy(documents, day, name) }));
  return {
    models: found.flatMap(({ toBuy }) => (toBuy ? [comparedModel(toBuy, day, locale)] : [])),
    unknown: found.flatMap(({ name, toBuy }) => (toBuy ? [] : [name])),
  };
}

function comparedModel(
  toBuy: ModelToBuy,
  day: string,
  locale: Required<Asked>['locale'],
): z.input<typeof comparedModelSchema> {
  const { model, variants } = toBuy;
  const [base] = variants;
  if (!base) throw new Error(`${model.bikeName} has no variant.`);
  return {
    ...foundModel({ toBuy, variant: base }),
    texts: summaryIn(model, locale),
    specifications: Object.values(model.specifications)
      .flat()
      .map(({ label, value }) => ({ label: textIn(label, locale), value: textIn(value, locale) })),
    facts: base.facts.map((fact) => ({ ...fact })),
    variantPrices: variants.map(({ name, price, onRoad }) => ({ name, price, onRoad })),
    colours: model.colours.map(({ name }) => textIn(name, locale)),
    asOf: day,
  };
}
