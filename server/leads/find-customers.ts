import { isMobile, tenDigits } from '../../contract/mobile-number.ts';
import type { Trx } from '../db/db.ts';
import type { EnquiryRow } from '../db/tables.ts';

/** The number by which the sender of an enquiry is known; undefined: nobody can have it, or there is none. */
export function numberOf({ mobile }: EnquiryRow): string | undefined {
  const digits = tenDigits(mobile);
  return digits && isMobile(digits) ? digits : undefined;
}

interface Found {
  id: number;
  /** They were a customer before. */
  isKnown: boolean;
}

/** Whoever answers under the numbers of enquiries, of which each has another one. Every name that they gave stands in their enquiries. */
export async function customersOf(trx: Trx, enquiries: readonly EnquiryRow[]): Promise<Map<EnquiryRow, Found>> {
  const byNumber = new Map(enquiries.flatMap((one) => [[numberOf(one) ?? '', one] as const]));
  byNumber.delete('');
  const found = new Map<EnquiryRow, Found>();
  if (byNumber.size === 0) return found;
  const known = await trx
    .selectFrom('customer_numbers')
    .innerJoin('customers', 'customers.id', 'customer_numbers.customer_id')
    .select(['customers.id', 'customers.name', 'mobile'])
    .where('mobile', 'in', [...byNumber.keys()])
    .execute();
  for (const { id, name, mobile } of known) {
    const enquiry = byNumber.get(mobile) as EnquiryRow;
    byNumber.delete(mobile);
    found.set(enquiry, { id, isKnown: true });
    if (name === '' && enquiry.name !== '')
      await trx.updateTable('customers').set({ name: enquiry.name }).where('id', '=', id).execute();
  }
  for (const [enquiry, id] of await addCustomers(trx, byNumber)) found.set(enquiry, { id, isKnown: false });
  return found;
}

async function addCustomers(trx: Trx, byNumber: ReadonlyMap<string, EnquiryRow>): Promise<Map<EnquiryRow, number>> {
  if (byNumber.size === 0) return new Map();
  const added = await trx
    .insertInto('customers')
    .values([...byNumber.values()].map(({ name, language, created_at }) => ({ name, language, created_at })))
    .returning(['id', 'name', 'language', 'created_at'])
    .execute();
  // In whatever order they come back: two of whom the same is known are as good as each other.
  const free = Map.groupBy(added, likeness);
  const ids = new Map<EnquiryRow, number>();
  const numbers = [...byNumber].map(([mobile, enquiry]) => {
    const customer_id = free.get(likeness(enquiry))?.pop()?.id as number;
    ids.set(enquiry, customer_id);
    return { mobile, customer_id, added_at: enquiry.created_at };
  });
  await trx.insertInto('customer_numbers').values(numbers).execute();
  return ids;
}

const likeness = ({ name, language, created_at }: Pick<EnquiryRow, 'name' | 'language' | 'created_at'>): string =>
  JSON.stringify([name, language, created_at]);
