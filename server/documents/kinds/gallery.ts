import { withKeys } from '../../../contract/documents/keys.ts';
import type { GalleryDocument } from '../../../contract/schemas/gallery-document.ts';
import { galleryDocumentSchema } from '../../../contract/schemas/gallery-document.ts';
import { defineKind } from '../document-kind.ts';
import { localFrom } from '../local-from.ts';
import { nextNumberAmong } from '../numbers.ts';
import { hasPicture } from '../release-pictures.ts';

/** The pictures of the gallery. */
export const galleryKind = defineKind({
  name: 'gallery',
  title: 'gallery picture',
  schema: galleryDocumentSchema,
  isNumbered: true,
  hadRows: { texts: ['alt'] },
  many: {
    titleOf: ({ alt }) => alt?.en ?? '',
    pictureOf: ({ image }) => image,
    begin: (title, others) => ({ id: nextNumberAmong(others), alt: { en: title } }),
    copy: (title, original, others) => ({ ...original, id: nextNumberAmong(others), alt: { en: title } }),
  },
  afterRelease: (picture, release) => (hasPicture(picture, release) ? picture : undefined),
  fromRelease({ content, translations }) {
    const local = localFrom(translations);
    const pictures = content.gallery.map(
      ({ image, alt }, index): GalleryDocument => ({ id: index + 1, image, alt: local(alt) }),
    );
    return Object.fromEntries(withKeys(pictures, ({ alt }) => alt.en));
  },
});
