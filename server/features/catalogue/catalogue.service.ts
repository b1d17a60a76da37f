import type * as z from 'zod';
import type { VehicleType } from '../../../contract/catalogue.ts';
import { modelKey } from '../../../contract/catalogue.ts';
import { textIn } from '../../../contract/documents/local-text.ts';
import type { Locale } from '../../../contract/locales.ts';
import { offerStateOn } from '../../../contract/offers.ts';
import { usualHours } from '../../../contract/opening-hours.ts';
import type {
  bikeViewSchema,
  colourSchema,
  dealerSchema,
  galleryImageSchema,
  offerSchema,
  slideSchema,
  vehicleSchema,
} from '../../../contract/schemas/catalogue.ts';
import type { Db } from '../../db/db.ts';
import { toRowId } from '../../db/row-id.ts';
import type { VehicleContent } from '../../db/vehicle-content.ts';
import { parseVehicleContent } from '../../db/vehicle-content.ts';
import { branchesAt } from '../../documents/branches.ts';
import { galleryKind } from '../../documents/kinds/gallery.ts';
import { offerKind } from '../../documents/kinds/offer.ts';
import { slideKind } from '../../documents/kinds/slide.ts';
import type { Documents } from '../../documents/live-documents.ts';
import { HttpError } from '../../http/http-error.ts';
import * as repository from './catalogue.repository.ts';

export async function listVehicles(db: Db, type: VehicleType): Promise<z.input<typeof vehicleSchema>[]> {
  const rows = await repository.listVehicles(db, type);
  return rows.map(({ id, bike_name, name, price, content }) => {
    const { pictures, summary, brochure } = parseVehicleContent(content);
    return {
      id,
      bikeName: bike_name,
      name,
      nameImg: pictures.name,
      bikeIcon: pictures.icon,
      image: pictures.hero,
      specs: { ...summary, document: brochure },
      price,
    };
  });
}

export async function viewBike(db: Db, bikeName: string): Promise<z.input<typeof bikeViewSchema>> {
  const vehicle = await repository.findVehicle(db, modelKey(bikeName));
  if (!vehicle) throw new HttpError(404, 'catalogue.unknownModel');
  const { details, pictures, specifications } = parseVehicleContent(vehicle.content);
  return {
    bikeName: vehicle.bike_name,
    bikeDetails: details,
    bikePrice: vehicle.price,
    image: pictures.hero,
    ...specifications,
  };
}

export async function listVariants(db: Db, bikeName: string) {
  const vehicle = await repository.findVehicle(db, modelKey(bikeName));
  if (!vehicle) return [];
  const variants = await repository.listVariants(db, vehicle.id);
  return variants.map(({ name, price }) => ({ name, price: price ?? vehicle.price }));
}

export async function listAccessories(db: Db, bikeName: string) {
  const vehicle = await repository.findVehicle(db, modelKey(bikeName));
  return vehicle ? repository.listAccessories(db, vehicle.id) : [];
}

export async function listFeatures(db: Db, bikeName: string): Promise<VehicleContent['features']> {
  return (await findContent(db, bikeName))?.features ?? [];
}

export async function listColours(db: Db, bikeName: string): Promise<z.input<typeof colourSchema>[]> {
  const content = await findContent(db, bikeName);
  return (content?.colours ?? []).map((colour, index) => ({ id: index + 1, ...colour, key: colour.name }));
}

export async function listAngleImages(db: Db, bikeName: string): Promise<{ images: string }[]> {
  const content = await findContent(db, bikeName);
  return (content?.pictures.turn ?? []).map((images) => ({ images }));
}

export const listDealers = (documents: Documents, idText: string, locale: Locale): z.input<typeof dealerSchema>[] =>
  branchesAt(documents, toRowId(idText)).map(({ body }) => ({
    id: body.id,
    name: textIn(body.name, locale),
    address: textIn(body.address, locale),
    sale_no: body.salesPhone,
    ...(body.servicePhone && { service_no: body.servicePhone }),
    open_time: usualHours(body.week, locale),
    email: body.email,
    url: JSON.stringify({ geolocation: body.mapEmbed }),
  }));

export const listSlides = (documents: Documents): z.input<typeof slideSchema>[] =>
  documents.of(slideKind).map(({ body: { id, image } }) => ({ id, filepath: image }));

export const listGallery = (documents: Documents, locale: Locale): z.input<typeof galleryImageSchema>[] =>
  newestFirst(documents.of(galleryKind)).map(({ id, image, alt }) => ({
    id,
    image_path: image,
    alt: textIn(alt, locale),
  }));

/** Those that are valid on that day. */
export const listOffers = (documents: Documents, locale: Locale, day: string): z.input<typeof offerSchema>[] =>
  newestFirst(documents.of(offerKind))
    .filter((offer) => offerStateOn(day, offer) === 'running')
    .map(({ id, title, image, description }) => ({
      id,
      title: textIn(title, locale),
      image,
      description: textIn(description, locale),
    }));

const newestFirst = <Body extends { id: number }>(documents: readonly { body: Body }[]): Body[] =>
  documents.map(({ body }) => body).sort((one, other) => other.id - one.id);

async function findContent(db: Db, bikeName: string): Promise<VehicleContent | undefined> {
  const vehicle = await repository.findVehicle(db, modelKey(bikeName));
  return vehicle && parseVehicleContent(vehicle.content);
}
