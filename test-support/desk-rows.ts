import type { Insertable } from 'kysely';
import { MINUTE_MS } from '../contract/durations.ts';
import { enquiries } from '../contract/enquiries/index.ts';
import type { Db } from '../server/db/db.ts';
import type { CustomerRow, LeadRow, Tables } from '../server/db/tables.ts';
import { toRow } from '../server/features/enquiries/to-row.ts';

/** Rows of the desk as tests need them, without anybody who takes enquiries in. */

type Some<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>>;

interface NewCustomer extends Some<'customers'> {
  mobiles?: readonly string[];
}

export async function addCustomer(db: Db, { mobiles = [], ...customer }: NewCustomer = {}): Promise<CustomerRow> {
  const at = customer.created_at ?? Date.now();
  const added = await db
    .insertInto('customers')
    .values({ name: 'Asha', created_at: at, ...customer })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const mobile of mobiles) {
    await db.insertInto('customer_numbers').values({ mobile, customer_id: added.id, added_at: at }).execute();
  }
  return added;
}

/** A lead as it is when it comes, but for what is given; without an enquiry. */
export function addLead(db: Db, lead: Some<'leads'> = {}): Promise<LeadRow> {
  const at = lead.created_at ?? Date.now();
  const times = { created_at: at, due_at: at + 15 * MINUTE_MS, last_enquiry_at: at };
  return db
    .insertInto('leads')
    .values({ customer_id: null, department: 'sales', ...times, ...lead })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function addLeads(db: Db, count: number, lead: Some<'leads'> = {}): Promise<LeadRow[]> {
  const leads: LeadRow[] = [];
  for (let index = 0; index < count; index += 1) leads.push(await addLead(db, { name: `Lead ${index}`, ...lead }));
  return leads;
}

const EMPTY = { kind: 'product', name: '', mobile: '', email: '', model: '', registration: '', message: '' };

interface NewEnquiry extends Omit<Some<'enquiries'>, 'details'> {
  details?: object;
}

/** As a form stores it: it waits to be taken in. Returns its id. */
export async function addEnquiry(db: Db, { details = {}, ...enquiry }: NewEnquiry = {}): Promise<number> {
  const told = { ...EMPTY, ...enquiry };
  const { id } = await db
    .insertInto('enquiries')
    .values({
      created_at: Date.now(),
      idempotency_key: null,
      search_text: [told.name, told.mobile, told.message].join('\n').toLowerCase(),
      ...told,
      details: JSON.stringify(details),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One that has come to a lead. */
export async function addEnquiryOf(db: Db, lead: number, enquiry: NewEnquiry = {}): Promise<number> {
  const id = await addEnquiry(db, enquiry);
  await bring(db, id, lead);
  return id;
}

/** The same, by what somebody has filled in. */
export async function addFormOf(
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
  await bring(db, row.id, lead);
  return row;
}

async function bring(db: Db, enquiry: number, lead: number): Promise<void> {
  await db.deleteFrom('intake').where('enquiry_id', '=', enquiry).execute();
  await db.insertInto('lead_enquiries').values({ enquiry_id: enquiry, lead_id: lead }).execute();
}

/**
 * For calls that need some: the first customer, whom whoever works in sales or service sees, two who can be joined, and a lead
 * without a customer.
 */
export async function addSampleCustomers(db: Db): Promise<void> {
  const { id } = await addCustomer(db, { name: 'Sample', mobiles: ['9845000001'] });
  await addLead(db, { customer_id: id });
  await addLead(db, { customer_id: id, department: 'service' });
  await addCustomer(db, { name: 'Another', mobiles: ['9845000002'] });
  await addCustomer(db, { name: 'A third', mobiles: ['9845000003'] });
  await addLead(db, { name: 'Without a number' });
}
