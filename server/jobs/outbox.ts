import { HOUR_MS } from '../../contract/durations.ts';
import { isSomethingDue } from '../outbox/due.ts';
import { sendDue } from '../outbox/send-due.ts';
import type { Job } from './job.ts';

/** Another server goes on that soon after one was killed. */
const TAKEN_OVER_AFTER_MS = 3000;

/** What keeps a message from being sent twice is not the lease of the job but that of each message. */
export const outbox: Job = {
  name: 'outbox',
  title: 'Sends messages to customers and staff',
  isWanted: () => true,
  firstDue: (now) => now,
  dueAfter: (at) => at + HOUR_MS,
  hasComeUp: isSomethingDue,
  leaseMs: TAKEN_OVER_AFTER_MS,
  async run({ config, database, log }, { now, stop }) {
    const tally = await sendDue({ config, database, log }, { now, stop });
    const parts = Object.entries(tally).map(([state, count]) => `${count} ${state}`);
    return parts.join(', ') || 'nothing to send';
  },
};
