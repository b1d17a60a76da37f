import { sql } from 'kysely';
import { MINUTE_MS } from '../../contract/durations.ts';
import { maskNumbers } from '../../contract/mobile-number.ts';
import type { Db, Trx } from '../db/db.ts';
import type { Engine } from '../db/engine.ts';
import type { Arrival } from './take-in.ts';

/** After the first failure, and at most; in between the wait doubles. */
const RETRY_AFTER_MS = { first: MINUTE_MS / 6, longest: 60 * MINUTE_MS };
const LONGEST_ERROR = 300;

/**
 * Those that can be taken in, first come first. Only what failed has to wait: what has just arrived may seem to come from the future where a clock was set back,
 * and nothing waits longer than it was ever told to.
 */
const due = (db: Db, isOld: boolean, now: number) =>
  db
    .selectFrom('intake')
    // Not as a parameter: SQLite would not see that there is an index of the old ones.
    .where('is_old', '=', sql.lit(isOld ? 1 : 0))
    .where(({ or, eb }) =>
      or([eb('attempts', '=', 0), eb('not_before', '<=', now), eb('not_before', '>', now + RETRY_AFTER_MS.longest)]),
    );

export async function listDue(db: Db, isOld: boolean, now: number, limit: number): Promise<number[]> {
  const rows = await due(db, isOld, now).select('enquiry_id').orderBy('enquiry_id').limit(limit).execute();
  return rows.map(({ enquiry_id }) => enquiry_id);
}

export async function isAnythingDue(db: Db, now: number): Promise<boolean> {
  for (const isOld of [false, true]) if ((await listDue(db, isOld, now, 1)).length > 0) return true;
  return false;
}

/**
 * Ends their rows; whoever else wants one of them waits, and then finds it gone. If the transaction fails they are all there again. What somebody is erasing
 * at this moment is left to them: each would wait for the other. On SQLite one writes at a time.
 */
export async function claim(trx: Trx, ids: readonly number[], engine: Engine['name']): Promise<Arrival[]> {
  const free = engine === 'postgres' ? await listFree(trx, ids) : ids;
  if (free.length === 0) return [];
  const rows = await trx
    .deleteFrom('intake')
    .where('enquiry_id', 'in', free)
    .returning(['enquiry_id', 'is_old'])
    .execute();
  if (rows.length === 0) return [];
  const oldOnes = new Set(rows.filter(({ is_old }) => is_old === 1).map(({ enquiry_id }) => enquiry_id));
  const enquiries = await trx
    .selectFrom('enquiries')
    .selectAll()
    .where(
      'id',
      'in',
      rows.map(({ enquiry_id }) => enquiry_id),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return enquiries.map((enquiry) => ({ enquiry, isOld: oldOnes.has(enquiry.id) }));
}

async function listFree(trx: Trx, ids: readonly number[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('enquiries')
    .select('id')
    .where('id', 'in', ids)
    .forKeyShare()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** It is tried again later each time, and is in nobody's way until then. */
export async function postpone(db: Db, id: number, now: number, error: unknown): Promise<void> {
  const row = await db.selectFrom('intake').select('attempts').where('enquiry_id', '=', id).executeTakeFirst();
  if (!row) return;
  const waitMs = Math.min(RETRY_AFTER_MS.first * 2 ** row.attempts, RETRY_AFTER_MS.longest);
  const reason = error instanceof Error ? error.message : String(error);
  await db
    .updateTable('intake')
    .set({
      attempts: row.attempts + 1,
      not_before: now + waitMs,
      last_error: maskNumbers(reason).slice(0, LONGEST_ERROR),
    })
    .where('enquiry_id', '=', id)
    .execute();
}

/** Enquiries that could not be made leads yet, although it was tried. */
export async function countStuck(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('intake')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('attempts', '>', 0)
    .executeTakeFirstOrThrow();
  return Number(total);
}
