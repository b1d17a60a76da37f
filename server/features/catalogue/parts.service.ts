import type * as z from 'zod';
import type { VehicleType } from '../../../contract/catalogue.ts';
import { MODELS_BESIDE, MOST_TOGETHER, vehicleTypes, WITHOUT_DETAILS } from '../../../contract/catalogue.ts';
import { around, partWith } from '../../../contract/catalogue-part.ts';
import { lowestPrice, spread } from '../../../contract/choose-models.ts';
import type { Locale } from '../../../contract/locales.ts';
import type {
  cataloguePartSchema,
  homeModelsSchema,
  modelBesideSchema,
  modelChoicesSchema,
} from '../../../contract/schemas/catalogue.ts';
import type { ModelDocument } from '../../../contract/schemas/model-document.ts';
import { modelKind } from '../../documents/kinds/model.ts';
import type { Documents } from '../../documents/live-documents.ts';
import { madeOf } from '../../documents/live-documents.ts';
import { modelNamed, shownModelsOfType } from '../../documents/models.ts';
import { vehicleIn } from './models.service.ts';

/** What pages show of catalogues: as much with many models as with few. */

const shownBodies = madeOf([modelKind], (documents): Readonly<Record<VehicleType, readonly ModelDocument[]>> => {
  const of = (type: VehicleType) => shownModelsOfType(documents, type).map(({ body }) => body);
  return { bikes: of('bikes'), scooters: of('scooters'), ev: of('ev') };
});

/** The first one where nobody says which. */
export function listCataloguePart(
  documents: Documents,
  { type, near = '' }: { type: VehicleType; near?: string | undefined },
  locale: Locale,
): z.input<typeof cataloguePartSchema> {
  const all = shownBodies(documents)[type];
  const wanted = modelNamed(documents, near)?.body;
  const part = partWith(all, Math.max(0, wanted ? all.indexOf(wanted) : 0));
  return { ...part, models: part.models.map((model) => vehicleIn(model, locale)) };
}

/** Nothing of one that is not shown. */
export function modelBeside(documents: Documents, bikeName: string, locale: Locale): z.input<typeof modelBesideSchema> {
  const { key, body: model } = modelNamed(documents, bikeName) ?? {};
  if (!model?.isActive) return null;
  const all = shownBodies(documents)[model.type];
  const near = around(all, all.indexOf(model), MODELS_BESIDE + WITHOUT_DETAILS.length).filter(hasDetails);
  return {
    type: model.type,
    value: key ?? '',
    vehicle: vehicleIn(model, locale),
    others: near.slice(0, MODELS_BESIDE).map(({ id, bikeName: beside, name, pictures, price }) => ({
      id,
      bikeName: beside,
      name,
      bikeIcon: pictures.icon,
      price,
    })),
  };
}

const hasDetails = ({ type, bikeName }: ModelDocument): boolean =>
  type !== 'bikes' || !WITHOUT_DETAILS.includes(bikeName.replaceAll(/\s/g, ''));

export function listModelChoices(documents: Documents): z.input<typeof modelChoicesSchema> {
  const all = vehicleTypes.flatMap((type) => shownBodies(documents)[type]);
  const models = all.length > MOST_TOGETHER ? [] : all;
  return {
    total: all.length,
    models: models.map(({ bikeName, name, type, price, pictures }) => ({
      bikeName,
      name,
      type,
      price,
      image: pictures.hero,
    })),
  };
}

const PREVIEWED = 3;
/** Catalogues run from the plainest to the largest; what catches the eye stands in their second half. */
const SHOWN_AT = 0.7;

export const listHomeModels = madeOf([modelKind], (documents): z.input<typeof homeModelsSchema> => {
  const shown = shownBodies(documents);
  return {
    catalogues: vehicleTypes.map((type) => {
      const models = shown[type];
      const image = models[Math.floor(models.length * SHOWN_AT)]?.pictures.hero;
      return { type, total: models.length, from: lowestPrice(models), image };
    }),
    previewed: spread(shown.bikes.filter(hasDetails), PREVIEWED).map(({ id, bikeName, name, pictures, price }) => ({
      id,
      bikeName,
      name,
      image: pictures.hero,
      price,
    })),
  };
});
