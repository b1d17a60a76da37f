import type * as z from 'zod';
import { fuelOf } from '../../../contract/facts.ts';
import type { Filters } from '../../../contract/finding.ts';
import { compareBy, fits, MODELS_PER_PAGE } from '../../../contract/finding.ts';
import { namedSo } from '../../../contract/named-so.ts';
import { pageOf } from '../../../contract/pages-of.ts';
import type { findParamsSchema, foundModelSchema, foundModelsSchema } from '../../../contract/schemas/buying.ts';
import type { Asked } from '../../http/kept-content.ts';
import type { ModelToBuy, VariantToBuy } from './models-to-buy.ts';
import { modelsToBuy } from './models-to-buy.ts';

interface Found {
  toBuy: ModelToBuy;
  variant: VariantToBuy;
}

/** The models of which a variant fits all that is asked for, each in the one that costs least of those. */
export function find(
  { type, name = '', sort, page = '1', ...filters }: z.output<typeof findParamsSchema>,
  { documents, day }: Required<Asked>,
): z.input<typeof foundModelsSchema> {
  const types = type?.split(',');
  const isNamedSo = namedSo(name);
  const found = modelsToBuy(documents, day)
    .filter(({ model, names }) => (types?.includes(model.type) ?? true) && (!name || isNamedSo(names)))
    .flatMap((toBuy): Found[] => {
      const variant = cheapest(toBuy.variants.filter((one) => fits(filters as Filters, one)));
      return variant ? [{ toBuy, variant }] : [];
    });
  const sorted = sort ? found.toSorted((one, other) => compareBy(sort, one.variant, other.variant)) : found;
  const { items, ...place } = pageOf(sorted, Number(page), MODELS_PER_PAGE);
  return { total: sorted.length, ...place, models: items.map(foundModel) };
}

const cheapest = (variants: readonly VariantToBuy[]): VariantToBuy | undefined =>
  variants.reduce<VariantToBuy | undefined>(
    (least, one) => (least && least.onRoad <= one.onRoad ? least : one),
    undefined,
  );

export const foundModel = ({ toBuy: { model, variants }, variant }: Found): z.input<typeof foundModelSchema> => ({
  bikeName: model.bikeName,
  name: model.name,
  type: model.type,
  fuel: fuelOf(model),
  image: model.pictures.icon,
  variant: variant.name,
  variants: variants.length,
  price: variant.price,
  onRoad: variant.onRoad,
  ...(variant.emi !== undefined && { emi: variant.emi }),
  unknown: [...variant.unknown],
  facts: variant.facts.map(({ figure, value }) => ({ figure, value })),
});
