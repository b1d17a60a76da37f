import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../contract/durations.ts';
import { kolkataInstant } from '../../../contract/kolkata-time.ts';
import { stepInWords, stepState } from './next-step.ts';

const NOW = kolkataInstant('2026-11-18', '11:00');
const untried = (dueAt: number) => ({ dueAt, followUpAt: null, firstAttemptAt: null });
const planned = (followUpAt: number) => ({ dueAt: 0, followUpAt, firstAttemptAt: 1 });

describe('the next step', () => {
  it.each([
    ['late by 5 min', untried(NOW - 5 * MINUTE_MS)],
    ['late by 3 h', planned(NOW - 3 * HOUR_MS - MINUTE_MS)],
    ['due in 12 min', untried(NOW + 12 * MINUTE_MS)],
    ['due in 1 min', untried(NOW + 1000)],
    ['Today 6:30 PM', planned(kolkataInstant('2026-11-18', '18:30'))],
    ['Tomorrow 10:00 AM', planned(kolkataInstant('2026-11-19', '10:00'))],
  ])('%s', (words, lead) => {
    expect(stepInWords(lead, NOW)).toBe(words);
  });

  it('is late, new, due or planned', () => {
    expect(stepState(untried(NOW - 1), NOW)).toBe('late');
    expect(stepState(untried(NOW), NOW)).toBe('new');
    expect(stepState(planned(NOW + HOUR_MS), NOW)).toBe('due');
    expect(stepState(planned(kolkataInstant('2026-11-19', '00:00')), NOW)).toBe('planned');
  });
});
