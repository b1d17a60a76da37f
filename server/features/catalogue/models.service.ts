import type * as z from 'zod';
import { branchSlug } from '../../../contract/branch-slug.ts';
import type { VehicleType } from '../../../contract/catalogue.ts';
import { MOST_TOGETHER } from '../../../contract/catalogue.ts';
import { specificationLabel } from '../../../contract/display.ts';
import { textIn } from '../../../contract/documents/local-text.ts';
import type { Locale } from '../../../contract/locales.ts';
import type {
  accessorySchema,
  bikeViewSchema,
  colourSchema,
  featureSchema,
  modelOptionSchema,
  specificationLabelsSchema,
  specificationsSchema,
  vehicleSchema,
} from '../../../contract/schemas/catalogue.ts';
import type { ModelDocument } from '../../../contract/schemas/model-document.ts';
import { modelKind } from '../../documents/kinds/model.ts';
import { retiredModelsKind } from '../../documents/kinds/retired-models.ts';
import type { Documents } from '../../documents/live-documents.ts';
import { accessoriesOf, shownModelNamed, shownModelsOfType, variantPrices } from '../../documents/models.ts';
import { HttpError } from '../../http/http-error.ts';

/** What visitors are told of models. One that is not shown is unknown to the public in every one of these. */

export const listVehicles = (
  documents: Documents,
  type: VehicleType,
  locale: Locale,
): z.input<typeof vehicleSchema>[] => shownModelsOfType(documents, type).map(({ body }) => vehicleIn(body, locale));

/** As catalogues list it. */
export const vehicleIn = (
  { id, bikeName, name, price, pictures, summary, brochure }: ModelDocument,
  locale: Locale,
): z.input<typeof vehicleSchema> => ({
  id,
  bikeName,
  name,
  nameImg: pictures.name,
  bikeIcon: pictures.icon,
  image: pictures.hero,
  specs: {
    engine: textIn(summary.engine, locale),
    power: textIn(summary.power, locale),
    transmission: textIn(summary.transmission, locale),
    document: brochure,
  },
  price,
});

export function viewBike(documents: Documents, asked: string, locale: Locale): z.input<typeof bikeViewSchema> {
  const { bikeName, details, price, pictures, specifications } = shownModel(documents, asked);
  return {
    bikeName,
    bikeDetails: textIn(details, locale),
    bikePrice: price,
    image: pictures.hero,
    ...specificationsIn(specifications, locale),
  };
}

function shownModel(documents: Documents, asked: string): ModelDocument {
  const model = shownModelNamed(documents, asked);
  if (!model) throw new HttpError(404, 'catalogue.unknownModel');
  return model;
}

const specificationsIn = (groups: ModelDocument['specifications'], locale: Locale) =>
  Object.fromEntries(
    Object.entries(groups).map(([group, rows]) => [
      group,
      Object.fromEntries(rows.map(({ key, value }) => [key, textIn(value, locale)])),
    ]),
  ) as z.input<typeof specificationsSchema>;

export function listVariants(documents: Documents, bikeName: string) {
  const model = shownModelNamed(documents, bikeName);
  return model ? variantPrices(model).map(({ name, price }) => ({ name, price })) : [];
}

export function listAccessories(
  documents: Documents,
  bikeName: string,
  locale: Locale,
): z.input<typeof accessorySchema>[] {
  const model = shownModelNamed(documents, bikeName);
  if (!model) return [];
  return accessoriesOf(documents, model).map(({ heading, image, description, partNo, price }) => ({
    heading: textIn(heading, locale),
    image,
    description: textIn(description, locale),
    part_no: partNo,
    price,
  }));
}

export const listFeatures = (documents: Documents, bikeName: string, locale: Locale): z.input<typeof featureSchema>[] =>
  (shownModelNamed(documents, bikeName)?.features ?? []).map(({ heading, image, description }) => ({
    heading: textIn(heading, locale),
    image,
    description: textIn(description, locale),
  }));

export const listColours = (documents: Documents, bikeName: string, locale: Locale): z.input<typeof colourSchema>[] =>
  (shownModelNamed(documents, bikeName)?.colours ?? []).map(({ name, hex, image }, index) => ({
    id: index + 1,
    name: textIn(name, locale),
    key: name.en,
    hex,
    image,
  }));

/** In the colour that is asked for, where there are such frames; otherwise those of the model. */
export function listAngleImages(documents: Documents, bikeName: string, colour?: string): { images: string }[] {
  const model = shownModelNamed(documents, bikeName);
  const painted = colour ? model?.colours.find(({ name }) => name.en === colour)?.turn : undefined;
  const frames = painted?.length ? painted : model?.pictures.turn;
  return (frames ?? []).map((images) => ({ images }));
}

/** Only those that a page cannot tell from the key: English labels mostly are its words. */
export function listSpecificationLabels(
  documents: Documents,
  asked: string,
  locale: Locale,
): z.input<typeof specificationLabelsSchema> {
  const groups = Object.entries(shownModel(documents, asked).specifications);
  const labels = groups.map(([group, rows]) => {
    const own = rows
      .map(({ key, label }) => [key, textIn(label, locale)] as const)
      .filter(([key, label]) => label !== specificationLabel(key));
    return [group, Object.fromEntries(own)] as const;
  });
  return Object.fromEntries(labels.filter(([, own]) => Object.keys(own).length > 0));
}

/** Also models that are not shown: whoever has one may still bring it. None where a list would be too long: people then write the name. */
export function listModelOptions(documents: Documents): z.input<typeof modelOptionSchema>[] {
  const models = documents.of(modelKind);
  if (models.length > MOST_TOGETHER) return [];
  const retired = documents.of(retiredModelsKind).flatMap(({ body }) => body.names);
  return [
    ...models.map(({ key, body: { name, bikeName } }) => ({ value: key, label: name, bikeName })),
    ...retired.map((name) => ({ value: branchSlug(name), label: name })),
  ];
}
