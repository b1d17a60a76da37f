import type { Db, Trx } from './db.ts';
import type { PasskeyRow } from './tables.ts';

/** What a key is asked for: to be added, to log somebody in by itself, or to be the second step. */
export type Purpose = 'add' | 'login' | 'step';

export const listPasskeys = (db: Db, userId: string): Promise<PasskeyRow[]> =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();

export const findPasskey = (db: Db, id: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();

export async function insertPasskey(trx: Trx, passkey: PasskeyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function markPasskeyUsed(trx: Trx, id: string, counter: number, now: number): Promise<void> {
  await trx.updateTable('passkeys').set({ counter, last_used_at: now }).where('id', '=', id).execute();
}

/** False where it is not theirs, or no longer there. */
export async function removePasskey(trx: Trx, userId: string, id: string): Promise<boolean> {
  const gone = trx.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id);
  return (await gone.executeTakeFirstOrThrow()).numDeletedRows > 0n;
}

export async function removeAllPasskeys(trx: Trx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Of nobody in particular, the user id is empty. */
export async function keepChallenge(
  db: Db,
  challenge: string,
  purpose: Purpose,
  userId: string,
  expiresAt: number,
): Promise<void> {
  const row = { challenge, purpose, user_id: userId, expires_at: expiresAt };
  await db.insertInto('passkey_challenges').values(row).execute();
}

/** Whoever is first has it. False: it was never asked, is too old, or was answered before. */
export async function spendChallenge(
  db: Db,
  challenge: string,
  purpose: Purpose,
  userId: string,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function removeOldChallenges(db: Db, now: number): Promise<number> {
  const old = db.deleteFrom('passkey_challenges').where('expires_at', '<=', now);
  return Number((await old.executeTakeFirstOrThrow()).numDeletedRows);
}
