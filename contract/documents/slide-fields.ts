import { releasePictureKinds } from '../pictures.ts';
import type { DocumentSection } from './field.ts';

const { width, height } = releasePictureKinds.slide;

/** As the home page shows it on a phone. */
const PHONE_ASPECT = 3 / 2;

/** What staff fill in about a slide of the home page. */
export const slideFields: readonly DocumentSection[] = [
  {
    title: 'The picture',
    fields: [
      {
        place: 'image',
        label: 'Picture',
        control: 'picture',
        picture: {
          aspect: width / height,
          id: 'picture',
          words: 'alt',
          phone: { place: 'phone', aspect: PHONE_ASPECT },
        },
        hint: 'It fills the top of the home page on a computer. The words of the page stand on its left side. Of the first slide phones show a part of its own above the words, where one is chosen; otherwise a model.',
      },
    ],
  },
  { title: 'What it shows', fields: [{ place: 'alt', label: 'For those who cannot see it', control: 'local' }] },
];
