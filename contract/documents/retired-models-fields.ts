import type { DocumentSection } from './field.ts';

/** Models that are not sold any more. */
export const retiredModelsFields: readonly DocumentSection[] = [
  {
    title: 'What still comes in for service',
    fields: [
      {
        place: 'names',
        label: 'Models of earlier years',
        control: 'lines',
        hint: 'One in each line. The forms for service offer them.',
      },
    ],
  },
];
