import type { Updateable } from 'kysely';
import type { Db } from './engine.ts';
import type { StaffRow, Tables } from './tables.ts';

/** User ids are lower-case; whatever capitals are typed, it is the same account. */
export const toUserId = (text: string): string => text.trim().toLowerCase();

export const findStaffById = (db: Db, userId: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('user_id', '=', userId).executeTakeFirst();

export async function updateStaff(db: Db, userId: string, change: Updateable<Tables['staff']>): Promise<void> {
  await db.updateTable('staff').set(change).where('user_id', '=', userId).execute();
}

export const newStaff = (userId: string, passwordHash: string): StaffRow => ({
  user_id: toUserId(userId),
  user_name: toUserId(userId),
  email: '',
  mobile_no: '',
  city: '',
  password_hash: passwordHash,
  is_active: 1,
  created_at: Date.now(),
  expire_date: null,
});
