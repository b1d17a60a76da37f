import { DAY_MS } from '../../contract/durations.ts';
import { kolkataDate, kolkataInstant } from '../../contract/kolkata-time.ts';
import type { Db } from '../db/db.ts';
import type { DayAhead } from '../outbox/write-digests.ts';
import { writeDigests } from '../outbox/write-digests.ts';
import type { Job } from './job.ts';

/** Before the doors open, in Asia/Kolkata. */
const AT = '08:30';

/** The next 08:30. */
function nextMorning(at: number): number {
  const today = kolkataInstant(kolkataDate(at), AT);
  return today > at ? today : kolkataInstant(kolkataDate(at + DAY_MS), AT);
}

/** Tells everybody what they have to do today, as far as whoever knows their leads says so. */
export const morningDigest = (peopleOf: (db: Db, now: number) => Promise<DayAhead[]>): Job => ({
  name: 'morning-digest',
  title: 'Tells staff in the morning what they have to do',
  isWanted: ({ messages }) => messages.email !== undefined,
  firstDue: nextMorning,
  dueAfter: nextMorning,
  async run({ database: { db } }, { now }) {
    const people = await peopleOf(db, now);
    const told = await db.transaction().execute((trx) => writeDigests(trx, kolkataDate(now), people, now));
    return `${told} told`;
  },
});
