import type * as z from 'zod';
import { modelKey } from '../../../contract/catalogue.ts';
import type { priceNowSchema, priceUpdateSchema } from '../../../contract/schemas/staff.ts';
import { sentence } from '../../../contract/sentence.ts';
import { findSetter, priceActions, variantSubject } from '../../changes/price-audit.ts';
import type { AuditEntry } from '../../db/audit.ts';
import type { Db, Trx } from '../../db/db.ts';
import { HttpError } from '../../http/http-error.ts';
import { findPrice, listOwnPrices, updatePrice } from './prices.repository.ts';

type PriceUpdate = z.output<typeof priceUpdateSchema>;
type Variant = Awaited<ReturnType<typeof listOwnPrices>>[number];

interface Model {
  bike_name: string;
  price: number;
  /** Those with a price of their own. */
  variants: Variant[];
}

/** Sets the price of a model, and those of variants with it: all of them, or none when one is not what its editor saw. */
export async function setPrices(trx: Trx, bikeName: string, update: PriceUpdate): Promise<AuditEntry[]> {
  const found = await findPrice(trx, modelKey(bikeName));
  if (!found) throw new HttpError(404, 'catalogue.unknownModel');
  const model = { ...found, variants: await listOwnPrices(trx, found.id) };
  const { price, expectedPrice, variants: changes = [] } = update;
  const isSet = [await updatePrice(trx, 'vehicles', { id: found.id, price, expectedPrice })];
  for (const change of changes) {
    findVariant(model, change.id);
    isSet.push(await updatePrice(trx, 'variants', change));
  }
  if (isSet.includes(false)) {
    throw new HttpError(409, 'prices.changedMeanwhile', { current: await pricesNow(trx, model) });
  }
  if (update.variants) refuseCheaperVariants(price, await listOwnPrices(trx, found.id));
  return auditEntries(model, update);
}

function findVariant({ variants }: Model, wanted: number): Variant {
  const variant = variants.find(({ id }) => id === wanted);
  if (!variant) throw new HttpError(404, 'prices.unknownVariant');
  return variant;
}

function refuseCheaperVariants(modelPrice: number, variants: readonly Variant[]): void {
  const cheaper = variants.find(({ price }) => price < modelPrice);
  if (!cheaper) return;
  const fault = sentence('prices.variantBelowModel', { variant: cheaper.name });
  throw new HttpError(400, fault, { fields: { variants: fault } });
}

function auditEntries(model: Model, { price, variants = [] }: PriceUpdate): AuditEntry[] {
  const ofVariants = variants.map(({ id, price: after }) => {
    const { name, price: before } = findVariant(model, id);
    return { action: priceActions.variant, subject: variantSubject(model.bike_name, name), before, after };
  });
  const ofModel = { action: priceActions.bike, subject: model.bike_name, before: model.price, after: price };
  return [ofModel, ...ofVariants].filter(({ before, after }) => before !== after);
}

/** As it was found: what this request has changed of it goes back with the refusal. */
async function pricesNow(db: Db, { bike_name, price, variants }: Model): Promise<z.input<typeof priceNowSchema>> {
  const now = [];
  for (const { id, name, price: ofVariant } of variants) {
    now.push({ id, price: ofVariant, ...(await findSetter(db, 'variant', variantSubject(bike_name, name))) });
  }
  return { price, ...(await findSetter(db, 'bike', bike_name)), variants: now };
}
