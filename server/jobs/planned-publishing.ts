import { HOUR_MS } from '../../contract/durations.ts';
import { firePlans } from '../documents/fire-plans.ts';
import { findDue } from '../documents/plans.repository.ts';
import type { Job } from './job.ts';

/** A plan is live within 5 s of its moment, also when the server that was about to publish it was killed. */
const TAKEN_OVER_AFTER_MS = 1000;

/** What keeps it from happening twice is not the lease but the transaction of each plan. */
export const plannedPublishing: Job = {
  name: 'planned-publishing',
  title: 'Publishes what was planned, each at its moment',
  isWanted: () => true,
  firstDue: (now) => now,
  dueAfter: (at) => at + HOUR_MS,
  hasComeUp: async (db, now) => (await findDue(db, now)) !== undefined,
  leaseMs: TAKEN_OVER_AFTER_MS,
  async run({ database, log }, { now, stop }) {
    const { published, failed } = await firePlans(database, { now, stop, log });
    return `${published} published, ${failed} failed`;
  },
};
