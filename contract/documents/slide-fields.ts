import { releasePictureKinds } from '../pictures.ts';
import type { DocumentSection } from './field.ts';

const { width, height } = releasePictureKinds.slide;

/** What staff fill in about a slide of the home page. */
export const slideFields: readonly DocumentSection[] = [
  {
    title: 'The picture',
    fields: [
      {
        place: 'image',
        label: 'Picture',
        control: 'picture',
        picture: { aspect: width / height, id: 'picture', words: 'alt' },
        hint: 'It fills the top of the home page on a computer. The words of the page stand on its left side.',
      },
    ],
  },
  { title: 'What it shows', fields: [{ place: 'alt', label: 'For those who cannot see it', control: 'local' }] },
];
