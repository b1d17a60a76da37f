import type { VehicleType } from '../../contract/catalogue.ts';
import { modelKey } from '../../contract/catalogue.ts';
import { previewSlug } from '../../contract/previews.ts';
import type { AccessoryDocument } from '../../contract/schemas/accessory-document.ts';
import type { ModelDocument } from '../../contract/schemas/model-document.ts';
import type { Documents, LiveDocument } from './document-kind.ts';
import { accessoryKind } from './kinds/accessory.ts';
import { modelKind } from './kinds/model.ts';
import { madeOf } from './live-documents.ts';

export type LiveModel = LiveDocument<ModelDocument>;
type LiveAccessory = LiveDocument<AccessoryDocument>;

/** However many models there are, one of them is found at once. */
const modelsIn = madeOf([modelKind], (documents) => {
  const all = documents.of(modelKind);
  const shown = all.filter(({ body }) => body.isActive);
  return {
    ofType: Map.groupBy(all, ({ body }) => body.type),
    shownOfType: Map.groupBy(shown, ({ body }) => body.type),
    byName: firstBy(all, ({ body }) => modelKey(body.bikeName)),
    byTitle: firstBy(all, ({ body }) => modelKey(body.name)),
    byPreview: firstBy(shown, ({ body }) => previewSlug(body.bikeName)),
    byBrochure: firstBy(shown, ({ body }) => body.brochure),
    byNumber: firstBy(all, ({ body }) => body.id),
  };
});

const accessoriesIn = madeOf([accessoryKind], (documents) => {
  const all = documents.of(accessoryKind);
  return { byPart: firstBy(all, ({ body }) => body.partNo), byNumber: firstBy(all, ({ body }) => body.id) };
});

function firstBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, Item> {
  const found = new Map<Key, Item>();
  for (const item of items) if (!found.has(keyOf(item))) found.set(keyOf(item), item);
  return found;
}

/** Shown to visitors or not. */
export const modelsOfType = (documents: Documents, type: VehicleType): readonly LiveModel[] =>
  modelsIn(documents).ofType.get(type) ?? [];

export const shownModelsOfType = (documents: Documents, type: VehicleType): readonly LiveModel[] =>
  modelsIn(documents).shownOfType.get(type) ?? [];

/** However the name is spelled; shown to visitors or not. */
export const modelNamed = (documents: Documents, bikeName: string): LiveModel | undefined =>
  modelsIn(documents).byName.get(modelKey(bikeName));

/** By the name in addresses, or by the one that people read; shown to visitors or not. */
export const modelCalled = (documents: Documents, name: string): LiveModel | undefined =>
  modelNamed(documents, name) ?? modelsIn(documents).byTitle.get(modelKey(name));

/** Undefined for one that is not shown, as for one that is not there. */
export function shownModelNamed(documents: Documents, bikeName: string): ModelDocument | undefined {
  const body = modelNamed(documents, bikeName)?.body;
  return body?.isActive ? body : undefined;
}

export const modelWithNumber = (documents: Documents, id: number): LiveModel | undefined =>
  modelsIn(documents).byNumber.get(id);

/** Of those that are shown. */
export const modelOfPreview = (documents: Documents, slug: string): ModelDocument | undefined =>
  modelsIn(documents).byPreview.get(slug)?.body;

/** Of those that are shown. */
export const modelOfBrochure = (documents: Documents, address: string): ModelDocument | undefined =>
  modelsIn(documents).byBrochure.get(address)?.body;

/** What each variant costs: the base one, which has no price of its own, what the model does. */
export const variantPrices = ({ price, variants }: ModelDocument) =>
  variants.map((variant) => ({ ...variant, price: variant.price ?? price, isBase: variant.price === undefined }));

/** One that was set aside since the model named it is left out. */
export const accessoriesOf = (documents: Documents, { accessories }: ModelDocument): AccessoryDocument[] =>
  accessories.flatMap((partNo) => accessoriesIn(documents).byPart.get(partNo)?.body ?? []);

export const accessoryWithNumber = (documents: Documents, id: number): LiveAccessory | undefined =>
  accessoriesIn(documents).byNumber.get(id);
