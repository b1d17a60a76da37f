import type { Trx } from '../../db/db.ts';
import type { OutboxRow } from '../../db/tables.ts';

/** Of a message to a customer: whoever was marked since as not to be contacted is not. */
export async function mayBeContacted(trx: Trx, { mobile }: OutboxRow): Promise<string | undefined> {
  const customer = await trx
    .selectFrom('customer_numbers')
    .innerJoin('customers', 'customers.id', 'customer_numbers.customer_id')
    .select('do_not_contact')
    .where('mobile', '=', mobile)
    .executeTakeFirst();
  return customer?.do_not_contact === 1 ? 'The customer is not to be contacted.' : undefined;
}
