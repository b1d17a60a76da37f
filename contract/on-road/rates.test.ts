import { expect, it } from 'vitest';
import { isStale } from './rates.ts';

it.each([
  ['2026-11-16', '2026-11-16', false],
  ['2026-11-16', '2027-05-15', false],
  ['2026-11-16', '2027-05-16', true],
])('rates that were looked up on %s are old on %s: %s', (checkedOn, today, isOld) => {
  expect(isStale(checkedOn, today)).toBe(isOld);
});
