import { expect, it } from 'vitest';
import { datePresets } from './date-presets.ts';

it('counts days in Asia/Kolkata', () => {
  // Half past midnight of the 1st in Hubballi, still the evening before in London.
  const presets = datePresets(Date.parse('2026-10-31T19:00:00Z'));
  expect(presets.map(({ label, dates }) => [label, dates.from, dates.to])).toEqual([
    ['Today', '2026-11-01', '2026-11-01'],
    ['Yesterday', '2026-10-31', '2026-10-31'],
    ['Last 7 days', '2026-10-26', '2026-11-01'],
    ['This month', '2026-11-01', '2026-11-01'],
    ['All dates', '', ''],
  ]);
});
