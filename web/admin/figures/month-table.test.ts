import { expect, it } from 'vitest';
import type { Month } from './month-table.ts';
import { monthTable } from './month-table.ts';

const none = {
  ...{ arrived: 0, tried: 0, triedInTime: 0, reached: 0, reachedInTime: 0, testRides: 0, booked: 0, won: 0, lost: 0 },
  waiting: 0,
  lostWhy: [],
};
const now = { ...none, arrived: 12, won: 3, lost: 2, testRides: 4, lostWhy: [{ reason: 'price' as const, count: 2 }] };
const before = { ...none, arrived: 9, lost: 1, lostWhy: [{ reason: 'later' as const, count: 1 }] };
const row = { value: 'north', label: 'North', kind: 'product', kindLabel: 'Product enquiry', now, before };
const month: Month = { month: '2026-11', before: '2026-10', total: { now, before }, branches: [row], models: [] };

it('has the whole report in one table, each figure beside that of the month before', () => {
  const { title, columns, rows } = monthTable(month, (name) => name);
  expect(title).toBe('Leads of 2026-11');
  for (const cells of rows) expect(cells).toHaveLength(columns.length);
  expect(rows[0]).toEqual(['Altogether', 'All', null, 12, 9, 0, 0, 0, 0, 3, 0, 2, 1]);
  expect(rows).toContainEqual(['Altogether', 'Test rides', null, 4, 0, ...Array(8).fill(null)]);
  expect(rows).toContainEqual(['Branch and kind', 'North', 'Product enquiry', 12, 9, 0, 0, 0, 0, 3, 0, 2, 1]);
  expect(rows.slice(-2).map(([part, of, , count, old]) => [part, of, count, old])).toEqual([
    ['Lost, and why', 'The price', 2, 0],
    ['Lost, and why', 'Not now', 0, 1],
  ]);
});
