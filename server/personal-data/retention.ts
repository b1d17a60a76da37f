import { setTimeout as delay } from 'node:timers/promises';
import { DAY_MS } from '../../contract/durations.ts';
import { kolkataDate, kolkataDayStart } from '../../contract/kolkata-time.ts';
import { insertAudit, updateAudit } from '../db/audit.ts';
import type { Db, Trx } from '../db/db.ts';
import type { Database } from '../db/engine.ts';
import { forgetErased } from './forget-erased.ts';

/** So many at a time, with pauses: on SQLite everybody waits while a piece is erased, about 2 ms for each. */
const PIECE = 50;
const PAUSE_MS = 100;
/** Named in the audit for what nobody ordered by hand. */
const RETENTION = '(retention)';

interface Pace {
  piece?: number;
  pauseMs?: number;
  /** Ends the run after the piece under way. */
  stop?: AbortSignal;
}

interface Erasure {
  erased: number;
  /** Why the files of the database may still have them; undefined: they do not. */
  leftover: string | undefined;
}

/** One run of the retention: what it has erased so far, and its entry in the audit. */
interface Run {
  firstKept: string;
  counts: Record<string, number>;
  entry: number | undefined;
}

/** Also when there is nothing to erase: something may have been in the way the last time. */
export async function keepToRetention(
  database: Database,
  days: number,
  now: number,
  pace: Pace = {},
): Promise<Erasure> {
  const erased = await eraseOldEnquiries(database.db, days, now, pace);
  return { erased, leftover: await forgetErased(database, pace.stop) };
}

/** Erases what came in before the last so many days, piece by piece. Returns how many. */
export async function eraseOldEnquiries(db: Db, days: number, now: number, pace: Pace = {}): Promise<number> {
  const { piece = PIECE, pauseMs = PAUSE_MS, stop } = pace;
  let run: Run = { firstKept: kolkataDate(now - days * DAY_MS), counts: {}, entry: undefined };
  for (const kind of await kindsBefore(db, run.firstKept)) {
    while (!stop?.aborted) {
      const before = total(run);
      run = await erasePiece(db, kind, run, piece);
      if (total(run) - before < piece) break;
      await delay(pauseMs, undefined, { signal: stop }).catch(() => {});
    }
  }
  return total(run);
}

const total = ({ counts }: Run): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The day counts know at once whether there is anything to do. */
async function kindsBefore(db: Db, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiry_days')
    .select('kind')
    .distinct()
    .where('day', '<', day)
    .where('total', '>', 0)
    .orderBy('kind')
    .execute();
  return rows.map(({ kind }) => kind);
}

/** Two servers may be at it together: each erases, and answers for, what the other has not. */
const erasePiece = (db: Db, kind: string, run: Run, piece: number): Promise<Run> =>
  db.transaction().execute(async (trx) => {
    const oldest = trx
      .selectFrom('enquiries')
      .select('id')
      .where('kind', '=', kind)
      .where('created_at', '<', kolkataDayStart(run.firstKept))
      .orderBy('created_at')
      .orderBy('id')
      .limit(piece);
    const { numDeletedRows } = await trx.deleteFrom('enquiries').where('id', 'in', oldest).executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return run;
    const counts = { ...run.counts, [kind]: (run.counts[kind] ?? 0) + Number(numDeletedRows) };
    return { ...run, counts, entry: await recordRun(trx, { ...run, counts }) };
  });

/** One entry for the whole run, which each piece brings up to date: it is true even if the run is cut off. */
async function recordRun(trx: Trx, { firstKept, counts, entry }: Run): Promise<number> {
  const after = { enquiries: counts, before: firstKept };
  if (entry === undefined)
    return insertAudit(trx, RETENTION, '', { action: 'enquiries.expire', subject: 'enquiries', after });
  await updateAudit(trx, entry, after);
  return entry;
}
