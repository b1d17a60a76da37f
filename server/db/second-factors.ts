import type { Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Trx } from './db.ts';
import { removeAllPasskeys } from './passkeys.ts';
import type { SecondFactorRow, Tables } from './tables.ts';

/** Whether an account has any second step, for a query of `staff`. */
export const hasSecondStep = sql<boolean | number>`(
  exists (select 1 from second_factors where second_factors.user_id = staff.user_id and confirmed_at is not null)
  or exists (select 1 from passkeys where passkeys.user_id = staff.user_id)
)`.as('has_second_step');

/** Also one that is being set up and not confirmed yet. */
export const findFactor = (db: Db, userId: string): Promise<SecondFactorRow | undefined> =>
  db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** In place of one that was begun before and never confirmed. */
export async function beginFactor(trx: Trx, userId: string, sealedSecret: string): Promise<void> {
  await trx
    .insertInto('second_factors')
    .values({ user_id: userId, sealed_secret: sealedSecret })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ sealed_secret: sealedSecret }))
    .execute();
}

/** False when it is no longer the one that was read before. */
export async function updateFactor(
  trx: Trx,
  { user_id, sealed_secret }: SecondFactorRow,
  change: Updateable<Tables['second_factors']>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('second_factors')
    .set(change)
    .where('user_id', '=', user_id)
    .where('sealed_secret', '=', sealed_secret)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns whether there was one. */
export async function removeFactor(trx: Trx, userId: string): Promise<boolean> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const gone = await trx.deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return gone.numDeletedRows > 0n;
}

/** For somebody who has lost what they log in with. Returns whether there was anything. */
export async function removeSecondSteps(trx: Trx, userId: string): Promise<boolean> {
  const hadFactor = await removeFactor(trx, userId);
  const hadPasskeys = await removeAllPasskeys(trx, userId);
  return hadFactor || hadPasskeys;
}

export async function replaceRecoveryCodes(trx: Trx, userId: string, hashes: readonly string[]): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** Returns whether there was such a code; from now on there is none. */
export async function spendRecoveryCode(trx: Trx, userId: string, hash: string): Promise<boolean> {
  const spent = trx.deleteFrom('recovery_codes').where('user_id', '=', userId).where('code_hash', '=', hash);
  return (await spent.executeTakeFirstOrThrow()).numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.left);
}
