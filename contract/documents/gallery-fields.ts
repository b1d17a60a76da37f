import type { DocumentSection } from './field.ts';

/** What a picture of the gallery consists of. */
export const galleryFields: readonly DocumentSection[] = [
  {
    title: 'The picture',
    fields: [
      { place: 'image', label: 'Picture', control: 'line' },
      { place: 'alt', label: 'What it shows', control: 'local' },
    ],
  },
];
