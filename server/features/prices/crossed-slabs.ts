import type * as z from 'zod';
import { fuelOf } from '../../../contract/facts.ts';
import { crossedSlab } from '../../../contract/on-road/slabs.ts';
import type { crossedSlabsSchema, priceSlabsSchema } from '../../../contract/schemas/price-import.ts';
import type { Documents } from '../../documents/document-kind.ts';
import { modelNamed, modelWithNumber, variantPrices } from '../../documents/models.ts';
import { ratesIn } from '../../documents/rates.ts';

/** None of a model that is not published yet: there is nothing to compare with. */
export function crossedSlabs(
  { model: asked, prices }: z.output<typeof priceSlabsSchema>,
  documents: Documents,
  date: string,
): z.input<typeof crossedSlabsSchema> {
  const found = typeof asked === 'number' ? modelWithNumber(documents, asked) : modelNamed(documents, asked);
  if (!found) return [];
  const { body: model } = found;
  return prices.flatMap(({ variant: id, price: after }) => {
    const variant = id === null ? undefined : variantPrices(model).find((one) => one.id === id);
    if (id !== null && !variant) return [];
    const before = variant?.price ?? model.price;
    const slab = crossedSlab({ fuel: fuelOf(model), from: before, to: after }, date, ratesIn(documents));
    return slab ? [{ variant: id, name: variant?.name ?? '', before, after, slab }] : [];
  });
}
