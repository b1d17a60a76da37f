import type * as z from 'zod';
import { maskNumber } from '../../../contract/mobile-number.ts';
import type { leadCardSchema } from '../../../contract/schemas/leads.ts';
import type { Db } from '../../db/db.ts';
import type { CustomerRow, LeadRow } from '../../db/tables.ts';
import type { Documents } from '../../documents/live-documents.ts';
import { branchNames } from '../../leads/branch-opening.ts';
import type { Sight } from '../../leads/sight.ts';

export type LeadCard = z.input<typeof leadCardSchema>;

/** What a list or a screen shows of leads, in the same order. */
export async function cardsOf(
  db: Db,
  leads: readonly LeadRow[],
  { sight, documents }: { sight: Sight; documents: Documents },
): Promise<LeadCard[]> {
  if (leads.length === 0) return [];
  const customerIds = leads.flatMap(({ customer_id }) => customer_id ?? []);
  const [customers, numbers, newest, people] = await Promise.all([
    customersOf(db, customerIds),
    numbersOf(db, customerIds),
    newestEnquiries(
      db,
      leads.map(({ id }) => id),
    ),
    namesOfPeople(
      db,
      leads.flatMap(({ owner }) => owner ?? []),
    ),
  ]);
  return leads.map((lead) => {
    const customer = customers.get(lead.customer_id ?? 0);
    const enquiry = newest.get(lead.id);
    // The one that they wrote last is where they want to be called.
    const mobile = enquiry?.mobile || numbers.get(lead.customer_id ?? 0) || '';
    return {
      ...ownColumns(lead),
      name: lead.name || customer?.name || '',
      mobile: sight.seesNumbers ? mobile : maskNumber(mobile),
      language: customer?.language ?? enquiry?.language ?? 'en',
      doNotContact: customer?.do_not_contact === 1,
      kind: enquiry?.kind ?? '',
      branchName: branchNames(documents).get(lead.branch) ?? lead.branch,
      ownerName: lead.owner === null ? '' : (people.get(lead.owner) ?? lead.owner),
    };
  });
}

const ownColumns = (lead: LeadRow) => ({
  id: lead.id,
  version: lead.version,
  customerId: lead.customer_id,
  department: lead.department,
  branch: lead.branch,
  model: lead.model,
  source: lead.source,
  stage: lead.stage,
  lostReason: lead.lost_reason,
  lostWords: lead.lost_words,
  owner: lead.owner,
  offeredTo: lead.offered_to,
  createdAt: lead.created_at,
  dueAt: lead.due_at,
  firstAttemptAt: lead.first_attempt_at,
  firstReachedAt: lead.first_reached_at,
  followUpAt: lead.follow_up_at,
  again: lead.again,
  lastEnquiryAt: lead.last_enquiry_at,
  closedAt: lead.closed_at,
});

async function customersOf(db: Db, ids: readonly number[]): Promise<Map<number, CustomerRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('customers').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The first one of each that was known. */
async function numbersOf(db: Db, customerIds: readonly number[]): Promise<Map<number, string>> {
  if (customerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('customer_numbers')
    .select(['customer_id', 'mobile'])
    .where('customer_id', 'in', customerIds)
    .orderBy('added_at', 'desc')
    .orderBy('mobile', 'desc')
    .execute();
  return new Map(rows.map(({ customer_id, mobile }) => [customer_id, mobile]));
}

async function newestEnquiries(db: Db, leadIds: readonly number[]) {
  const newest = db
    .selectFrom('lead_enquiries')
    .select(({ fn }) => ['lead_id', fn.max('enquiry_id').as('enquiry_id')])
    .where('lead_id', 'in', leadIds)
    .groupBy('lead_id');
  const rows = await db
    .selectFrom(newest.as('newest'))
    .innerJoin('enquiries', 'enquiries.id', 'newest.enquiry_id')
    .select(['newest.lead_id', 'enquiries.kind', 'enquiries.mobile', 'enquiries.language'])
    .execute();
  return new Map(rows.map((row) => [row.lead_id, row]));
}

export async function namesOfPeople(db: Db, userIds: readonly string[]): Promise<Map<string, string>> {
  const asked = [...new Set(userIds)].filter(Boolean);
  if (asked.length === 0) return new Map();
  const rows = await db.selectFrom('staff').select(['user_id', 'user_name']).where('user_id', 'in', asked).execute();
  return new Map(rows.map(({ user_id, user_name }) => [user_id, user_name || user_id]));
}
