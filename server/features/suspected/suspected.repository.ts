import { sql } from 'kysely';
import type { Db, Trx } from '../../db/db.ts';
import type { EnquiryRow } from '../../db/tables.ts';

interface Page {
  kinds: readonly string[];
  olderThan: number | undefined;
  limit: number;
}

export type Suspected = EnquiryRow & { is_known_number: number };

/** By the id of the last one read, not by counting pages: new ones move nothing. */
export const findSuspected = (db: Db, { kinds, olderThan, limit }: Page): Promise<Suspected[]> =>
  db
    .selectFrom('enquiries')
    .leftJoin('customer_numbers', 'customer_numbers.mobile', 'enquiries.mobile')
    .selectAll('enquiries')
    .select(sql<number>`case when customer_numbers.mobile is null then 0 else 1 end`.as('is_known_number'))
    .where('is_suspected', '=', 1)
    .where('kind', 'in', kinds)
    .$if(olderThan !== undefined, (found) => found.where('enquiries.id', '<', olderThan ?? 0))
    .orderBy('enquiries.id', 'desc')
    .limit(limit)
    .execute();

/** Undefined: it is not suspected, or not any more. A trigger sees to it that it is taken in. */
export const acquit = (trx: Trx, id: number): Promise<Pick<EnquiryRow, 'kind' | 'reference'> | undefined> =>
  trx
    .updateTable('enquiries')
    .set({ is_suspected: 0 })
    .where('id', '=', id)
    .where('is_suspected', '=', 1)
    .returning(['kind', 'reference'])
    .executeTakeFirst();

export const findKind = (db: Db, id: number): Promise<Pick<EnquiryRow, 'kind'> | undefined> =>
  db.selectFrom('enquiries').select('kind').where('id', '=', id).executeTakeFirst();
