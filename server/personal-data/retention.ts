import { setTimeout as delay } from 'node:timers/promises';
import { DAY_MS } from '../../contract/durations.ts';
import { kolkataDate, kolkataDayStart } from '../../contract/kolkata-time.ts';
import { actors, insertAudit } from '../db/audit.ts';
import type { Db, Trx } from '../db/db.ts';
import type { Database } from '../db/engine.ts';
import type { Progress } from '../db/progress.ts';
import { eraseLeadsBefore } from './desk-of.repository.ts';
import { forgetErased } from './forget-erased.ts';
import { eraseMessagesBefore } from './messages-of.repository.ts';

/** So many at a time, with pauses: on SQLite everybody waits while a piece is erased, about 2 ms for each. */
const PIECE = 50;
const PAUSE_MS = 100;

interface Pace {
  piece?: number;
  pauseMs?: number;
  /** Ends the run after the piece under way. */
  stop?: AbortSignal;
  /** Where it says with every piece how far it has come. */
  progress: Progress;
}

interface Erasure {
  erased: number;
  /** Why the files of the database may still have them; undefined: they do not. */
  leftover: string | undefined;
}

/** How many of each kind. */
type Counts = Record<string, number>;

/** Also when there is nothing to erase: something may have been in the way the last time. */
export async function keepToRetention(database: Database, days: number, now: number, pace: Pace): Promise<Erasure> {
  const erased = await eraseOldEnquiries(database.db, days, now, pace);
  await eraseMessagesBefore(database.db, kolkataDayStart(kolkataDate(now - days * DAY_MS)), pace.stop);
  return { erased, leftover: await forgetErased(database, pace.stop) };
}

/** Erases what came in before the last so many days, piece by piece. Returns how many. */
export async function eraseOldEnquiries(db: Db, days: number, now: number, pace: Pace): Promise<number> {
  const { piece = PIECE, pauseMs = PAUSE_MS, stop, progress } = pace;
  const firstKept = kolkataDate(now - days * DAY_MS);
  let total = 0;
  for (const kind of await kindsBefore(db, firstKept)) {
    while (!stop?.aborted) {
      const erased = await erasePiece(db, { kind, firstKept, piece, progress });
      total += erased;
      if (erased < piece) break;
      await delay(pauseMs, undefined, { signal: stop }).catch(() => {});
    }
  }
  await eraseWhatBecameOfThem(db, firstKept, pace);
  if (!stop?.aborted) await recordRun(db, firstKept, progress);
  return total;
}

/** Also of enquiries that an earlier run has erased, or one that was cut off. */
async function eraseWhatBecameOfThem(db: Db, firstKept: string, { piece = PIECE, pauseMs = PAUSE_MS, stop }: Pace) {
  while (!stop?.aborted) {
    if ((await eraseLeadsBefore(db, kolkataDayStart(firstKept), piece)) < piece) break;
    await delay(pauseMs, undefined, { signal: stop }).catch(() => {});
  }
}

const readCounts = async (trx: Trx, progress: Progress): Promise<Counts> =>
  JSON.parse((await progress.read(trx)) || '{}');

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

interface Piece {
  kind: string;
  firstKept: string;
  piece: number;
  progress: Progress;
}

/** Two servers may be at it together: each erases, and answers for, what the other has not. Returns how many. */
const erasePiece = (db: Db, { kind, firstKept, piece, progress }: Piece): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const counts = await readCounts(trx, progress);
    const oldest = trx
      .selectFrom('enquiries')
      .select('id')
      .where('kind', '=', kind)
      .where('created_at', '<', kolkataDayStart(firstKept))
      .orderBy('created_at')
      .orderBy('id')
      .limit(piece);
    const { numDeletedRows } = await trx.deleteFrom('enquiries').where('id', 'in', oldest).executeTakeFirstOrThrow();
    const erased = Number(numDeletedRows);
    if (erased > 0) await progress.write(trx, JSON.stringify({ ...counts, [kind]: (counts[kind] ?? 0) + erased }));
    return erased;
  });

/** One entry for the whole run, with what one before it had done that was cut off. */
const recordRun = (db: Db, firstKept: string, progress: Progress): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const counts = await readCounts(trx, progress);
    if (Object.keys(counts).length === 0) return;
    const after = { enquiries: counts, before: firstKept };
    await insertAudit(trx, actors.retention, '', { action: 'enquiries.expire', subject: 'enquiries', after });
    await progress.write(trx, '');
  });
