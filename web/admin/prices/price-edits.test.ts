import { describe, expect, it } from 'vitest';
import { describeDifference, describeNow, largeChanges, OWN_PRICE, readEdits } from './price-edits.ts';

const entries = [
  { key: OWN_PRICE, label: 'Price', price: 80_000 },
  { key: '7', label: 'Disc', price: 85_000 },
];
const form = (own: string, disc: string) => {
  const data = new FormData();
  data.set(OWN_PRICE, own);
  data.set('7', disc);
  return data;
};
const edit = (seen: number, price: number) => ({ key: OWN_PRICE, label: 'Price', seen, price });

describe('what stands in the fields', () => {
  it('is read as people write it', () => {
    const { edits, faults } = readEdits(entries, form('₹81,000.00', '86000'), 'No price');
    expect(faults).toEqual({});
    expect(edits.map(({ price, seen }) => [price, seen])).toEqual([
      [81_000, 80_000],
      [86_000, 85_000],
    ]);
  });

  it.each([
    ['84580.50', '86000', { own: 'Prices are in whole rupees. Please leave out the paise.' }],
    ['0', '86000', { own: 'No price' }],
    ['81000', 'abc', { 7: 'No price' }],
    ['85001', '85000', { 7: 'Costs less than the model itself (₹85,001).' }],
  ])('%s and %s has its faults beside the fields', (own, disc, faults) => {
    expect(readEdits(entries, form(own, disc), 'No price').faults).toEqual(faults);
  });
});

it.each([
  [80_000, 96_000, 0],
  [80_000, 96_001, 1],
  [80_000, 64_000, 0],
  [80_000, 63_999, 1],
])('from %d to %d is asked about %d times', (seen, price, count) => {
  expect(largeChanges([edit(seen, price)])).toHaveLength(count);
});

it('is told by how much, by whom and when', () => {
  expect(describeDifference(edit(84_580, 84_58_000))).toBe('₹83,73,420 (9900 %) more');
  expect(describeDifference(edit(80_000, 40_000))).toBe('₹40,000 (50 %) less');
  expect(describeNow({ price: 85_000, user_id: 'asha', date: '2026-11-15', time: '14:05:09' })).toBe(
    '₹85,000, set by asha on 15 Nov 2026 at 2:05 PM',
  );
  expect(describeNow({ price: 85_000 })).toBe('₹85,000');
});
