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
    byEarlierName: byEarlier(all, modelKey),
    byTitle: firstBy(all, ({ body }) => modelKey(body.name)),
    byPreview: firstBy(shown, ({ body }) => previewSlug(body.bikeName)),
    byEarlierPreview: byEarlier(shown, previewSlug),
    byBrochure: firstBy(shown, ({ body }) => body.brochure),
    brochures: brochuresByName(shown),
    byNumber: firstBy(all, ({ body }) => body.id),
  };
});

const accessoriesIn = madeOf([accessoryKind], (documents) => {
  const all = documents.of(accessoryKind);
  const earlier = all.flatMap((part) => (part.body.earlierPartNos ?? []).map((partNo) => [partNo, part] as const));
  // One that has the number now comes before one that had it.
  const byPart = new Map([...earlier, ...all.toReversed().map((part) => [part.body.partNo, part] as const)]);
  return { byPart, byNumber: firstBy(all, ({ body }) => body.id) };
});

function firstBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, Item> {
  const found = new Map<Key, Item>();
  for (const item of items) if (!found.has(keyOf(item))) found.set(keyOf(item), item);
  return found;
}

/** By what it was called before. */
const byEarlier = (models: readonly LiveModel[], keyOf: (name: string) => string): ReadonlyMap<string, LiveModel> =>
  new Map(models.flatMap((model) => (model.body.earlierNames ?? []).map((name) => [keyOf(name), model] as const)));

/** Where the brochure is of a model with this name, also one that it had before. */
const brochuresByName = (models: readonly LiveModel[]): ReadonlyMap<string, string> =>
  new Map(
    models
      .toReversed()
      .flatMap(({ body: { bikeName, earlierNames = [], brochure } }) =>
        [...earlierNames, bikeName].map((name) => [lettersOf(name), brochure] as const),
      ),
  );

/** `ACTIVA 6G` and `activa-6g` are one. */
const lettersOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Shown to visitors or not. */
export const modelsOfType = (documents: Documents, type: VehicleType): readonly LiveModel[] =>
  modelsIn(documents).ofType.get(type) ?? [];

export const shownModelsOfType = (documents: Documents, type: VehicleType): readonly LiveModel[] =>
  modelsIn(documents).shownOfType.get(type) ?? [];

/** How many are shown of each catalogue. */
export const countModels = (documents: Documents): Record<VehicleType, number> => ({
  bikes: shownModelsOfType(documents, 'bikes').length,
  scooters: shownModelsOfType(documents, 'scooters').length,
  ev: shownModelsOfType(documents, 'ev').length,
});

/** However the name is spelled, also by one that it had before; shown to visitors or not. */
export function modelNamed(documents: Documents, bikeName: string): LiveModel | undefined {
  const [{ byName, byEarlierName }, key] = [modelsIn(documents), modelKey(bikeName)];
  return byName.get(key) ?? byEarlierName.get(key);
}

/** By the name in addresses, or by the one that people read; shown to visitors or not. */
export function modelCalled(documents: Documents, name: string): LiveModel | undefined {
  const [{ byName, byTitle, byEarlierName }, key] = [modelsIn(documents), modelKey(name)];
  return byName.get(key) ?? byTitle.get(key) ?? byEarlierName.get(key);
}

/** Undefined for one that is not shown, as for one that is not there. */
export function shownModelNamed(documents: Documents, bikeName: string): ModelDocument | undefined {
  const body = modelNamed(documents, bikeName)?.body;
  return body?.isActive ? body : undefined;
}

/** The same by either of its names, as people type them. */
export function shownModelCalled(documents: Documents, name: string): ModelDocument | undefined {
  const body = modelCalled(documents, name)?.body;
  return body?.isActive ? body : undefined;
}

/** What a model that is shown is called now, for somebody who has a name that it had before. */
export function newNameOf(documents: Documents, asked: string): string | undefined {
  const [{ byName, byEarlierName }, key] = [modelsIn(documents), modelKey(asked)];
  const body = byName.has(key) ? undefined : byEarlierName.get(key)?.body;
  return body?.isActive ? body.bikeName : undefined;
}

export const modelWithNumber = (documents: Documents, id: number): LiveModel | undefined =>
  modelsIn(documents).byNumber.get(id);

/** Of those that are shown. */
export const modelOfPreview = (documents: Documents, slug: string): ModelDocument | undefined =>
  modelsIn(documents).byPreview.get(slug)?.body;

/** The same by a name that it had before. */
export const modelOfEarlierPreview = (documents: Documents, slug: string): ModelDocument | undefined =>
  modelsIn(documents).byEarlierPreview.get(slug)?.body;

/** Of those that are shown. */
export const modelOfBrochure = (documents: Documents, address: string): ModelDocument | undefined =>
  modelsIn(documents).byBrochure.get(address)?.body;

/** The address of the brochure of a model that is shown, by a name that it has or had: most are called like their model. */
export const brochureOfName = (documents: Documents, name: string): string | undefined =>
  modelsIn(documents).brochures.get(lettersOf(name));

/** What each variant costs: the base one, which has no price of its own, what the model does. */
export const variantPrices = ({ price, variants }: ModelDocument) =>
  variants.map((variant) => ({ ...variant, price: variant.price ?? price, isBase: variant.price === undefined }));

/** One that was set aside since the model named it is left out. */
export const accessoriesOf = (documents: Documents, { accessories }: ModelDocument): AccessoryDocument[] =>
  accessories.flatMap((partNo) => accessoriesIn(documents).byPart.get(partNo)?.body ?? []);

export const accessoryWithNumber = (documents: Documents, id: number): LiveAccessory | undefined =>
  accessoriesIn(documents).byNumber.get(id);
