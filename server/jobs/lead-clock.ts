import { HOUR_MS } from '../../contract/durations.ts';
import { isAnybodyLate, offerLate } from '../leads/late.ts';
import { handOutPool, isPoolWaiting } from '../leads/pool.ts';
import type { Job } from './job.ts';

const TAKEN_OVER_AFTER_MS = 3000;

/** What keeps a lead from being given twice is not the lease but its version. */
export const leadClock: Job = {
  name: 'lead-clock',
  title: 'Gives out leads that wait when a branch opens, and offers those to others that nobody answered in time',
  isWanted: () => true,
  firstDue: (now) => now,
  dueAfter: (at) => at + HOUR_MS,
  hasComeUp: async (db, now) => (await isAnybodyLate(db, now)) || isPoolWaiting(db, now),
  leaseMs: TAKEN_OVER_AFTER_MS,
  async run({ database }, { now, stop }) {
    const given = await handOutPool(database, now, stop);
    const offered = await offerLate(database, now, stop);
    return `${given} given out, ${offered} offered to others`;
  },
};
