import { formatDate } from '../display.ts';
import type { DocumentField, DocumentSection } from './field.ts';
import { valueAt } from './places.ts';

const titleOf = (part: unknown): string => {
  const validFrom = String(valueAt(part, 'validFrom') ?? '');
  return validFrom ? `From ${formatDate(validFrom)}` : '';
};

const steps = (place: string, label: string, upTo: string, value: string, hint: string): DocumentField => ({
  place,
  label,
  control: 'list',
  hint,
  parts: {
    noun: 'step',
    fields: [
      { place: 'upTo', label: upTo, control: 'decimal' },
      { place: 'value', label: value, control: 'decimal' },
    ],
    begin: () => ({}),
  },
});

const LESS = 'Percent less';

/** What staff fill in about vehicles that are given in exchange. */
export const exchangeFields: readonly DocumentSection[] = [
  {
    title: 'Exchange',
    hint: 'What you give for a used vehicle. Visitors see a range, and that it holds after inspection. Each table holds from its day on, until a newer one begins. Without a table they are asked to come by.',
    fields: [
      {
        place: 'tables',
        label: 'Tables',
        control: 'list',
        parts: {
          noun: 'table',
          titleOf,
          fields: [
            { place: 'validFrom', label: 'Valid from', control: 'date' },
            { place: 'source', label: 'Source', control: 'line', hint: 'Who decided so, and when; visitors read it' },
            steps(
              'ages',
              'By age',
              'Up to years',
              'Percent of the new price',
              'What it is worth in percent of what a new one costs today. Older ones than the last step have to be seen.',
            ),
            steps('kilometres', 'By kilometres', 'Up to kilometres', LESS, 'Taken off what its age makes of it.'),
            steps('owners', 'By owners', 'Up to owners', LESS, 'Taken off what is left.'),
            { place: 'good', label: 'Good condition, percent less', control: 'decimal' },
            { place: 'fair', label: 'Fair condition, percent less', control: 'decimal' },
            { place: 'poor', label: 'Poor condition, percent less', control: 'decimal' },
            {
              place: 'spread',
              label: 'Range, percent to both sides',
              control: 'decimal',
              hint: '10: from a tenth less to a tenth more',
            },
          ],
          begin: () => ({
            validFrom: '',
            source: '',
            ages: [{}],
            kilometres: [{}],
            owners: [{}],
            good: 0,
            spread: 10,
          }),
        },
      },
    ],
  },
];
