import type { Db, Trx } from '../../db/db.ts';

export const listDoneSteps = (db: Db) => db.selectFrom('set_up_steps').selectAll().execute();

/** False where it is so already. */
export async function markDone(trx: Trx, name: string, userId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('set_up_steps')
    .values({ name, done_at: Date.now(), user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** False where it is so already. */
export async function markOpen(trx: Trx, name: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('set_up_steps').where('name', '=', name).executeTakeFirst();
  return numDeletedRows > 0n;
}
