import { formatDate } from '../display.ts';
import type { DocumentSection } from './field.ts';
import { valueAt } from './places.ts';

/** petrol, from 15 Jun 2024 */
function titleOf(part: unknown): string {
  const [energy, validFrom] = ['energy', 'validFrom'].map((place) => String(valueAt(part, place) ?? ''));
  return [energy, validFrom && `from ${formatDate(validFrom)}`].filter(Boolean).join(', ');
}

/** What staff fill in about petrol and electricity. */
export const energyFields: readonly DocumentSection[] = [
  {
    title: 'Petrol and electricity',
    hint: 'What a litre and a unit cost where your customers ride. Each holds from its day on, until a newer one begins. Visitors can enter a price of their own.',
    fields: [
      {
        place: 'prices',
        label: 'Prices',
        control: 'list',
        parts: {
          noun: 'price',
          titleOf,
          fields: [
            {
              place: 'energy',
              label: 'Of',
              control: 'choice',
              options: [
                ['petrol', 'Petrol, a litre'],
                ['electricity', 'Electricity, a unit (kWh)'],
              ],
            },
            { place: 'price', label: 'Rupees', control: 'decimal' },
            { place: 'validFrom', label: 'Valid from', control: 'date' },
            { place: 'source', label: 'Source', control: 'line', hint: 'Notice or page, and its date' },
            { place: 'isUncertain', label: 'Visitors are told that it may differ', control: 'yes' },
          ],
          begin: () => ({ energy: 'petrol', validFrom: '', source: '' }),
        },
      },
    ],
  },
];
