import { describe, expect, it } from 'vitest';
import { kolkataInstant } from '../../../contract/kolkata-time.ts';
import { nextTimes } from './next-times.ts';

const offered = (day: string, time: string) => nextTimes(kolkataInstant(day, time)).map(({ label }) => label);
const ALL = ['Tonight 18:30', 'Tomorrow 10:00', 'Saturday 10:00'];

describe('when to call again', () => {
  it.each([
    ['on a Wednesday morning', '2026-11-18', '09:30', ALL],
    ['shortly before the evening', '2026-11-18', '18:20', ALL.slice(1)],
    ['on a Friday, tomorrow is Saturday', '2026-11-20', '12:00', ALL.slice(0, 2)],
    ['on a Saturday, the next one', '2026-11-21', '12:00', ALL],
    ['after midnight, when it is yesterday elsewhere', '2026-11-18', '00:10', ALL],
  ])('%s', (_when, day, time, labels) => {
    expect(offered(day, time)).toEqual(labels);
  });

  it('means the clock of the dealership', () => {
    const [tonight, tomorrow, saturday] = nextTimes(kolkataInstant('2026-11-21', '00:05'));
    expect([tonight?.at, tomorrow?.at, saturday?.at]).toEqual([
      kolkataInstant('2026-11-21', '18:30'),
      kolkataInstant('2026-11-22', '10:00'),
      kolkataInstant('2026-11-28', '10:00'),
    ]);
  });
});
