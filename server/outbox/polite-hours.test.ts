import { expect, it } from 'vitest';
import { politeFrom } from './polite-hours.ts';

const at = (time: string) => Date.parse(`2026-11-18T${time}+05:30`);
const nextDay = (time: string) => Date.parse(`2026-11-19T${time}+05:30`);

it.each([
  ['00:00:00', at('09:00:00')],
  ['08:59:59', at('09:00:00')],
  ['09:00:00', at('09:00:00')],
  ['19:59:59', at('19:59:59')],
  ['20:00:00', nextDay('09:00:00')],
  ['23:59:59', nextDay('09:00:00')],
])('a customer can be written to at %s in Asia/Kolkata, or from then on', (time, from) => {
  expect(politeFrom(at(time))).toBe(from);
});
