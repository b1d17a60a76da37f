import type { DepartmentName } from '../contract/leads/departments/index.ts';
import type { RoleName } from '../contract/roles/index.ts';
import type { Db } from '../server/db/db.ts';
import { newStaff } from '../server/db/staff.ts';
import type { StaffRow } from '../server/db/tables.ts';
import { hashPassword } from '../server/features/accounts/passwords.ts';
import type { StaffCall, TestApp } from './test-app.ts';

export const TEAM_PASSWORD = 'a password for the whole team';

interface More {
  branches?: readonly string[];
  /** `north sales` */
  duty?: readonly string[];
  account?: Partial<StaffRow>;
}

/** Somebody who works here, as the tables have them. */
export async function addMember(db: Db, userId: string, role: RoleName, more: More = {}): Promise<void> {
  const { branches = [], duty = [], account = {} } = more;
  const row = { ...newStaff(userId, await hashPassword(TEAM_PASSWORD), role), ...account };
  await db.insertInto('staff').values(row).execute();
  for (const branch of branches) await db.insertInto('staff_branches').values({ user_id: userId, branch }).execute();
  for (const place of duty) {
    const [branch = '', department] = place.split(' ');
    await db
      .insertInto('duty')
      .values({ user_id: userId, branch, department: department as DepartmentName })
      .execute();
  }
}

export const logInAs = (test: TestApp, userId: string): Promise<StaffCall> =>
  test.logIn({ userId, password: TEAM_PASSWORD });

/** Somebody who has logged in. */
export async function addColleague(
  test: TestApp,
  userId: string,
  role: RoleName,
  branches: readonly string[] = [],
): Promise<StaffCall> {
  await addMember(test.database.db, userId, role, { branches, account: { user_name: `${userId} (${role})` } });
  return logInAs(test, userId);
}
