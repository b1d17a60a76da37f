import { HOUR_MS } from '../../../contract/durations.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import type { Db, Trx } from '../../db/db.ts';
import { hashOf, newId } from '../../http/staff-cookies.ts';

/** A link with which somebody chooses their password: it works once, and the newest of an account alone. */

const WORKS_FOR_MS = 48 * HOUR_MS;

export interface Invitation {
  /** Behind the #, so that no server and no log on the way ever sees it. */
  link: string;
  worksUntil: number;
}

export async function invite(trx: Trx, userId: string, now: number): Promise<Invitation> {
  const token = newId();
  const row = { user_id: userId, token_hash: hashOf(token), expires_at: now + WORKS_FOR_MS };
  await trx
    .insertInto('invitations')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return { link: `${pagePaths.login}#invitation=${token}`, worksUntil: row.expires_at };
}

/** Whose it is, of an account that may be used. */
export const findInvited = (db: Db, token: string, now: number) =>
  db
    .selectFrom('invitations')
    .innerJoin('staff', 'staff.user_id', 'invitations.user_id')
    .selectAll('staff')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Whoever is first has it; false: it was used, replaced or withdrawn meanwhile. */
export async function spendInvitation(trx: Trx, token: string, now: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('invitations')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function removeOldInvitations(db: Db, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('invitations')
    .where('expires_at', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function withdrawInvitation(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('invitations').where('user_id', '=', userId).execute();
}
