import { describe, expect, it } from 'vitest';
import type { Figure } from './facts.ts';
import type { Candidate, Filters, Sorting } from './finding.ts';
import { compareBy, fits, rangeOf } from './finding.ts';

const candidate = (of: Partial<Candidate>, figures: Partial<Record<Figure, number>> = {}): Candidate => ({
  price: 80_000,
  onRoad: 98_000,
  emi: undefined,
  fuel: 'petrol',
  ...of,
  facts: Object.entries(figures).map(([figure, value]) => ({ figure: figure as Figure, value, source: 'a test' })),
});

it.each([
  ['110-125', { least: 110, most: 125 }],
  ['-110', { least: 0, most: 110 }],
  ['160-', { least: 160, most: Number.POSITIVE_INFINITY }],
  ['109.5', { least: 0, most: 109.5 }],
  ['many', undefined],
  ['', undefined],
  ['-', undefined],
])('reads %s as a range', (text, range) => expect(rangeOf(text)).toEqual(range));

describe('a filter', () => {
  const scooter = candidate(
    { onRoad: 94_768.22, emi: 2980 },
    { cc: 109.51, kmpl: 50, kerbWeightKg: 106, seatHeightMm: 764 },
  );

  it.each<[Filters, boolean]>([
    [{}, true],
    [{ budget: '94768.22' }, true],
    [{ budget: '94768' }, false],
    [{ budget: 'cheap' }, true],
    [{ emi: '3000' }, true],
    [{ emi: '2900' }, false],
    [{ cc: '110-125' }, false],
    [{ cc: '-110' }, true],
    [{ mileage: '50', weight: '106', seat: '764' }, true],
    [{ mileage: '51' }, false],
    [{ weight: '105' }, false],
    [{ seat: '760' }, false],
    [{ fuel: 'electric' }, false],
    [{ budget: '100000', fuel: 'petrol' }, true],
    [{ distance: '500' }, true],
  ])('%o lets it through: %s', (filters, isFit) => expect(fits(filters, scooter)).toBe(isFit));

  it.each<Filters>([{ cc: '-500' }, { mileage: '1' }, { weight: '900' }, { emi: '99999' }])(
    '%o leaves out what nobody has measured',
    (filters) => expect(fits(filters, candidate({}))).toBe(false),
  );
});

it.each([
  ['53', true],
  ['54', false],
  ['far', true],
])('a battery for 80 km lasts for %s a day and a detour: %s', (distance, isFit) => {
  expect(fits({ distance }, candidate({ fuel: 'electric' }, { rangeKm: 80 }))).toBe(isFit);
});

it.each<[Sorting, number[]]>([
  ['price', [2, 1, 3]],
  ['onRoad', [3, 2, 1]],
  ['mileage', [3, 1, 2]],
  ['weight', [1, 3, 2]],
  ['power', [1, 3, 2]],
])('sorted by %s the better one comes first, the unknown one last', (sorting, order) => {
  const all = [
    candidate({ price: 2, onRoad: 3 }, { kmpl: 50, kerbWeightKg: 100, peakKw: 9 }),
    candidate({ price: 1, onRoad: 2 }),
    candidate({ price: 3, onRoad: 1 }, { kmpl: 60, kerbWeightKg: 110, peakKw: 6 }),
  ];
  const sorted = all.toSorted((one, other) => compareBy(sorting, one, other));
  expect(sorted.map((one) => all.indexOf(one) + 1)).toEqual(order);
});
