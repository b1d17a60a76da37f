import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../db/engine.ts';
import { loggable } from '../db/loggable.ts';
import type { Desk } from './desk.ts';
import { readDesk } from './desk.ts';
import { claim, listDue, postpone } from './intake-rows.ts';
import { takeIn } from './take-in.ts';
import { tellOfIntake } from './tell-people.ts';

/** So many share their statements and a commit. On SQLite everybody waits for it, less than half a millisecond for each. */
const AT_ONCE = 50;
/** After each commit: some 150 a second are more than anybody could call, and whoever sends an enquiry meanwhile is not to notice. */
const PAUSE_MS = 300;
/** Another server may be at the same customer, and one of the two then begins again. */
const TRIES = 3;

interface Work {
  stop: AbortSignal;
  log: { error(details: object, message: string): void };
  atOnce?: number;
  pauseMs?: number;
}

/** Makes leads of all enquiries that have none yet, new ones first. Returns how many. */
export async function takeInAll(database: Database, work: Work): Promise<number> {
  const { stop, atOnce = AT_ONCE, pauseMs = PAUSE_MS } = work;
  let total = 0;
  while (!stop.aborted) {
    const now = Date.now();
    const fresh = await listDue(database.db, false, now, atOnce);
    const ids = fresh.length > 0 ? fresh : await listDue(database.db, true, now, atOnce);
    if (ids.length === 0) break;
    total += await takeInSome(database, await readDesk(database.db, now), ids, work);
    await delay(pauseMs, undefined, { signal: stop }).catch(() => {});
  }
  return total;
}

/** Together, as a commit is what takes longest; one that cannot be taken in must not take the others down with it. */
async function takeInSome(database: Database, desk: Desk, ids: readonly number[], work: Work): Promise<number> {
  try {
    return await commit(database, desk, ids);
  } catch (error) {
    // Two servers may have waited for each other, and one of them was sent away.
    if (database.engine.outage(error)) return commit(database, desk, ids);
    let total = 0;
    for (const id of ids) total += await takeInOne(database, desk, id, work);
    return total;
  }
}

async function takeInOne(database: Database, desk: Desk, id: number, { log }: Work): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await commit(database, desk, [id]);
    } catch (error) {
      // It is still there when the database answers again.
      if (database.engine.outage(error)) throw error;
      if (tries < TRIES) continue;
      log.error({ enquiry: id, ...loggable(error, database.engine) }, 'an enquiry could not be made a lead');
      await postpone(database.db, id, desk.now, error);
      return 0;
    }
  }
}

/** The end of the row, the lead, its activities and whoever is told of it: all of it or nothing. */
const commit = ({ db, engine }: Database, desk: Desk, ids: readonly number[]): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const arrivals = await claim(trx, ids, engine.name);
    if (arrivals.length === 0) return 0;
    const isNew = new Set(arrivals.filter(({ isOld }) => !isOld).map(({ enquiry }) => enquiry));
    for (const taken of await takeIn(trx, desk, arrivals)) if (isNew.has(taken.enquiry)) await tellOfIntake(trx, taken);
    return arrivals.length;
  });
