import type { Insertable } from 'kysely';
import { MINUTE_MS } from '../contract/durations.ts';
import type { DepartmentName } from '../contract/leads/departments/index.ts';
import type { RoleName } from '../contract/roles/index.ts';
import { openDatabase } from '../server/db/connect.ts';
import type { Db } from '../server/db/db.ts';
import { newStaff } from '../server/db/staff.ts';
import type { LeadRow, NewEnquiry, StaffRow, Tables } from '../server/db/tables.ts';
import { hashPassword } from '../server/features/accounts/passwords.ts';
import type { StaffCall, TestApp } from './test-app.ts';

const PASSWORD = 'a password for the whole team';

interface More {
  branches?: string[];
  /** `north sales` */
  duty?: string[];
  account?: Partial<StaffRow>;
}

/** Somebody who works here, as the tables have them. */
export async function addMember(db: Db, userId: string, role: RoleName, more: More = {}): Promise<void> {
  const { branches = [], duty = [], account = {} } = more;
  const row = { ...newStaff(userId, await hashPassword(PASSWORD), role), ...account };
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
  test.logIn({ userId, password: PASSWORD });

/** A lead that is just there, without an enquiry. */
export function addLead(db: Db, lead: Partial<Insertable<Tables['leads']>> = {}): Promise<LeadRow> {
  const now = Date.now();
  const times = { created_at: now, due_at: now + 15 * MINUTE_MS, last_enquiry_at: now };
  return db
    .insertInto('leads')
    .values({ customer_id: null, department: 'sales', ...times, ...lead })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function addLeads(
  db: Db,
  count: number,
  lead: Partial<Insertable<Tables['leads']>> = {},
): Promise<LeadRow[]> {
  const leads: LeadRow[] = [];
  for (let index = 0; index < count; index += 1) leads.push(await addLead(db, { name: `Lead ${index}`, ...lead }));
  return leads;
}

export async function addEnquiry(db: Db, kind: string, more: Partial<NewEnquiry> = {}): Promise<number> {
  const empty = { name: 'Asha', mobile: '', email: '', model: '', registration: '', message: '', details: '{}' };
  const { id } = await db
    .insertInto('enquiries')
    .values({ ...empty, kind, search_text: '', created_at: Date.now(), idempotency_key: null, ...more })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What a site on SQLite has stored, while it runs. */
export async function inDatabaseOf<Result>(dataDir: string, act: (db: Db) => Promise<Result>): Promise<Result> {
  const database = openDatabase({ dataDir, databaseUrl: '' });
  try {
    return await act(database.db);
  } finally {
    await database.close();
  }
}
