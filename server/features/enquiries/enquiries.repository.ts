import type { Db } from '../../db/db.ts';
import type { EnquiryRow, NewEnquiry } from '../../db/tables.ts';

/** An enquiry whose key is there already is passed over; returns the ids of all that were not, by their references. */
export async function insertAll(
  db: Db,
  enquiries: readonly NewEnquiry[],
): Promise<Map<NewEnquiry['reference'], number>> {
  const stored = await db
    .insertInto('enquiries')
    .values(inOrderOfKeys(enquiries))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'idempotency_key']).where('idempotency_key', 'is not', null).doNothing(),
    )
    .returning(['id', 'reference'])
    .execute();
  return new Map(stored.map(({ id, reference }) => [reference, id]));
}

/** Two servers that store the same keys would wait for each other for ever if each began with another one. */
const inOrderOfKeys = (enquiries: readonly NewEnquiry[]): NewEnquiry[] =>
  enquiries.toSorted((one, other) => compare(lockName(one), lockName(other)));

const lockName = ({ kind, idempotency_key: key }: NewEnquiry): string => (key ? `${kind} ${key}` : '');
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

export type StoredEnquiry = Pick<EnquiryRow, 'payload_print' | 'reference'>;

/** What was stored first under a key. */
export const findByKey = (db: Db, kind: string, key: string): Promise<StoredEnquiry | undefined> =>
  db
    .selectFrom('enquiries')
    .select(['payload_print', 'reference'])
    .where('kind', '=', kind)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
