import * as z from 'zod';
import { branchSlug } from '../../../contract/branch-slug.ts';
import type { AccessoryDocument } from '../../../contract/schemas/accessory-document.ts';
import { accessoryDocumentSchema } from '../../../contract/schemas/accessory-document.ts';
import type { Release } from '../document-kind.ts';
import { defineKind } from '../document-kind.ts';
import { localFrom } from '../local-from.ts';
import { freeNumber, nextNumber } from '../numbers.ts';
import { priceChange } from './price-change.ts';

/** As the table of accessories had it. */
const carriedSchema = z.object({
  id: z.number(),
  partNo: z.string(),
  heading: z.string(),
  description: z.string(),
  image: z.string(),
  price: z.number(),
});
type Carried = z.infer<typeof carriedSchema>;

const TAKEN = 'is that of another accessory';

/** A part that is sold with models. Its key follows from its part number, and stays when that changes. */
export const accessoryKind = defineKind({
  name: 'accessory',
  title: 'accessory',
  schema: accessoryDocumentSchema,
  many: {
    titleOf: ({ heading }) => heading?.en ?? '',
    begin: (title, others) => ({ id: nextId(others), heading: { en: title } }),
    pictureOf: ({ image }) => image,
    copy: (title, { partNo: _own, earlierPartNos: _before, ...original }, others) => ({
      ...original,
      id: nextId(others),
      heading: { en: title },
    }),
  },
  number: (released, now, others) => ({
    ...released,
    id: freeNumber(now?.id ?? released.id, new Set(others.map(({ id }) => id))),
  }),
  keep: (released, now) =>
    withNumberOf(
      {
        ...released,
        price: now.price ?? released.price,
        ...(now.earlierPartNos && { earlierPartNos: now.earlierPartNos }),
      },
      now,
    ),
  inherit: withNumberOf,
  lasting: ['earlierPartNos'],
  changesOf: (before, { partNo: subject, price: after }) =>
    priceChange({ action: 'accessory.price', subject, before: before.price, after }),
  faultsAmong: ({ id, partNo }, { siblings }) => ({
    ...(siblings.some((other) => other.id === id) && { id: TAKEN }),
    ...(siblings.some((other) => other.partNo === partNo) && { partNo: TAKEN }),
  }),
  carried: {
    nameOf: ({ partNo }) => partNo,
    documentOf: (row, release) => {
      const carried = carriedSchema.parse(row);
      return [branchSlug(carried.partNo), documentOf(carried, release)];
    },
  },
  fromRelease: (release) =>
    Object.fromEntries(
      release.content.accessories.map((accessory, index) => [
        branchSlug(accessory.partNo),
        documentOf({ ...accessory, id: index + 1 }, release),
      ]),
    ),
});

/** Models name it by its part number: those that have the one before still mean it. */
function withNumberOf(part: AccessoryDocument, { partNo: before }: Partial<AccessoryDocument>): AccessoryDocument {
  if (before === undefined || before === part.partNo) return part;
  const others = (part.earlierPartNos ?? []).filter((one) => ![before, part.partNo].includes(one));
  return { ...part, earlierPartNos: [...others, before] };
}

const nextId = (others: readonly Partial<AccessoryDocument>[]): number => nextNumber(others.map(({ id }) => id));

function documentOf(accessory: Carried, { translations }: Release): AccessoryDocument {
  const local = localFrom(translations);
  const { id, partNo, heading, description, price, image } = accessory;
  return { id, partNo, heading: local(heading), description: local(description), price, image };
}
