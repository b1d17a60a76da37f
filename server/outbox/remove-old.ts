import { DAY_MS } from '../../contract/durations.ts';
import type { Db } from '../db/db.ts';
import { TURN_MS } from './polite-hours.ts';

/** A provider tells the same again for a few days at most. */
const EVENTS_KEPT_MS = 30 * DAY_MS;
/** Messages that never went out say nothing to anybody after a month. */
const DROPPED_KEPT_MS = 30 * DAY_MS;

/** Removes what is of no use any more. Returns how many rows. */
export async function removeOldMessageRows(db: Db, now: number): Promise<number> {
  const gone = [
    await db
      .deleteFrom('contact_turns')
      .where('at', '<', now - TURN_MS)
      .executeTakeFirstOrThrow(),
    await db
      .deleteFrom('provider_events')
      .where('at', '<', now - EVENTS_KEPT_MS)
      .executeTakeFirstOrThrow(),
    await db
      .deleteFrom('outbox')
      .where('state', '=', 'dropped')
      .where('settled_at', '<', now - DROPPED_KEPT_MS)
      .executeTakeFirstOrThrow(),
  ];
  return gone.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}
