import { HOUR_MS } from '../../contract/durations.ts';
import { takeInAll } from '../leads/intake.ts';
import { countStuck, isAnythingDue } from '../leads/intake-rows.ts';
import type { Job } from './job.ts';

/** Somebody waits to be called, also when the server was killed that was about to say who calls them. */
const TAKEN_OVER_AFTER_MS = 1000;

/** What keeps an enquiry from becoming two leads is not the lease but the transaction that ends its row. */
export const leadIntake: Job = {
  name: 'lead-intake',
  title: 'Makes leads of enquiries, and gives them to whoever is next',
  isWanted: () => true,
  firstDue: (now) => now,
  dueAfter: (at) => at + HOUR_MS,
  hasComeUp: isAnythingDue,
  leaseMs: TAKEN_OVER_AFTER_MS,
  async run({ database, log }, { stop }) {
    const total = await takeInAll(database, { stop, log });
    const stuck = await countStuck(database.db);
    return `${total} taken in${stuck > 0 ? `, ${stuck} could not be, and will be tried again` : ''}`;
  },
};
