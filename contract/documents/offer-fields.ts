import type { DocumentSection } from './field.ts';

/** What an offer consists of. */
export const offerFields: readonly DocumentSection[] = [
  {
    title: 'The offer',
    fields: [
      { place: 'title', label: 'Title', control: 'local' },
      { place: 'description', label: 'Description', control: 'localText' },
      { place: 'image', label: 'Picture', control: 'line' },
      { place: 'startsOn', label: 'First day', control: 'date' },
      { place: 'endsOn', label: 'Last day', control: 'date' },
      { place: 'amount', label: 'Taken off the on-road price', control: 'number' },
      { place: 'models', label: 'Models it is taken off', control: 'list' },
    ],
  },
];
