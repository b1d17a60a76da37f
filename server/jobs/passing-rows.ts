import { HOUR_MS, MINUTE_MS } from '../../contract/durations.ts';
import type { Db } from '../db/db.ts';
import { clearOldWaits } from '../db/login-waits.ts';
import { removeOldChallenges } from '../db/passkeys.ts';
import { removeOldInvitations } from '../features/accounts/invitations.ts';
import { removeOldSessions } from '../http/session.ts';
import { removeOldMessageRows } from '../outbox/remove-old.ts';
import type { Job } from './job.ts';

/** What has ended by itself, and is only looked at to see that. */
export const passingRows: Job = {
  name: 'passing-rows',
  title: 'Removes sessions, invitations, counted logins and dropped messages whose time is over',
  isWanted: () => true,
  firstDue: (now) => now + 5 * MINUTE_MS,
  dueAfter: (at) => at + HOUR_MS,
  async run({ database: { db } }, { now, stop }) {
    const sessions = await removeOldSessions(db, now);
    const invitations = await removeOldInvitations(db, now);
    const challenges = await removeOldChallenges(db, now);
    const waits = await clearAllWaits(db, now, stop);
    const messages = await removeOldMessageRows(db, now);
    return `${sessions} sessions, ${invitations} invitations, ${challenges} questions to passkeys, ${waits} counts of logins, ${messages} rows about messages removed`;
  },
};

async function clearAllWaits(db: Db, now: number, stop: AbortSignal): Promise<number> {
  let cleared = 0;
  while (!stop.aborted) {
    const some = await clearOldWaits(db, now);
    if (some === 0) break;
    cleared += some;
  }
  return cleared;
}
