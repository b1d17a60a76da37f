import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../contract/durations.ts';
import { kolkataInstant } from '../../contract/kolkata-time.ts';
import type { Opening } from './opening-minutes.ts';
import { afterOpeningTime, isOpenAt, nextOpening } from './opening-minutes.ts';

const day = { opens: '09:30', closes: '18:30' };
const opening: Opening = {
  week: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: { opens: '09:30', closes: '14:00' }, sun: null },
  closedOn: new Set(['2026-11-18']),
};
const CLOSED = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null };
const due = (date: string, time: string) => afterOpeningTime(opening, kolkataInstant(date, time), 15 * MINUTE_MS);

describe('opening minutes', () => {
  it.each([
    ['in the middle of a day', '2026-11-16', '11:00', '2026-11-16', '11:15'],
    ['before it opens', '2026-11-16', '06:00', '2026-11-16', '09:45'],
    ['a minute before it closes', '2026-11-16', '18:29', '2026-11-17', '09:44'],
    ['when it closes', '2026-11-16', '18:30', '2026-11-17', '09:45'],
    ['exactly as long as it is open', '2026-11-16', '18:15', '2026-11-16', '18:30'],
    ['at night, before a holiday', '2026-11-17', '23:50', '2026-11-19', '09:45'],
    ['on a holiday', '2026-11-18', '12:00', '2026-11-19', '09:45'],
    ['on Saturday afternoon, with Sunday closed', '2026-11-21', '13:50', '2026-11-23', '09:35'],
  ])('%s', (_when, date, time, dueDate, dueTime) => {
    expect(due(date, time)).toBe(kolkataInstant(dueDate, dueTime));
  });

  it('knows no end where nothing opens', () => {
    expect(afterOpeningTime({ week: CLOSED, closedOn: new Set() }, Date.now(), MINUTE_MS)).toBeUndefined();
    expect(nextOpening({ week: CLOSED, closedOn: new Set() }, Date.now())).toBeUndefined();
  });

  it('is open from the minute it opens to the one it closes', () => {
    expect(isOpenAt(opening, kolkataInstant('2026-11-16', '09:29'))).toBe(false);
    expect(isOpenAt(opening, kolkataInstant('2026-11-16', '09:30'))).toBe(true);
    expect(isOpenAt(opening, kolkataInstant('2026-11-16', '18:30'))).toBe(false);
    expect(isOpenAt(opening, kolkataInstant('2026-11-18', '12:00'))).toBe(false);
  });

  it('opens next on the next day that is no holiday', () => {
    expect(nextOpening(opening, kolkataInstant('2026-11-17', '09:30'))).toBe(kolkataInstant('2026-11-19', '09:30'));
  });
});
