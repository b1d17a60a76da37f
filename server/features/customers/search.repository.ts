import type { Expression } from 'kysely';
import { sql } from 'kysely';
import { asReference } from '../../../contract/enquiries/reference.ts';
import { tenDigits } from '../../../contract/mobile-number.ts';
import type { Db } from '../../db/db.ts';
import type { Database } from '../../db/engine.ts';
import { trigramShares } from '../../db/trigram-shares.ts';
import { trigramsOf } from '../../db/trigrams.ts';
import type { Sight } from '../../leads/sight.ts';
import { seenBy } from '../../leads/sight.ts';

/** A lead that fits, and whose it is. */
export interface Hit {
  lead: number;
  customer: number | null;
}

/** Of the enquiries that fit, so many of the newest are looked at first; whoever sees few leads may have to look at all. */
const FIRST_PIECE = 300;
const EVERYTHING = 1_000_000;
/** What stands in one of so few texts is soon found among the newest by reading them, and slowly sorted out of an index. */
const COMMON_SHARE = 0.01;
const NEWEST = { read: 20_000, /** Of which whoever sees a part of the leads sees a part. */ found: 2000 };

/** By what enquiries say: names, numbers, registrations. The newest first. */
export async function hitsOfEnquiries(
  database: Database,
  sight: Sight,
  needles: readonly string[],
  wanted: number,
): Promise<Hit[]> {
  const { reads: db, engine } = database;
  const shareOf = await trigramShares(db);
  const isEnough = ({ hits, isAll }: Look) =>
    isAll || new Set(hits.map(({ lead, customer }) => customer ?? `lead ${lead}`)).size >= wanted;
  if (needles.some((needle) => Math.min(...trigramsOf(needle).map(shareOf)) > COMMON_SHARE)) {
    const newest = db
      .selectFrom('enquiries')
      .select('id')
      .where(({ eb, selectFrom }) =>
        eb('id', '>', selectFrom('enquiries as last').select(sql<number>`max(last.id) - ${NEWEST.read}`.as('from'))),
      )
      .where(engine.containsAny(needles))
      .orderBy('id', 'desc')
      .limit(sight.branches || !sight.isAll ? NEWEST.found : FIRST_PIECE);
    const look = await leadsBehind(db, sight, newest);
    if (isEnough({ ...look, isAll: false })) return look.hits;
  }
  const matching = engine.enquiriesMatching(needles, shareOf);
  const look = (most: number) =>
    leadsBehind(db, sight, db.selectFrom(matching.as('hit')).select('id').orderBy('id', 'desc').limit(most), most);
  const first = await look(FIRST_PIECE);
  return isEnough(first) ? first.hits : (await look(EVERYTHING)).hits;
}

interface Look {
  hits: Hit[];
  /** There are no others. */
  isAll: boolean;
}

/** What these enquiries led to, as far as it is for this person. */
async function leadsBehind(db: Db, sight: Sight, enquiries: Expression<{ id: number }>, most = 0): Promise<Look> {
  const rows = await db
    .with('hits', () => enquiries)
    .selectFrom('hits')
    .leftJoin('lead_enquiries', 'lead_enquiries.enquiry_id', 'hits.id')
    .leftJoin('leads', (join) => join.onRef('leads.id', '=', 'lead_enquiries.lead_id').on(seenBy(sight)))
    .select(['leads.id as lead', 'leads.customer_id as customer'])
    .orderBy('hits.id', 'desc')
    .execute();
  const hits = rows.flatMap(({ lead, customer }) => (lead === null ? [] : [{ lead, customer }]));
  return { hits, isAll: rows.length < most };
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
