import { setTimeout as delay } from 'node:timers/promises';
import { DAY_MS, kolkataDate, kolkataDayStart } from '../../contract/kolkata-time.ts';
import { insertAudit } from '../db/audit.ts';
import type { Database, Db } from '../db/engine.ts';

/** So many at a time, with pauses: on SQLite everybody waits while a piece is erased, about 2 ms for each. */
const PIECE = 50;
const PAUSE_MS = 100;
/** Named in the audit for what nobody ordered by hand. */
const RETENTION = '(retention)';

interface Erasure {
  erased: number;
  /** False: the files of the database may still have them. */
  isForgotten: boolean;
}

/** Also when there is nothing to erase: something may have been in the way the last time. */
export async function keepToRetention({ db, engine }: Database, days: number, now: number): Promise<Erasure> {
  const erased = await eraseOldEnquiries(db, days, now);
  return { erased, isForgotten: await engine.forgetErased(db) };
}

/** Erases what came in before the last so many days, piece by piece, each with its entry in the audit. Answers how many. */
export async function eraseOldEnquiries(db: Db, days: number, now: number, piece: number = PIECE): Promise<number> {
  const firstKept = kolkataDate(now - days * DAY_MS);
  let erased = 0;
  for (const kind of await kindsBefore(db, firstKept)) {
    for (;;) {
      const count = await erasePiece(db, kind, firstKept, piece);
      erased += count;
      if (count < piece) break;
      await delay(PAUSE_MS);
    }
  }
  return erased;
}

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
const erasePiece = (db: Db, kind: string, firstKept: string, piece: number): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const oldest = trx
      .selectFrom('enquiries')
      .select('id')
      .where('kind', '=', kind)
      .where('created_at', '<', kolkataDayStart(firstKept))
      .orderBy('created_at')
      .orderBy('id')
      .limit(piece);
    const { numDeletedRows } = await trx.deleteFrom('enquiries').where('id', 'in', oldest).executeTakeFirstOrThrow();
    const enquiries = Number(numDeletedRows);
    if (enquiries > 0) {
      const after = { enquiries, before: firstKept };
      await insertAudit(trx, RETENTION, '', { action: 'enquiries.expire', subject: kind, after });
    }
    return enquiries;
  });
