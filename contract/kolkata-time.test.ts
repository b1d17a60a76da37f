import { afterEach, describe, expect, it, vi } from 'vitest';
import { isRealDate, kolkataDate, kolkataDayStart, kolkataInstant, kolkataTime } from './kolkata-time.ts';

afterEach(() => vi.unstubAllEnvs());

describe('days and clock times in Asia/Kolkata', () => {
  it.each([
    ['2025-01-01T00:00:00.000Z', '2025-01-01', '05:30:00'],
    ['2025-01-01T18:29:59.999Z', '2025-01-01', '23:59:59'],
    ['2025-01-01T18:30:00.000Z', '2025-01-02', '00:00:00'],
    ['2024-02-28T18:30:00.000Z', '2024-02-29', '00:00:00'],
    ['2025-02-28T18:30:00.000Z', '2025-03-01', '00:00:00'],
    ['2025-12-31T18:29:59.000Z', '2025-12-31', '23:59:59'],
    ['2025-12-31T18:30:00.000Z', '2026-01-01', '00:00:00'],
    ['2025-07-01T06:34:56.000Z', '2025-07-01', '12:04:56'],
  ])('%s is %s %s', (instant, date, time) => {
    expect(kolkataDate(Date.parse(instant))).toBe(date);
    expect(kolkataTime(Date.parse(instant))).toBe(time);
  });

  it.each([
    ['2025-01-01', '2024-12-31T18:30:00.000Z'],
    ['2024-03-01', '2024-02-29T18:30:00.000Z'],
    ['2025-08-15', '2025-08-14T18:30:00.000Z'],
  ])('the day %s begins at %s', (day, instant) => {
    expect(new Date(kolkataDayStart(day)).toISOString()).toBe(instant);
  });

  it('a time of a day is an instant: midnight is half past six in the evening before, in UTC', () => {
    expect(new Date(kolkataInstant('2026-09-22', '00:00')).toISOString()).toBe('2026-09-21T18:30:00.000Z');
    expect(new Date(kolkataInstant('2026-09-22', '14:05')).toISOString()).toBe('2026-09-22T08:35:00.000Z');
    expect(kolkataInstant('', '00:00')).toBeNaN();
  });

  it('a day lasts from its beginning to the last millisecond before the next one', () => {
    const start = kolkataDayStart('2025-03-09');
    expect(kolkataDate(start)).toBe('2025-03-09');
    expect(kolkataDate(start - 1)).toBe('2025-03-08');
    expect(kolkataDate(start + 24 * 60 * 60 * 1000 - 1)).toBe('2025-03-09');
    expect(kolkataDate(start + 24 * 60 * 60 * 1000)).toBe('2025-03-10');
  });

  it.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])('are the same on a server in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    // 9 March 2025 is the day on which Los Angeles changes its clocks.
    expect(kolkataDate(Date.UTC(2025, 2, 9, 18, 30))).toBe('2025-03-10');
    expect(kolkataTime(Date.UTC(2025, 2, 9, 10, 0, 1))).toBe('15:30:01');
    expect(kolkataDayStart('2025-03-10')).toBe(Date.UTC(2025, 2, 9, 18, 30));
  });
});

describe('a real date', () => {
  it.each(['2025-01-31', '2024-02-29', '2000-02-29', '1999-12-31', '2099-06-30'])('%s', (text) => {
    expect(isRealDate(text)).toBe(true);
  });

  it.each([
    '2025-02-29',
    '1900-02-29',
    '2025-02-30',
    '2025-04-31',
    '2025-13-01',
    '2025-00-10',
    '2025-01-00',
    '2025-01-32',
    '2025-1-1',
    '25-01-01',
    '01-02-2025',
    '2025/01/02',
    '2025-01-02T00:00:00Z',
    '2025-01-02 ',
    ' 2025-01-02',
    '2025-01-02\n',
    '+02025-01-02',
    '२०२५-०१-०२',
    'today',
    '',
  ])('is not %j', (text) => {
    expect(isRealDate(text)).toBe(false);
  });
});
