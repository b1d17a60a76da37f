import { withKeys } from '../../../contract/documents/keys.ts';
import type { SlideDocument } from '../../../contract/schemas/slide-document.ts';
import { slideDocumentSchema } from '../../../contract/schemas/slide-document.ts';
import { defineKind } from '../document-kind.ts';
import { localFrom } from '../local-from.ts';
import { nextNumberAmong } from '../numbers.ts';
import { hasPicture } from '../release-pictures.ts';

/** What the home page shows in turn, and where a page has no picture of its own. */
export const slideKind = defineKind({
  name: 'slide',
  title: 'slide',
  schema: slideDocumentSchema,
  isNumbered: true,
  many: {
    titleOf: ({ alt }) => alt?.en ?? '',
    pictureOf: ({ image }) => image,
    begin: (title, others) => ({ id: nextNumberAmong(others), alt: { en: title } }),
    copy: (title, original, others) => ({ ...original, id: nextNumberAmong(others), alt: { en: title } }),
  },
  afterRelease: (slide, release, origin) => (origin === 'staff' && hasPicture(slide, release) ? slide : undefined),
  fromRelease({ content, translations }) {
    const local = localFrom(translations);
    const slides = content.slides.map(
      ({ image, alt }, index): SlideDocument => ({ id: index + 1, image, alt: local(alt) }),
    );
    return Object.fromEntries(withKeys(slides, ({ alt }) => alt.en));
  },
});
