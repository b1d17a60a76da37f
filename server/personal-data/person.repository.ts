import type { Db, Trx } from '../db/db.ts';
import type { EnquiryRow } from '../db/tables.ts';

const PIECE = 2000;

/** Every form stores the ten digits of a number and nothing else, however it was typed. */
export const listEnquiriesOf = (db: Db, mobiles: readonly string[]) =>
  db
    .selectFrom('enquiries')
    .leftJoin('consent_texts', 'consent_texts.version', 'enquiries.consent_version')
    .selectAll('enquiries')
    .select('consent_texts.text as consent_text')
    .where('mobile', 'in', mobiles)
    .orderBy('enquiries.id')
    .execute();

export async function deleteEnquiriesOf(trx: Trx, mobiles: readonly string[]): Promise<Record<string, number>> {
  const gone = await trx.deleteFrom('enquiries').where('mobile', 'in', mobiles).returning('kind').execute();
  return countKinds(gone);
}

export function countKinds(rows: readonly Pick<EnquiryRow, 'kind'>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of rows.toSorted((one, other) => one.kind.localeCompare(other.kind))) {
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** Enquiries under another number in whose texts this one stands, in whatever spelling. Walks them all. */
export async function listMentions(db: Db, mobile: string) {
  const spelled = new RegExp([...mobile].join('[\\s()./-]{0,3}'));
  const found: Pick<EnquiryRow, 'id' | 'kind' | 'created_at'>[] = [];
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('enquiries')
      .select(['id', 'kind', 'created_at', 'search_text', 'message'])
      .where('id', '>', last)
      .where('mobile', '<>', mobile)
      .orderBy('id')
      .limit(PIECE)
      .execute();
    // Searches look through the beginning of a long message alone.
    for (const { search_text, message, ...row } of rows)
      if (spelled.test(`${search_text}\n${message}`)) found.push(row);
    const end = rows.at(-1);
    if (!end) return found;
    last = end.id;
  }
}
