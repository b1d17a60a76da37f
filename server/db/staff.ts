import type { Updateable } from 'kysely';
import type { RoleName } from '../../contract/roles/index.ts';
import type { Db, Trx } from './db.ts';
import type { StaffRow, Tables } from './tables.ts';

/** User ids are lower-case; whatever capitals are typed, it is the same account. */
export const toUserId = (text: string): string => text.trim().toLowerCase();

export const findStaffById = (db: Db, userId: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('user_id', '=', userId).executeTakeFirst();

export async function updateStaff(db: Db, userId: string, change: Updateable<Tables['staff']>): Promise<void> {
  await db.updateTable('staff').set(change).where('user_id', '=', userId).execute();
}

/**
 * The account as it is now, held until the transaction ends; undefined when its password is no longer the one that was
 * checked. Checking takes long enough for somebody to change it meanwhile.
 */
export const holdStaff = (trx: Trx, { user_id, password_hash }: StaffRow): Promise<StaffRow | undefined> =>
  trx
    .updateTable('staff')
    .set({ user_id })
    .where('user_id', '=', user_id)
    .where('password_hash', '=', password_hash)
    .returningAll()
    .executeTakeFirst();

export async function branchesOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_branches')
    .select('branch')
    .where('user_id', '=', userId)
    .orderBy('branch')
    .execute();
  return rows.map(({ branch }) => branch);
}

export const newStaff = (userId: string, passwordHash: string, role: RoleName = 'owner'): StaffRow => ({
  user_id: toUserId(userId),
  user_name: toUserId(userId),
  email: '',
  mobile_no: '',
  city: '',
  password_hash: passwordHash,
  is_active: 1,
  created_at: Date.now(),
  expire_date: null,
  role,
  last_login_at: null,
  version: 1,
  must_change_password: 0,
});
