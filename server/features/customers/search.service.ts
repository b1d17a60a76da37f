import type * as z from 'zod';
import { maskNumber, maskNumbers, tenDigits } from '../../../contract/mobile-number.ts';
import type { customerListSchema } from '../../../contract/schemas/customers.ts';
import { codeOf, searchNeedles } from '../../../contract/search-needles.ts';
import type { Db } from '../../db/db.ts';
import type { Database } from '../../db/engine.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Sight } from '../../leads/sight.ts';
import { seenBy } from '../../leads/sight.ts';
import { briefLead, namesOf } from './brief-leads.ts';
import type { Hit } from './search.repository.ts';
import {
  customersByNumber,
  customersByWords,
  hitsOfEnquiries,
  hitsOfReference,
  latestHits,
} from './search.repository.ts';

type CustomerList = z.input<typeof customerListSchema>;

const MOST_FOUND = 25;
const SHORTEST = 3;
/** The last who came may have come with several leads. */
const LATEST_LEADS = 4 * MOST_FOUND;

export async function listCustomers(database: Database, sight: Sight, q: string): Promise<CustomerList> {
  const typed = q.replace(/\s+/g, ' ').trim();
  if (typed !== '' && [...typed].length < SHORTEST) throw new HttpError(400, 'customer.searchShort');
  const hits = typed === '' ? await latestHits(database, sight, LATEST_LEADS) : await search(database, sight, typed);
  return describe(database.reads, sight, hits);
}

async function search(database: Database, sight: Sight, typed: string): Promise<Hit[]> {
  const { reads: db } = database;
  // Digit by digit, a part of a number would tell the rest of it to whoever may not see it.
  if (!sight.seesNumbers && /^\d+$/.test(codeOf(typed)) && !tenDigits(typed)) return [];
  const named = await hitsOfReference(db, sight, typed);
  if (named.length > 0) return named;
  const needles = searchNeedles(typed);
  const written = [...(await customersByNumber(db, typed)), ...(await customersByWords(database, needles))];
  const seen = await seenAmong(db, sight, written);
  const enquired = await hitsOfEnquiries(database, sight, needles, MOST_FOUND + 1);
  return [...written.filter((id) => seen.has(id)).map((customer) => ({ customer, lead: 0 })), ...enquired];
}

/** Of customers that were found by themselves, those who are for this person. */
async function seenAmong(db: Db, sight: Sight, ids: readonly number[]): Promise<Set<number | null>> {
  if (ids.length === 0) return new Set();
  if (sight.isAll && !sight.branches) return new Set(ids);
  const rows = await db
    .selectFrom('leads')
    .select('customer_id')
    .distinct()
    .where('customer_id', 'in', [...ids])
    .where(seenBy(sight))
    .execute();
  return new Set(rows.map(({ customer_id }) => customer_id));
}

async function describe(db: Db, sight: Sight, hits: readonly Hit[]): Promise<CustomerList> {
  const found = [...new Set(hits.flatMap(({ customer }) => customer ?? []))];
  const customers = found.slice(0, MOST_FOUND);
  const without = [...new Set(hits.flatMap(({ customer, lead }) => (customer === null ? lead : [])))];
  const leadsWithout = without.slice(0, MOST_FOUND - customers.length);
  const [rows, numbers, leads] = await Promise.all([
    customers.length > 0 ? db.selectFrom('customers').selectAll().where('id', 'in', customers).execute() : [],
    customers.length > 0
      ? db
          .selectFrom('customer_numbers')
          .selectAll()
          .where('customer_id', 'in', customers)
          .orderBy('added_at')
          .execute()
      : [],
    customers.length + leadsWithout.length > 0
      ? db
          .selectFrom('leads')
          .selectAll()
          .where(({ or, eb }) =>
            or([
              ...(customers.length > 0 ? [eb('customer_id', 'in', customers)] : []),
              ...(leadsWithout.length > 0 ? [eb('id', 'in', leadsWithout)] : []),
            ]),
          )
          .execute()
      : [],
  ]);
  const names = await namesOf(
    db,
    leads.flatMap(({ owner }) => owner ?? []),
  );
  const number = sight.seesNumbers ? (mobile: string) => mobile : maskNumber;
  const text = sight.seesNumbers ? (words: string) => words : maskNumbers;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const described = customers.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const own = leads.filter(({ customer_id }) => customer_id === id);
    return {
      id,
      version: row.version,
      name: text(row.name),
      numbers: numbers.filter(({ customer_id }) => customer_id === id).map(({ mobile }) => number(mobile)),
      doNotContact: row.do_not_contact === 1,
      lastEnquiryAt: own.length > 0 ? Math.max(...own.map(({ last_enquiry_at }) => last_enquiry_at)) : null,
      openLeads: own.filter(({ closed_at }) => closed_at === null).map((lead) => briefLead(lead, sight, names)),
    };
  });
  return {
    // Whoever asked last first, by whatever they were found.
    customers: described.toSorted((one, other) => (other.lastEnquiryAt ?? 0) - (one.lastEnquiryAt ?? 0)),
    leads: leads
      .filter(({ id, customer_id }) => customer_id === null && leadsWithout.includes(id))
      .map((lead) => ({ ...briefLead(lead, sight, names), name: text(lead.name) })),
    hasMore: found.length > customers.length || without.length > leadsWithout.length,
  };
}
