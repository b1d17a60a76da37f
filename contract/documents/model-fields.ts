import { specificationTitles } from '../display.ts';
import type { DocumentField, DocumentSection } from './field.ts';

const specification = (group: string, title: string): DocumentField => ({
  place: `specifications.${group}`,
  label: title,
  control: 'list',
  parts: {
    noun: 'line',
    fields: [
      { place: 'label', label: 'What it is', control: 'local' },
      { place: 'value', label: 'Value', control: 'local' },
      { place: 'key', label: 'Name in calls', control: 'line', hint: 'One word such as seatHeight' },
    ],
    begin: () => ({ key: '', label: { en: '' }, value: { en: '' } }),
  },
});

/** What staff fill in about a model, in the order of its page. */
export const modelFields: readonly DocumentSection[] = [
  {
    title: 'The model',
    fields: [
      { place: 'name', label: 'Name', control: 'line' },
      {
        place: 'bikeName',
        label: 'Name in addresses and enquiries',
        control: 'line',
        hint: 'Enquiries that were sent name the model so. Change it only if it is wrong.',
      },
      {
        place: 'type',
        label: 'Kind',
        control: 'choice',
        options: [
          ['bikes', 'Motorcycle'],
          ['scooters', 'Scooter'],
          ['ev', 'Electric'],
        ],
      },
      { place: 'isActive', label: 'Shown to visitors', control: 'yesNo' },
      { place: 'price', label: 'Price in rupees', control: 'number' },
      {
        place: 'variants',
        label: 'Variants',
        control: 'list',
        hint: 'The first one costs what the model costs.',
        parts: {
          noun: 'variant',
          fields: [
            { place: 'name', label: 'Name', control: 'line' },
            { place: 'price', label: 'Price in rupees', control: 'optionalNumber' },
          ],
          begin: (others) => ({ id: nextId(others), name: '' }),
        },
      },
    ],
  },
  {
    title: 'Overview',
    fields: [
      { place: 'details', label: 'Description', control: 'localText' },
      { place: 'summary.engine', label: 'Engine', control: 'local' },
      { place: 'summary.power', label: 'Power', control: 'local' },
      { place: 'summary.transmission', label: 'Transmission', control: 'local' },
      { place: 'brochure', label: 'Address of the brochure', control: 'line' },
    ],
  },
  {
    title: 'Specifications',
    fields: Object.entries(specificationTitles).map(([group, title]) => specification(group, title)),
  },
  {
    title: 'Features',
    fields: [
      {
        place: 'features',
        label: 'Features',
        control: 'list',
        parts: {
          noun: 'feature',
          fields: [
            { place: 'heading', label: 'Heading', control: 'local' },
            { place: 'description', label: 'Description', control: 'localText' },
            { place: 'image', label: 'Picture', control: 'picture', picture: { aspect: 4 / 3 } },
          ],
          begin: () => ({ heading: { en: '' }, description: { en: '' }, image: '' }),
        },
      },
    ],
  },
  {
    title: 'Colours',
    fields: [
      {
        place: 'colours',
        label: 'Colours',
        control: 'list',
        parts: {
          noun: 'colour',
          fields: [
            { place: 'name', label: 'Name', control: 'local' },
            { place: 'hex', label: 'Colour such as #1a2b3c', control: 'line' },
            { place: 'image', label: 'Picture', control: 'picture', picture: { aspect: 3 / 2 } },
          ],
          begin: () => ({ name: { en: '' }, hex: '#888888', image: '' }),
        },
      },
    ],
  },
  {
    title: 'Accessories',
    fields: [{ place: 'accessories', label: 'Part numbers', control: 'lines', hint: 'One in each line' }],
  },
  {
    title: 'Pictures',
    fields: [
      { place: 'pictures.hero', label: 'Large picture', control: 'picture', picture: { aspect: 3 / 2 } },
      { place: 'pictures.icon', label: 'Small picture', control: 'picture', picture: { aspect: 3 / 2 } },
      { place: 'pictures.name', label: 'Name as a picture', control: 'picture', picture: { aspect: 4 } },
      {
        place: 'pictures.turn',
        label: 'Frames of the 360-degree view',
        control: 'lines',
        hint: 'The address of a picture in each line, in the order in which the model turns: 24 or 36',
      },
    ],
  },
];

const nextId = (others: readonly unknown[]): number =>
  others.reduce<number>((most, one) => Math.max(most, Number((one as { id?: unknown } | null)?.id) || 0), 0) + 1;
