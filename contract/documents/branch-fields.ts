import type { DocumentSection } from './field.ts';

/** What staff fill in about a branch, in the order of the screen. */
export const branchFields: readonly DocumentSection[] = [
  {
    title: 'The branch',
    fields: [
      { place: 'name', label: 'Name', control: 'local' },
      {
        place: 'trades',
        label: 'What is done here',
        control: 'choices',
        options: [
          ['sales', 'Sales'],
          ['service', 'Service'],
        ],
      },
      {
        place: 'id',
        label: 'Number in addresses',
        control: 'number',
        hint: 'Its page is /dealers/ and this number. Where two share one, the page shows the first of them.',
      },
    ],
  },
  {
    title: 'How it is reached',
    fields: [
      { place: 'address', label: 'Address', control: 'local' },
      { place: 'salesPhone', label: 'Sales phone', control: 'phone' },
      {
        place: 'servicePhone',
        label: 'Service phone',
        control: 'phone',
        hint: 'Empty: the service number of the dealership',
      },
      { place: 'email', label: 'E-mail', control: 'email' },
      {
        place: 'mapEmbed',
        label: 'Map on the page',
        control: 'link',
        hint: 'The address that the map offers for embedding',
      },
    ],
  },
  { title: 'Opening hours', fields: [{ place: 'week', label: 'Opening hours', control: 'week' }] },
  {
    title: 'Holidays',
    fields: [
      {
        place: 'holidays',
        label: 'Closed on',
        control: 'list',
        parts: {
          noun: 'holiday',
          fields: [
            { place: 'date', label: 'Day', control: 'date' },
            { place: 'name', label: 'What for', control: 'local' },
          ],
          begin: () => ({ date: '', name: { en: '' } }),
        },
      },
    ],
  },
];
