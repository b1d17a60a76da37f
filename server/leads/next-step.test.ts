import { expect, it } from 'vitest';
import { kolkataInstant } from '../../contract/kolkata-time.ts';
import { nextMorning, stepAfter } from './next-step.ts';
import type { Opening } from './opening-minutes.ts';

const day = { opens: '09:30', closes: '18:30' };
const late = { opens: '11:00', closes: '14:00' };
const opening: Opening = {
  week: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: late, sun: null },
  closedOn: new Set(['2026-11-18']),
};

it.each([
  ['the next day', '2026-11-16', '12:00', '2026-11-17', '10:00'],
  ['after a holiday', '2026-11-17', '12:00', '2026-11-19', '10:00'],
  ['when it opens late', '2026-11-20', '12:00', '2026-11-21', '11:00'],
  ['after a Sunday', '2026-11-21', '12:00', '2026-11-23', '10:00'],
])('somebody who was reached is called again: %s', (_when, date, time, nextDate, nextTime) => {
  expect(stepAfter('reached', opening, kolkataInstant(date, time))).toBe(kolkataInstant(nextDate, nextTime));
});

it('somebody who did not answer is tried again in two opening hours', () => {
  const after = (date: string, time: string) => stepAfter('noAnswer', opening, kolkataInstant(date, time));
  expect(after('2026-11-16', '12:00')).toBe(kolkataInstant('2026-11-16', '14:00'));
  expect(after('2026-11-16', '17:30')).toBe(kolkataInstant('2026-11-17', '10:30'));
});

it('a lead of no branch waits for tomorrow at ten', () => {
  expect(nextMorning(undefined, kolkataInstant('2026-11-16', '12:00'))).toBe(kolkataInstant('2026-11-17', '10:00'));
  expect(stepAfter('noAnswer', undefined, kolkataInstant('2026-11-16', '12:00'))).toBe(
    kolkataInstant('2026-11-17', '10:00'),
  );
});
