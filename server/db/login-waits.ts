import type { Db, Trx } from './db.ts';
import type { LoginWaitRow } from './tables.ts';

/** More than one try adds, so that the table shrinks again. */
const CLEARED_AT_ONCE = 10;

/**
 * Each as it is now, or as given where there is none or its time is over; held until the transaction ends. Always in one order
 * of keys, so that two at once never wait for each other. None was tried after now: another server's clock, or this one before it
 * was corrected, may have said so, and nobody has to wait for that.
 */
export async function holdWaits(trx: Trx, fresh: readonly LoginWaitRow[], now: number): Promise<LoginWaitRow[]> {
  const rows = await trx
    .insertInto('login_waits')
    .values([...fresh])
    .onConflict((conflict) => conflict.column('key').doUpdateSet(({ ref }) => ({ key: ref('excluded.key') })))
    .returningAll()
    .execute();
  const stored = new Map(rows.map((row) => [row.key, row]));
  return fresh.map((row) => {
    const held = stored.get(row.key);
    return held && held.forget_at > now ? { ...held, last_at: Math.min(held.last_at, now) } : row;
  });
}

/** Of rows that are held. */
export async function saveWaits(trx: Trx, rows: readonly LoginWaitRow[]): Promise<void> {
  for (const { key, ...values } of rows) {
    await trx.updateTable('login_waits').set(values).where('key', '=', key).execute();
  }
}

/** One by one: who deletes several at once holds some while waiting for others. Returns how many it has looked at. */
export async function clearOldWaits(db: Db, now: number): Promise<number> {
  const old = await db
    .selectFrom('login_waits')
    .select('key')
    .where('forget_at', '<=', now)
    .orderBy('forget_at')
    .limit(CLEARED_AT_ONCE)
    .execute();
  for (const { key } of old) {
    await db.deleteFrom('login_waits').where('key', '=', key).where('forget_at', '<=', now).execute();
  }
  return old.length;
}
