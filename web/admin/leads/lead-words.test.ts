import { expect, it } from 'vitest';
import { kolkataInstant } from '../../../contract/kolkata-time.ts';
import type { Lead } from './lead-calls.ts';
import { stepOf } from './lead-words.ts';

const now = kolkataInstant('2026-11-18', '12:00');
const lead = { followUpAt: null, dueAt: now, closedAt: null, stage: 'new' } as unknown as Lead;

it.each([
  ['the clock of the first call', { dueAt: now + 900_000 }, 'Today 12:15 PM', false],
  ['a clock that ran out', { dueAt: now - 12 * 60_000 }, 'Late by 12 min', true],
  [
    'a date, whatever the clock says',
    { dueAt: 0, followUpAt: kolkataInstant('2026-11-19', '10:00') },
    'Tomorrow 10:00 AM',
    false,
  ],
  ['a date further on', { followUpAt: kolkataInstant('2026-11-28', '10:00') }, '28 Nov 10:00 AM', false],
  ['a date of the next year', { followUpAt: kolkataInstant('2027-01-02', '10:00') }, '2 Jan 2027 10:00 AM', false],
  ['a date that was missed', { followUpAt: kolkataInstant('2026-11-16', '12:00') }, 'Late by 2 days', true],
  ['an end', { stage: 'lost', closedAt: kolkataInstant('2026-11-17', '10:00') }, 'Lost Yesterday', false],
] as const)('%s', (_what, part, text, isLate) => {
  expect(stepOf({ ...lead, ...part }, now)).toEqual({ text, isLate });
});
