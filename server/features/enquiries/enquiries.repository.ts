import type { Db } from '../../db/engine.ts';
import type { NewEnquiry } from '../../db/tables.ts';

/** An enquiry whose key is there already is passed over; when this is done, each of them is stored. */
export async function insertAll(db: Db, enquiries: readonly NewEnquiry[]): Promise<void> {
  await db
    .insertInto('enquiries')
    .values(inOrderOfKeys(enquiries))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'idempotency_key']).where('idempotency_key', 'is not', null).doNothing(),
    )
    .execute();
}

/** Two servers that store the same keys would wait for each other for ever if each began with another one. */
const inOrderOfKeys = (enquiries: readonly NewEnquiry[]): NewEnquiry[] =>
  enquiries.toSorted((one, other) => compare(lockName(one), lockName(other)));

const lockName = ({ kind, idempotency_key: key }: NewEnquiry): string => (key ? `${kind} ${key}` : '');
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

export async function hasKey(db: Db, kind: string, key: string): Promise<boolean> {
  const found = db.selectFrom('enquiries').select('id').where('kind', '=', kind).where('idempotency_key', '=', key);
  return Boolean(await found.executeTakeFirst());
}
