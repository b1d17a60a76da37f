import type { Insertable } from 'kysely';
import { MINUTE_MS } from '../contract/durations.ts';
import { enquiries } from '../contract/enquiries/index.ts';
import type { Db } from '../server/db/db.ts';
import type { CustomerRow, LeadRow, Tables } from '../server/db/tables.ts';
import { toRow } from '../server/features/enquiries/to-row.ts';

/** Rows of the desk as tests need them, without anybody who takes enquiries in. */

type Some<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>>;

export async function addCustomer(
  db: Db,
  name: string,
  numbers: readonly string[] = [],
  at = Date.now(),
): Promise<CustomerRow> {
  const customer = await db
    .insertInto('customers')
    .values({ name, created_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const mobile of numbers) {
    await db.insertInto('customer_numbers').values({ mobile, customer_id: customer.id, added_at: at }).execute();
  }
  return customer;
}

export function addLead(db: Db, lead: Some<'leads'> = {}): Promise<LeadRow> {
  const at = lead.created_at ?? Date.now();
  return db
    .insertInto('leads')
    .values({
      customer_id: null,
      department: 'sales',
      created_at: at,
      due_at: Date.now() + 15 * MINUTE_MS,
      last_enquiry_at: at,
      ...lead,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An enquiry that has come to a lead; no `intake` row is left of it. */
export async function addEnquiry(
  db: Db,
  lead: number,
  kind: string,
  values: Record<string, unknown>,
  at = Date.now(),
): Promise<{ id: number; reference: string | null }> {
  const definition = enquiries.find((one) => one.kind === kind);
  if (!definition) throw new Error(`There is no form ${kind}.`);
  const row = await db
    .insertInto('enquiries')
    .values(toRow(definition, values, at))
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
  await db.deleteFrom('intake').where('enquiry_id', '=', row.id).execute();
  await db.insertInto('lead_enquiries').values({ enquiry_id: row.id, lead_id: lead }).execute();
  return row;
}

/**
 * For calls that need some: the first customer, whom whoever works in sales or service sees, two who can be joined, and a lead
 * without a customer.
 */
export async function addSampleCustomers(db: Db): Promise<void> {
  const { id } = await addCustomer(db, 'Sample', ['9845000001']);
  await addLead(db, { customer_id: id });
  await addLead(db, { customer_id: id, department: 'service' });
  await addCustomer(db, 'Another', ['9845000002']);
  await addCustomer(db, 'A third', ['9845000003']);
  await addLead(db, { name: 'Without a number' });
}
