import { describe, expect, it } from 'vitest';
import { activitySeries, niceTop, sayDay } from './activity-series.ts';

const days = [
  { date: '2026-11-13', counts: { booking: 2, amc: 1 } },
  { date: '2026-11-14', counts: {} },
  { date: '2026-11-15', counts: { amc: 4, later: 1 } },
];

describe('the series of the chart', () => {
  it('are in the order of the menu, each with its total, and leave out what had nothing', () => {
    const series = activitySeries(days, ['booking', 'amc', 'warranty']);
    expect(series.map(({ report, total }) => [report, total])).toEqual([
      ['booking', 2],
      ['amc', 5],
    ]);
  });

  it('have different colours', () => {
    const counts = Object.fromEntries(Array.from('abcdefghi', (name) => [name, 1]));
    const series = activitySeries([{ date: '', counts }], [...'abcdefghi']);
    expect(new Set(series.map(({ colour }) => colour)).size).toBe(9);
  });
});

it.each([
  [0, 4],
  [3, 4],
  [5, 8],
  [12, 20],
  [97, 100],
  [101, 200],
  [4321, 8000],
])('a day of %d has an axis up to %d', (most, top) => expect(niceTop(most)).toBe(top));

it('says a day in words', () => {
  const [first, empty] = days;
  const name = (report: string) => report.toUpperCase();
  expect(first && sayDay(first, name)).toBe('13 November 2026: 3 enquiries (BOOKING 2, AMC 1)');
  expect(empty && sayDay(empty, name)).toBe('14 November 2026: no enquiries');
});
