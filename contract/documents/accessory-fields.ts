import type { DocumentSection } from './field.ts';

/** What staff fill in about an accessory. */
export const accessoryFields: readonly DocumentSection[] = [
  {
    title: 'The accessory',
    fields: [
      { place: 'partNo', label: 'Part number', control: 'line', hint: 'Models name it by this number.' },
      { place: 'heading', label: 'Name', control: 'local' },
      { place: 'description', label: 'Description', control: 'localText' },
      { place: 'price', label: 'Price in rupees', control: 'number', hint: 'Also changed at Accessories Price.' },
      { place: 'image', label: 'Picture', control: 'picture', picture: { aspect: 4 / 3 } },
    ],
  },
];
