import { sql } from 'kysely';
import { asReference } from '../../../contract/enquiries/reference.ts';
import { tenDigits } from '../../../contract/mobile-number.ts';
import type { Db } from '../../db/db.ts';
import type { Database } from '../../db/engine.ts';
import { trigramShares } from '../../db/trigram-shares.ts';
import type { Sight } from '../../leads/sight.ts';
import { seenBy } from '../../leads/sight.ts';

/** A lead that fits, and whose it is. */
export interface Hit {
  lead: number;
  customer: number | null;
}

/**
 * So many of the newest enquiries that fit are looked at first. Whoever sees few leads may see none of these; then all are,
 * which takes longer.
 */
const FIRST_PIECE = 300;
const EVERYTHING = 1_000_000;

/** By what enquiries say: names, numbers, registrations. The newest first. */
export async function hitsOfEnquiries(
  database: Database,
  sight: Sight,
  needles: readonly string[],
  wanted: number,
): Promise<Hit[]> {
  const { reads: db, engine } = database;
  const matching = engine.enquiriesMatching(needles, await trigramShares(db));
  const look = async (most: number) => {
    const newest = db.selectFrom(matching.as('hit')).select('id').orderBy('id', 'desc').limit(most);
    const rows = await db
      .with('hits', () => newest)
      .selectFrom('hits')
      .leftJoin('lead_enquiries', 'lead_enquiries.enquiry_id', 'hits.id')
      .leftJoin('leads', (join) => join.onRef('leads.id', '=', 'lead_enquiries.lead_id').on(seenBy(sight)))
      .select(['leads.id as lead', 'leads.customer_id as customer'])
      .orderBy('hits.id', 'desc')
      .execute();
    const hits = rows.flatMap(({ lead, customer }) => (lead === null ? [] : [{ lead, customer }]));
    return { hits, isAll: rows.length < most };
  };
  const first = await look(FIRST_PIECE);
  const found = new Set(first.hits.map(({ lead, customer }) => customer ?? `lead ${lead}`)).size;
  return first.isAll || found >= wanted ? first.hits : (await look(EVERYTHING)).hits;
}

/** By what an enquiry is known under to whoever sent it. */
export async function hitsOfReference(db: Db, sight: Sight, text: string): Promise<Hit[]> {
  const reference = asReference(text);
  if (!reference) return [];
  return db
    .selectFrom('enquiries')
    .innerJoin('lead_enquiries', 'lead_enquiries.enquiry_id', 'enquiries.id')
    .innerJoin('leads', 'leads.id', 'lead_enquiries.lead_id')
    .select(['leads.id as lead', 'leads.customer_id as customer'])
    .where('enquiries.reference', '=', reference)
    .where(seenBy(sight))
    .execute();
}

/** By what staff wrote: there are few such texts, so they are simply read through. */
export async function customersByWords({ reads: db }: Database, needles: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('customer_words')
    .select('customer_id')
    .where(({ or }) => or(needles.map(isWritten)))
    .limit(100)
    .execute();
  return rows.map(({ customer_id }) => customer_id);
}

const isWritten = (needle: string) =>
  sql<boolean>`search_text like ${`%${needle.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

/** By a whole number, however it is written. */
export async function customersByNumber(db: Db, text: string): Promise<number[]> {
  const mobile = tenDigits(text.trim());
  if (!mobile) return [];
  const rows = await db.selectFrom('customer_numbers').select('customer_id').where('mobile', '=', mobile).execute();
  return rows.map(({ customer_id }) => customer_id);
}

/** Those who came last. */
export async function latestHits({ reads: db }: Database, sight: Sight, most: number): Promise<Hit[]> {
  return db
    .selectFrom('leads')
    .select(['id as lead', 'customer_id as customer'])
    .where('customer_id', 'is not', null)
    .where(seenBy(sight))
    .orderBy('last_enquiry_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
