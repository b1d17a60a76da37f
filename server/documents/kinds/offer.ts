import { withKeys } from '../../../contract/documents/keys.ts';
import type { OfferDocument } from '../../../contract/schemas/offer-document.ts';
import { offerDocumentSchema } from '../../../contract/schemas/offer-document.ts';
import { defineKind } from '../document-kind.ts';
import { localFrom } from '../local-from.ts';
import { nextNumberAmong } from '../numbers.ts';
import { hasPicture } from '../release-pictures.ts';

const NEW = { version: 1, startsOn: null, endsOn: null };

/** What the dealership offers for some days. */
export const offerKind = defineKind({
  name: 'offer',
  title: 'offer',
  schema: offerDocumentSchema,
  isNumbered: true,
  hadRows: { texts: ['title', 'description'] },
  many: {
    titleOf: ({ title }) => title?.en ?? '',
    pictureOf: ({ image }) => image,
    begin: (title, others) => ({ ...NEW, id: nextNumberAmong(others), title: { en: title } }),
    copy: (title, original, others) => ({ ...original, version: 1, id: nextNumberAmong(others), title: { en: title } }),
  },
  /** It stays even if this release does not know it; in place of a picture that is gone it has one of the slides. */
  afterRelease(offer, release) {
    const [slide] = release.content.slides;
    return hasPicture(offer, release) || !slide ? offer : { ...offer, image: slide.image };
  },
  fromRelease({ content, translations }) {
    const local = localFrom(translations);
    const offers = content.offers.map(
      ({ title, description, image }, index): OfferDocument => ({
        ...NEW,
        id: index + 1,
        image,
        title: local(title),
        description: local(description),
      }),
    );
    return Object.fromEntries(withKeys(offers, ({ title }) => title.en));
  },
});
