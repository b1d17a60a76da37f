import type { Updateable } from 'kysely';
import { searchable } from '../../../contract/search-needles.ts';
import type { Db, Trx } from '../../db/db.ts';
import type { CustomerRow, LeadRow, Tables } from '../../db/tables.ts';
import type { Sight } from '../../leads/sight.ts';
import { seenBy } from '../../leads/sight.ts';

export const findCustomer = (db: Db, id: number): Promise<CustomerRow | undefined> =>
  db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();

/** Whoever sees one of their leads; whoever sees everything also those who have none. */
export async function seesCustomer(db: Db, sight: Sight, id: number): Promise<boolean> {
  if (sight.isAll && !sight.branches && sight.departments.length > 0) return true;
  const seen = await db
    .selectFrom('leads')
    .select('id')
    .where('customer_id', '=', id)
    .where(seenBy(sight))
    .limit(1)
    .executeTakeFirst();
  return seen !== undefined;
}

/** Undefined: it is no longer as it was read, or gone. Held until the transaction ends. */
export const updateCustomer = (
  trx: Trx,
  { id, version }: Pick<CustomerRow, 'id' | 'version'>,
  change: Updateable<Tables['customers']> = {},
): Promise<CustomerRow | undefined> =>
  trx
    .updateTable('customers')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();

export async function numbersOf(db: Db, id: number): Promise<string[]> {
  const rows = await db
    .selectFrom('customer_numbers')
    .select('mobile')
    .where('customer_id', '=', id)
    .orderBy('added_at')
    .orderBy('mobile')
    .execute();
  return rows.map(({ mobile }) => mobile);
}

export const leadsOf = (db: Db, id: number): Promise<LeadRow[]> =>
  db.selectFrom('leads').selectAll().where('customer_id', '=', id).orderBy('id').execute();

export const openMergeOf = (db: Db, joined: number) =>
  db.selectFrom('merges').selectAll().where('joined', '=', joined).where('undone_at', 'is', null).executeTakeFirst();

export const openMergesInto = (db: Db, kept: number) =>
  db
    .selectFrom('merges')
    .selectAll()
    .where('kept', '=', kept)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();

/** The customer that goes on in place of one that was joined to it, or itself. */
export async function keptOf(db: Db, id: number): Promise<number> {
  const merge = await openMergeOf(db, id);
  return merge ? keptOf(db, merge.kept) : id;
}

/** Itself and everybody who was joined to it, and to those. */
export async function joinedTo(db: Db, id: number): Promise<number[]> {
  const merges = await openMergesInto(db, id);
  const further = await Promise.all(merges.map(({ joined }) => joinedTo(db, joined)));
  return [id, ...further.flat()];
}

/** Under what they are found besides their enquiries: to be called whenever staff have changed names or numbers. */
export async function writeWords(trx: Trx, id: number): Promise<void> {
  const names = await trx
    .selectFrom('customers')
    .select('name')
    .where('id', 'in', await joinedTo(trx, id))
    .execute();
  const lines = [...names.map(({ name }) => name), ...(await numbersOf(trx, id))];
  const search_text = lines.map(searchable).join('\n');
  await trx
    .insertInto('customer_words')
    .values({ customer_id: id, search_text })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ search_text }))
    .execute();
}

export const forgetWords = (trx: Trx, id: number) =>
  trx.deleteFrom('customer_words').where('customer_id', '=', id).execute();
