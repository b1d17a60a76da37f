import type * as z from 'zod';
import type { ModelDocument } from '../../../contract/schemas/model-document.ts';
import type { priceNowSchema, priceUpdateSchema } from '../../../contract/schemas/staff.ts';
import type { Sentence } from '../../../contract/sentence.ts';
import { sentence } from '../../../contract/sentence.ts';
import { findSetter, priceActions, variantSubject } from '../../changes/price-audit.ts';
import type { AuditEntry } from '../../db/audit.ts';
import type { Db, Trx } from '../../db/db.ts';
import { changeLive } from '../../documents/change-live.ts';
import { modelKind } from '../../documents/kinds/model.ts';
import type { Documents } from '../../documents/live-documents.ts';
import { modelNamed, variantPrices } from '../../documents/models.ts';
import { HttpError } from '../../http/http-error.ts';

type PriceUpdate = z.output<typeof priceUpdateSchema>;
interface Variant {
  id: number;
  name: string;
  price: number;
}

interface Asked {
  documents: Documents;
  bikeName: string;
  author: string;
}

/** Sets the price of a model, and those of variants with it: all of them, or none when one is not what its editor saw. */
export async function setPrices(trx: Trx, asked: Asked, update: PriceUpdate): Promise<AuditEntry[]> {
  const found = modelNamed(asked.documents, asked.bikeName);
  if (!found) throw new HttpError(404, 'catalogue.unknownModel');
  const { key, body: model } = found;
  const own = ownPrices(model);
  const isAsSeen = [
    isExpected(model.price, update),
    ...(update.variants ?? []).map((change) => isExpected(findVariant(own, change.id).price, change)),
  ];
  if (isAsSeen.includes(false)) {
    throw new HttpError(409, 'prices.changedMeanwhile', { current: await pricesNow(trx, model) });
  }
  const change = (body: ModelDocument) => withPrices(body, update);
  if (update.variants) refuseCheaperVariants(change(model));
  await changeLive(trx, modelKind, key, { author: asked.author, change });
  return auditEntries(model, update);
}

/** Of variants that have one; the base variant has none and follows the model. */
const ownPrices = (model: ModelDocument): Variant[] => variantPrices(model).filter(({ isBase }) => !isBase);

const isExpected = (now: number, { expectedPrice = now }: { expectedPrice?: number | undefined }): boolean =>
  now === expectedPrice;

export function withPrices(model: ModelDocument, { price, variants = [] }: PriceUpdate): ModelDocument {
  const changed = new Map(variants.map((variant) => [variant.id, variant.price]));
  // A draft may lack them.
  const now = model.variants?.map((variant) => {
    const own = changed.get(variant.id);
    return own === undefined ? variant : { ...variant, price: own };
  });
  return { ...model, price, ...(now && { variants: now }) };
}

function findVariant(variants: readonly Variant[], wanted: number): Variant {
  const variant = variants.find(({ id }) => id === wanted);
  if (!variant) throw new HttpError(404, 'prices.unknownVariant');
  return variant;
}

function refuseCheaperVariants(model: ModelDocument): void {
  const fault = cheaperVariant(model);
  if (fault) throw new HttpError(400, fault, { fields: { variants: fault } });
}

/** What is wrong with a model of which a variant costs less than itself. */
export function cheaperVariant(model: ModelDocument): Sentence | undefined {
  const cheaper = ownPrices(model).find(({ price }) => price < model.price);
  return cheaper && sentence('prices.variantBelowModel', { variant: cheaper.name });
}

export function auditEntries(model: ModelDocument, { price, variants = [] }: PriceUpdate): AuditEntry[] {
  const ofVariants = variants.map(({ id, price: after }) => {
    const { name, price: before } = findVariant(ownPrices(model), id);
    return { action: priceActions.variant, subject: variantSubject(model.bikeName, name), before, after };
  });
  const ofModel = { action: priceActions.bike, subject: model.bikeName, before: model.price, after: price };
  return [ofModel, ...ofVariants].filter(({ before, after }) => before !== after);
}

async function pricesNow(db: Db, model: ModelDocument): Promise<z.input<typeof priceNowSchema>> {
  const { bikeName, price } = model;
  const now = [];
  for (const { id, name, price: ofVariant } of ownPrices(model)) {
    now.push({ id, price: ofVariant, ...(await findSetter(db, 'variant', variantSubject(bikeName, name))) });
  }
  return { price, ...(await findSetter(db, 'bike', bikeName)), variants: now };
}
