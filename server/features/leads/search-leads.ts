import type { Expression, ExpressionBuilder, RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { asReference } from '../../../contract/enquiries/reference.ts';
import { codeOf, searchable, searchNeedles } from '../../../contract/search-needles.ts';
import type { Database } from '../../db/engine.ts';
import type { Tables } from '../../db/tables.ts';
import { trigramShares } from '../../db/trigram-shares.ts';
import type { ShareOf } from '../../db/trigrams.ts';
import { trigramsOf } from '../../db/trigrams.ts';
import type { Sight } from '../../leads/sight.ts';
import { MOST_LOOKED_UP } from './most-looked-up.ts';

type Condition = (eb: ExpressionBuilder<Tables, 'leads'>) => Expression<SqlBool>;

/** A part of all leads. */
export interface Among {
  isAmong: Condition;
  /** Then they are looked up and put in order, instead of walking in order until some of them come. */
  areFew: boolean;
}

/** What is in more enquiries than this is found sooner by walking the list and looking at each. */
const COMMON_SHARE = 0.01;
const MOBILE_LENGTH = 10;

interface Asked {
  q: string;
  kind: string;
  figure: string;
  model: string;
  source: string;
  branch: string;
}

/** What a list is narrowed down to by what stands in enquiries, or by what few leads may have. */
export async function leadsAmong(database: Database, asked: Asked, sight: Sight): Promise<Among[]> {
  const { q, kind, figure } = asked;
  const meant = await leadsMeant(database, q, sight);
  const named = (['model', 'source', 'branch'] as const).filter((column) => asked[column] !== '');
  return [
    ...(meant ? [meant] : []),
    ...(kind ? [figure ? begunWith(kind) : await leadsOfKind(database, kind)] : []),
    ...(await Promise.all(named.map((column) => leadsWith(database, column, asked[column])))),
  ];
}

/**
 * Those that somebody may mean: by a reference, by any part of what stands in their enquiries, by a number in any writing, by a part of the
 * name that staff gave them. Whoever may not see numbers finds nobody by them either. Undefined: nothing is searched for.
 */
async function leadsMeant(database: Database, q: string, { seesNumbers }: Sight): Promise<Among | undefined> {
  const needles = searchNeedles(q);
  if (needles.length === 0) return undefined;
  const byReference = ofReference(asReference(q));
  if (!seesNumbers && /\d/.test(q)) return oneOf(await idsIn(database, byReference));
  const shareOf = await trigramShares(database.reads);
  const byCode = [...byReference, ...ofNumbers(needles)];
  const isCommon = needles.every((needle) => shareOfNeedle(needle, shareOf) > COMMON_SHARE);
  if (!isCommon) {
    const ids = await idsIn(database, [...byCode, ofEnquiries(database, needles, shareOf), ofGivenNames(q)]);
    if (ids.length <= MOST_LOOKED_UP) return oneOf(ids);
  }
  const coded = oneOf(await idsIn(database, byCode)).isAmong;
  const byWords = hasEnquiry(database.engine.containsAny(needles));
  return { isAmong: (eb) => eb.or([isNamed(q), byWords, coded(eb)]), areFew: false };
}

/** Figures count a lead once, by the enquiry that began it. */
const begunWith = (kind: string): Among => ({ isAmong: ({ eb }) => eb('leads.kind', '=', kind), areFew: false });

/** Those with an enquiry of a kind; where there are few, they are looked up first. */
async function leadsOfKind(database: Database, kind: string): Promise<Among> {
  const { total } = await database.reads
    .selectFrom('enquiry_days')
    .select(({ fn }) => fn.sum<number | null>('total').as('total'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  if (Number(total ?? 0) <= MOST_LOOKED_UP) return oneOf(await idsIn(database, [ofKind(kind)]));
  return { isAmong: () => hasEnquiry(sql`enquiries.kind = ${kind}`), areFew: false };
}

/** Few are looked up first. Of many some come soon on the way through the list, so nothing is to lead away from its order: no index knows this expression. */
async function leadsWith(database: Database, column: 'model' | 'source' | 'branch', value: string): Promise<Among> {
  const name = sql.ref(`leads.${column}`);
  const ids = await idsIn(database, [sql`select id from leads where ${name} = ${value}`]);
  if (ids.length <= MOST_LOOKED_UP) return oneOf(ids);
  return { isAmong: () => sql<SqlBool>`${name} || '' = ${value}`, areFew: false };
}

/** One more than can be used says that there are too many. */
async function idsIn({ reads }: Database, sources: readonly RawBuilder<unknown>[]): Promise<number[]> {
  if (sources.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from (${sql.join(sources, sql` union `)}) as found limit ${sql.lit(MOST_LOOKED_UP + 1)}`.execute(reads);
  return rows.map(({ id }) => id);
}

const oneOf = (ids: readonly number[]): Among => ({
  isAmong: (eb) => (ids.length > 0 ? eb('leads.id', 'in', ids) : sql<SqlBool>`1 = 0`),
  areFew: true,
});

/** Counted for each lead on the way: what only asks whether there is one, PostgreSQL would rather look up for all of them first. */
const hasEnquiry = (isSo: RawBuilder<unknown>) =>
  sql<SqlBool>`(select count(*) from lead_enquiries join enquiries on enquiries.id = lead_enquiries.enquiry_id
    where lead_enquiries.lead_id = leads.id and ${isSo}) > 0`;

/** A needle is as rare as its rarest part; of one that is too short nothing is known. */
const shareOfNeedle = (needle: string, shareOf: ShareOf): number => Math.min(1, ...trigramsOf(needle).map(shareOf));

// Each of these selects ids of leads.

const ofKind = (kind: string) =>
  sql`select lead_enquiries.lead_id as id from enquiries
    join lead_enquiries on lead_enquiries.enquiry_id = enquiries.id where enquiries.kind = ${kind}`;

const ofEnquiries = ({ engine }: Database, needles: readonly string[], shareOf: ShareOf) =>
  sql`select lead_enquiries.lead_id as id from ${engine.enquiriesMatching(needles, shareOf)} as hit
    join lead_enquiries on lead_enquiries.enquiry_id = hit.id`;

const ofReference = (reference: string | undefined) =>
  reference === undefined
    ? []
    : [
        sql`select lead_enquiries.lead_id as id from enquiries
          join lead_enquiries on lead_enquiries.enquiry_id = enquiries.id where enquiries.reference = ${reference}`,
      ];

/** Only those are looked at whose details somebody has changed: every other name stands in an enquiry. */
const ofGivenNames = (q: string) =>
  sql`select leads.id from activities join leads on leads.id = activities.lead_id
    where activities.kind = 'details' and ${isNamed(q)}`;

const isNamed = (q: string) =>
  sql<SqlBool>`lower(leads.name) like ${`%${searchable(q.trim()).replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

/** Also those that no enquiry has, because staff added them. */
const ofNumbers = (needles: readonly string[]) => {
  const digits = needles.map(codeOf).find((code) => /^\d{4,10}$/.test(code));
  if (digits === undefined) return [];
  const [least, most] = [digits.padEnd(MOBILE_LENGTH, '0'), digits.padEnd(MOBILE_LENGTH, '9')];
  return [
    sql`select leads.id from customer_numbers join leads on leads.customer_id = customer_numbers.customer_id
      where customer_numbers.mobile between ${least} and ${most}`,
  ];
};
