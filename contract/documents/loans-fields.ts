import type { DocumentSection } from './field.ts';

/** What staff fill in about lenders. */
export const loansFields: readonly DocumentSection[] = [
  {
    title: 'Loans',
    hint: 'What lenders offer today. Visitors see the instalment, the yearly cost with all fees and the whole schedule of each.',
    fields: [
      {
        place: 'offers',
        label: 'Offers',
        control: 'list',
        parts: {
          noun: 'offer',
          titleAt: 'lender',
          fields: [
            { place: 'lender', label: 'Lender', control: 'line' },
            { place: 'percent', label: 'Interest a year, in percent', control: 'decimal' },
            { place: 'isFlat', label: 'A flat rate: on the whole amount for the whole time', control: 'yes' },
            { place: 'feePercent', label: 'Fee, in percent of the amount', control: 'decimal' },
            { place: 'feeRupees', label: 'Fee, in rupees', control: 'number' },
            { place: 'leastMonths', label: 'Fewest months', control: 'number' },
            { place: 'mostMonths', label: 'Most months', control: 'number' },
            { place: 'mostPercent', label: 'Lent at most, in percent of the on-road price', control: 'decimal' },
            { place: 'validFrom', label: 'Valid from', control: 'date' },
            { place: 'validUntil', label: 'Last day', control: 'date', hint: 'Empty: until further notice' },
            {
              place: 'source',
              label: 'Source',
              control: 'line',
              hint: "Such as: the bank's letter of 3 November 2026",
            },
          ],
          begin: () => ({ lender: '', leastMonths: 12, mostMonths: 36, mostPercent: 90, validFrom: '', source: '' }),
        },
      },
    ],
  },
];
