import { describe, expect, it } from 'vitest';
import type { Call } from '../../lib/api-client.ts';
import type { Lead } from '../contacts/attempts.ts';
import type { Day } from './day.ts';
import { inOrder, inSection, readDay, settledDay } from './day.ts';

const NOW = Date.parse('2026-11-18T05:30:00Z');
const lead = (id: number, more: Partial<Lead> = {}) =>
  ({
    id,
    owner: 'me',
    offeredTo: 'owner',
    dueAt: NOW,
    followUpAt: null,
    firstAttemptAt: null,
    closedAt: null,
    ...more,
  }) as Lead;
const ids = (leads: readonly Lead[]) => leads.map(({ id }) => id);

describe('a day', () => {
  it('has each lead once, also what is late with somebody else and offered to all', async () => {
    const answers: Record<string, Lead[]> = {
      'late me': [lead(1)],
      'new me': [lead(2)],
      'late ': [lead(1), lead(3, { owner: 'other', offeredTo: 'branch' }), lead(4, { owner: 'other' })],
      ' nobody': [lead(5, { owner: null })],
    };
    const call = (async (_name: string, { body }: { body: { state?: string; owner?: string } }) => ({
      leads: answers[`${body.state ?? ''} ${body.owner ?? ''}`] ?? [],
      next: '',
    })) as unknown as Call;
    const day = await readDay(call, 'me');
    expect(ids(inOrder(day))).toEqual([1, 2, 3, 5]);
    expect(ids(inSection(day, 'pool'))).toEqual([3, 5]);
  });

  it('puts what was done where it belongs, and lets go of what has ended or has gone to somebody else', () => {
    const day: Day = { leads: [lead(1), lead(2)], sections: { 1: 'late', 2: 'new' }, isLonger: false };
    const planned = settledDay(day, lead(1, { followUpAt: NOW + 3 * 86_400_000, firstAttemptAt: NOW }), 'me', NOW);
    expect([ids(inSection(planned, 'late')), ids(inSection(planned, 'planned'))]).toEqual([[], [1]]);
    expect(ids(inOrder(settledDay(day, lead(1, { closedAt: NOW }), 'me', NOW)))).toEqual([2]);
    expect(ids(inOrder(settledDay(day, lead(1, { owner: 'other' }), 'me', NOW)))).toEqual([2]);
  });
});
