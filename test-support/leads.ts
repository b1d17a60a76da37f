import type { Insertable } from 'kysely';
import { MINUTE_MS } from '../contract/durations.ts';
import type { RoleName } from '../contract/roles/index.ts';
import type { Db } from '../server/db/db.ts';
import { newStaff } from '../server/db/staff.ts';
import type { CustomerRow, LeadRow, Tables } from '../server/db/tables.ts';
import { hashPassword } from '../server/features/accounts/passwords.ts';
import type { StaffCall, TestApp } from './test-app.ts';

type New<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>>;

/** A lead as it is when it comes, but for what is given. */
export const addLead = (db: Db, lead: New<'leads'> = {}): Promise<LeadRow> => {
  const now = lead.created_at ?? Date.now();
  return db
    .insertInto('leads')
    .values({
      customer_id: null,
      department: 'sales',
      created_at: now,
      due_at: now + 15 * MINUTE_MS,
      last_enquiry_at: now,
      ...lead,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

export async function addCustomer(
  db: Db,
  { mobile, ...customer }: New<'customers'> & { mobile?: string } = {},
): Promise<CustomerRow> {
  const now = Date.now();
  const added = await db
    .insertInto('customers')
    .values({ name: 'Asha', created_at: now, ...customer })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (mobile)
    await db.insertInto('customer_numbers').values({ mobile, customer_id: added.id, added_at: now }).execute();
  return added;
}

/** An enquiry that a lead came of, as the form stored it. */
export async function addEnquiry(db: Db, leadId: number, enquiry: New<'enquiries'> = {}): Promise<number> {
  const empty = { kind: 'product', name: '', mobile: '', email: '', model: '', registration: '', message: '' };
  const told = { ...empty, ...enquiry };
  const { id } = await db
    .insertInto('enquiries')
    .values({
      details: '{}',
      created_at: Date.now(),
      idempotency_key: null,
      search_text: [told.name, told.mobile, told.message].join('\n').toLowerCase(),
      ...told,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('intake').where('enquiry_id', '=', id).execute();
  await db.insertInto('lead_enquiries').values({ enquiry_id: id, lead_id: leadId }).execute();
  return id;
}

const PASSWORD = 'a password for the desk';

/** Somebody who works at the desk, logged in. */
export async function addColleague(
  test: TestApp,
  userId: string,
  role: RoleName,
  branches: readonly string[] = [],
): Promise<StaffCall> {
  const { db } = test.database;
  await db
    .insertInto('staff')
    .values({ ...newStaff(userId, await hashPassword(PASSWORD), role), user_name: `${userId} (${role})` })
    .execute();
  for (const branch of branches) await db.insertInto('staff_branches').values({ user_id: userId, branch }).execute();
  return test.logIn({ userId, password: PASSWORD });
}
