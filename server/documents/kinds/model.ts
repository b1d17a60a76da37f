import { modelKey } from '../../../contract/catalogue.ts';
import type { ModelDocument } from '../../../contract/schemas/model-document.ts';
import { modelDocumentSchema } from '../../../contract/schemas/model-document.ts';
import type { Documents, OwnChange, Release, Siblings } from '../document-kind.ts';
import { defineKind } from '../document-kind.ts';
import { freeNumber, nextNumber } from '../numbers.ts';
import { accessoryKind } from './accessory.ts';
import { carriedModel } from './carried-model.ts';
import { localModel } from './local-model.ts';
import { shapeOf } from './model-shapes.ts';
import { priceChange } from './price-change.ts';

type Draft = Partial<ModelDocument>;
type Variants = ModelDocument['variants'];

/** What is on sale. Its key is the name of its file, or its name when it was added, and stays. */
export const modelKind = defineKind({
  name: 'model',
  title: 'model',
  schema: modelDocumentSchema,
  many: {
    titleOf: ({ name }) => name ?? '',
    begin: (title, others) => beginning(title, others),
    copy: (title, { earlierNames: _own, ...original }, others) => ({
      ...original,
      ...ownNames(title, others),
      variants: renumbered(original.variants ?? [], others),
    }),
  },
  number: (released, now, others) => ({
    ...released,
    id: freeNumber(now?.id ?? released.id, new Set(others.map(({ id }) => id))),
    variants: numbered(released.variants, now?.variants ?? [], others),
  }),
  keep: (released, now) =>
    withNamesOf(
      {
        ...released,
        price: now.price ?? released.price,
        isActive: now.isActive ?? released.isActive,
        variants: withPricesOf(released.variants, now.variants ?? []),
        ...(now.earlierNames && { earlierNames: now.earlierNames }),
      },
      now,
    ),
  inherit: withNamesOf,
  lasting: ['earlierNames'],
  changesOf: (before, after) => [...priceChanges(before, after), ...statusChange(before, after)],
  faultsAmong: (model, { siblings, documents }) => ({
    ...nameFaults(model, siblings),
    ...accessoryFaults(model, documents),
  }),
  carried: {
    nameOf: ({ bikeName }) => modelKey(bikeName),
    documentOf: carriedModel,
  },
  fromRelease: (release) => Object.fromEntries(numberedInOrder(release)),
});

/** The name that it had leads to it from now on, as do those before that: old links and bookmarks have them. */
function withNamesOf(model: ModelDocument, { bikeName: before }: Draft): ModelDocument {
  const own = modelKey(model.bikeName);
  if (before === undefined || modelKey(before) === own) return model;
  const others = (model.earlierNames ?? []).filter((name) => ![own, modelKey(before)].includes(modelKey(name)));
  return { ...model, earlierNames: [...others, before] };
}

/** Models and variants from 1 on, in the order of the catalogues. */
function numberedInOrder(release: Release): [key: string, document: ModelDocument][] {
  let variantId = 0;
  return release.content.models.map((model, index) => {
    const variants = model.variants.map((variant) => {
      variantId += 1;
      return { id: variantId, ...variant };
    });
    return [model.slug, localModel({ ...model, id: index + 1, isActive: true, variants }, release)];
  });
}

function beginning(title: string, others: readonly Draft[]): Draft {
  const noRows = {
    bodyDimensions: [],
    engineDetails: [],
    transmissionDetails: [],
    tyreDetails: [],
    frame: [],
    Electrical: [],
  };
  return {
    ...ownNames(title, others),
    type: 'bikes',
    body: shapeOf('bikes'),
    isActive: true,
    variants: renumbered([{ id: 0, name: 'Standard' }], others),
    specifications: noRows,
    colours: [],
    features: [],
    accessories: [],
  };
}

/** What no two models share. */
const ownNames = (title: string, others: readonly Draft[]) => ({
  id: nextNumber(others.map(({ id }) => id)),
  name: title,
  bikeName: title,
});

const variantNumbers = (others: readonly Draft[]): unknown[] =>
  others.flatMap(({ variants }) => (Array.isArray(variants) ? variants.map((variant) => variant?.id) : []));

function renumbered(variants: Variants, others: readonly Draft[]): Variants {
  const first = nextNumber(variantNumbers(others));
  return variants.map((variant, index) => ({ ...variant, id: first + index }));
}

/** Those that are there already, by their name, keep their number. */
function numbered(released: Variants, now: Variants, others: readonly Draft[]): Variants {
  const taken = new Set([...variantNumbers(others), ...now.map(({ id }) => id)]);
  return released.map((variant) => {
    const known = now.find(({ name }) => name === variant.name);
    const id = known?.id ?? freeNumber(variant.id, taken);
    taken.add(id);
    return { ...variant, id };
  });
}

/** The base one has none of its own. */
const withPricesOf = (released: Variants, now: Variants): Variants =>
  released.map((variant) => {
    const price = now.find(({ id }) => id === variant.id)?.price;
    return variant.price === undefined || price === undefined ? variant : { ...variant, price };
  });

function priceChanges(before: ModelDocument, after: ModelDocument): OwnChange[] {
  const { bikeName } = before;
  const ofVariants = before.variants.flatMap(({ id, name, price }) => {
    const now = after.variants.find((variant) => variant.id === id)?.price;
    return priceChange({ action: 'variant.price', subject: `${bikeName}: ${name}`, before: price, after: now });
  });
  const ofModel = priceChange({ action: 'price.update', subject: bikeName, before: before.price, after: after.price });
  return [...ofModel, ...ofVariants];
}

function statusChange({ bikeName, isActive }: ModelDocument, after: ModelDocument): OwnChange[] {
  if (isActive === after.isActive) return [];
  const [status, now] = [isActive ? 1 : 0, after.isActive ? 1 : 0];
  return [
    { needs: 'vehicles.change', entry: { action: 'vehicle.status', subject: bikeName, before: status, after: now } },
  ];
}

function nameFaults({ id, bikeName }: ModelDocument, siblings: Siblings<ModelDocument>): Record<string, string> {
  const isIt = (name: string) => modelKey(name) === modelKey(bikeName);
  const namesake = siblings.find((other) => isIt(other.bikeName));
  const former = siblings.find(({ earlierNames = [] }) => earlierNames.some(isIt));
  return {
    ...(siblings.some((other) => other.id === id) && { id: 'is that of another model' }),
    ...(former && {
      bikeName: `is an earlier short name of ${former.name}, and links with it lead there. Please take it out of the earlier short names there first.`,
    }),
    ...(namesake && { bikeName: `is the name of ${namesake.name} already` }),
  };
}

function accessoryFaults({ accessories }: ModelDocument, documents: Documents): Record<string, string> {
  const known = new Set(
    documents.of(accessoryKind).flatMap(({ body: { partNo, earlierPartNos = [] } }) => [partNo, ...earlierPartNos]),
  );
  const unknown = [...accessories.entries()].filter(([, partNo]) => !known.has(partNo));
  return Object.fromEntries(
    unknown.map(([index, partNo]) => [`accessories.${index}`, `names ${partNo}, which is no accessory`]),
  );
}
