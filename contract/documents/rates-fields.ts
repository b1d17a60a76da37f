import { formatDate } from '../display.ts';
import { definitionOf, rateNames } from '../on-road/lines.ts';
import type { DocumentSection } from './field.ts';
import { valueAt } from './places.ts';

const unitOf = (name: (typeof rateNames)[number]): string => (definitionOf(name).of ? 'percent' : 'rupees');

/** Lifetime tax, petrol, from 1 Apr 2017 */
function titleOf(part: unknown): string {
  const [rate, fuel, validFrom] = ['rate', 'fuel', 'validFrom'].map((place) => String(valueAt(part, place) ?? ''));
  const name = rateNames.find((one) => one === rate);
  const words = [
    name && definitionOf(name).label,
    fuel !== 'any' && fuel,
    validFrom && `from ${formatDate(validFrom)}`,
  ];
  return words.filter(Boolean).join(', ');
}

/** What staff fill in about the lines of the on-road price. */
export const ratesFields: readonly DocumentSection[] = [
  {
    title: 'On-road price',
    hint: 'Each line holds from its day on, until a newer one of the same name begins: add a line with its day instead of changing the old one. What is not here reads "ask us" on the site.',
    fields: [
      {
        place: 'checkedOn',
        label: 'Last held against the sources on',
        control: 'date',
        hint: 'After 180 days this screen says that they are old.',
      },
      {
        place: 'rates',
        label: 'Lines',
        control: 'list',
        parts: {
          noun: 'line',
          titleOf,
          fields: [
            {
              place: 'rate',
              label: 'Line',
              control: 'choice',
              options: rateNames.map((name) => [name, `${definitionOf(name).label} (${unitOf(name)})`] as const),
            },
            {
              place: 'fuel',
              label: 'For',
              control: 'choice',
              options: [
                ['any', 'All'],
                ['petrol', 'Petrol'],
                ['electric', 'Electric'],
              ],
            },
            { place: 'validFrom', label: 'Valid from', control: 'date' },
            {
              place: 'steps',
              label: 'Steps',
              control: 'list',
              hint: 'Up to a price in rupees, a capacity in cc or a rated power in kW; the last one, or the only one, may be without end.',
              parts: {
                noun: 'step',
                fields: [
                  { place: 'upTo', label: 'Up to', control: 'decimal' },
                  { place: 'value', label: 'Percent or rupees', control: 'decimal' },
                ],
                begin: () => ({}),
              },
            },
            { place: 'source', label: 'Source', control: 'line', hint: 'Law, notice or page, and its date' },
            { place: 'isUncertain', label: 'Visitors are told that it may differ', control: 'yes' },
          ],
          begin: () => ({ rate: 'roadTax', fuel: 'any', validFrom: '', steps: [{}], source: '' }),
        },
      },
    ],
  },
];
