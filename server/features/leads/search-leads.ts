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

type Among = (eb: ExpressionBuilder<Tables, 'leads'>) => Expression<SqlBool>;

/** What is in more enquiries than this is found sooner by walking the list and looking at each. */
const COMMON_SHARE = 0.01;
const MOBILE_LENGTH = 10;

/**
 * Those that somebody may mean: by a reference, by any part of what stands in their enquiries, by a number in any writing, and those that are
 * open by a part of the name that staff gave them. Whoever may not see numbers finds nobody by them either. Undefined: nothing is
 * searched for.
 */
export async function leadsMeant(database: Database, q: string, { seesNumbers }: Sight): Promise<Among | undefined> {
  const needles = searchNeedles(q);
  if (needles.length === 0) return undefined;
  const byReference = ofReference(asReference(q));
  if (!seesNumbers && /\d/.test(q)) return inAny(byReference);
  const shareOf = await trigramShares(database.reads);
  const byCode = [...byReference, ...ofNumbers(needles)];
  if (needles.every((needle) => shareOfNeedle(needle, shareOf) > COMMON_SHARE)) {
    const byWords = walked(database, needles, q);
    return byCode.length > 0 ? (eb) => eb.or([byWords(eb), inAny(byCode)(eb)]) : byWords;
  }
  return inAny([...byCode, ofEnquiries(database, needles, shareOf), ofOpenNames(q)]);
}

/** A needle is as rare as its rarest part; of one that is too short nothing is known. */
const shareOfNeedle = (needle: string, shareOf: ShareOf): number => Math.min(1, ...trigramsOf(needle).map(shareOf));

/** Each source selects ids of leads. */
const inAny =
  (sources: readonly RawBuilder<unknown>[]): Among =>
  () =>
    sources.length > 0 ? sql<SqlBool>`leads.id in (${sql.join(sources, sql` union `)})` : sql<SqlBool>`1 = 0`;

const walked =
  ({ engine }: Database, needles: readonly string[], q: string): Among =>
  (eb) =>
    eb.or([
      isNamed(q),
      eb.exists(
        eb
          .selectFrom('lead_enquiries')
          .innerJoin('enquiries', 'enquiries.id', 'lead_enquiries.enquiry_id')
          .select('lead_enquiries.lead_id')
          .whereRef('lead_enquiries.lead_id', '=', 'leads.id')
          .where(engine.containsAny(needles)),
      ),
    ]);

const ofEnquiries = ({ engine }: Database, needles: readonly string[], shareOf: ShareOf) =>
  sql`select lead_enquiries.lead_id from ${engine.enquiriesMatching(needles, shareOf)} as hit
    join lead_enquiries on lead_enquiries.enquiry_id = hit.id`;

const ofReference = (reference: string | undefined) =>
  reference === undefined
    ? []
    : [
        sql`select lead_enquiries.lead_id from enquiries
          join lead_enquiries on lead_enquiries.enquiry_id = enquiries.id where enquiries.reference = ${reference}`,
      ];

const ofOpenNames = (q: string) => sql`select leads.id from leads where leads.closed_at is null and ${isNamed(q)}`;

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
