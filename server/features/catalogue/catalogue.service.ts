import type * as z from 'zod';
import { textIn } from '../../../contract/documents/local-text.ts';
import type { Locale } from '../../../contract/locales.ts';
import { offerStateOn } from '../../../contract/offers.ts';
import { usualHours } from '../../../contract/opening-hours.ts';
import type {
  dealerSchema,
  galleryImageSchema,
  offerSchema,
  slideSchema,
  slideWordsSchema,
} from '../../../contract/schemas/catalogue.ts';
import { toRowId } from '../../db/row-id.ts';
import { branchesAt } from '../../documents/branches.ts';
import { galleryKind } from '../../documents/kinds/gallery.ts';
import { offerKind } from '../../documents/kinds/offer.ts';
import { slideKind } from '../../documents/kinds/slide.ts';
import type { Documents } from '../../documents/live-documents.ts';

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

export const listSlideWords = (documents: Documents, locale: Locale): z.input<typeof slideWordsSchema>[] =>
  documents.of(slideKind).map(({ body: { id, alt, phone } }) => ({
    id,
    alt: textIn(alt, locale),
    ...(phone && { phone }),
  }));

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
