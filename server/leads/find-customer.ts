import { isMobile, tenDigits } from '../../contract/mobile-number.ts';
import type { Trx } from '../db/db.ts';
import type { EnquiryRow } from '../db/tables.ts';

interface Found {
  id: number;
  /** They were a customer before. */
  isKnown: boolean;
}

/** Whoever answers under the number of an enquiry; undefined: it has none. Every name that they gave stands in their enquiries. */
export async function customerOf(trx: Trx, enquiry: EnquiryRow): Promise<Found | undefined> {
  const mobile = tenDigits(enquiry.mobile);
  if (!mobile || !isMobile(mobile)) return undefined;
  const known = await trx
    .selectFrom('customer_numbers')
    .innerJoin('customers', 'customers.id', 'customer_numbers.customer_id')
    .select(['customers.id', 'customers.name'])
    .where('mobile', '=', mobile)
    .executeTakeFirst();
  if (known) {
    if (known.name === '' && enquiry.name !== '') {
      await trx.updateTable('customers').set({ name: enquiry.name }).where('id', '=', known.id).execute();
    }
    return { id: known.id, isKnown: true };
  }
  const { name, language, created_at } = enquiry;
  const { id } = await trx
    .insertInto('customers')
    .values({ name, language, created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.insertInto('customer_numbers').values({ mobile, customer_id: id, added_at: created_at }).execute();
  return { id, isKnown: false };
}
