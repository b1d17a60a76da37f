import { kolkataDate } from '../../../contract/kolkata-time.ts';
import type { Db } from '../../db/db.ts';

/** Those who can be written to, with what is known of them. */
export const usableStaff = (db: Db, now: number) =>
  db
    .selectFrom('staff')
    .select(['staff.user_id', 'staff.email', 'staff.mobile_no', 'staff.role'])
    .where('is_active', '=', 1)
    .where(({ or, eb }) => or([eb('expire_date', 'is', null), eb('expire_date', '>=', kolkataDate(now))]));
