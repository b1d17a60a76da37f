import type { Trx } from '../db/db.ts';
import { enqueue } from './enqueue.ts';
import { usableStaff } from './purposes/staff-usable.ts';

/** What somebody has to do today. */
export interface DayAhead {
  userId: string;
  overdue: number;
  due: number;
  fresh: number;
}

/** Tells everybody on the staff who has something to do, once a day. Returns how many were told. */
export async function writeDigests(trx: Trx, day: string, people: readonly DayAhead[], now: number): Promise<number> {
  const staff = new Map((await usableStaff(trx, now).execute()).map((one) => [one.user_id, one]));
  let told = 0;
  for (const { userId, overdue, due, fresh } of people) {
    const email = staff.get(userId)?.email;
    if (!email || overdue + due + fresh === 0) continue;
    const params = { overdue: String(overdue), due: String(due), fresh: String(fresh) };
    const ways = [{ channel: 'email', recipient: email }] as const;
    if (await enqueue(trx, { purpose: 'digest', ways, subject: `${day} ${userId}`, params }, now)) told += 1;
  }
  return told;
}
