import type { Trx } from '../../db/db.ts';
import type { EnquiryRow, LeadRow } from '../../db/tables.ts';
import { HttpError } from '../../http/http-error.ts';

/**
 * Marks an enquiry again that somebody took for an honest one. A lead that was made of it alone goes, as long as nobody has done anything about it;
 * nothing that people wrote down is lost. Undefined: it is marked already.
 */
export async function suspectAgain(trx: Trx, id: number): Promise<Pick<EnquiryRow, 'reference'> | undefined> {
  const marked = await trx
    .updateTable('enquiries')
    .set({ is_suspected: 1 })
    .where('id', '=', id)
    .where('is_suspected', '=', 0)
    .returning('reference')
    .executeTakeFirst();
  if (!marked) return undefined;
  const lead = await trx
    .selectFrom('lead_enquiries')
    .innerJoin('leads', 'leads.id', 'lead_enquiries.lead_id')
    .selectAll('leads')
    .where('enquiry_id', '=', id)
    .executeTakeFirst();
  if (lead) await removeUntouched(trx, lead);
  return marked;
}

async function removeUntouched(trx: Trx, { id, version, customer_id }: LeadRow): Promise<void> {
  const enquiries = await trx.selectFrom('lead_enquiries').select('enquiry_id').where('lead_id', '=', id).execute();
  if (enquiries.length > 1) throw new HttpError(409, 'suspected.isOfOther');
  const byPeople = await trx
    .selectFrom('activities')
    .select('id')
    .where('lead_id', '=', id)
    .where('user_id', '<>', '')
    .limit(1)
    .executeTakeFirst();
  const removed =
    !byPeople &&
    (await trx
      .deleteFrom('leads')
      .where('id', '=', id)
      .where('version', '=', version)
      .where('stage', '=', 'new')
      .where('first_attempt_at', 'is', null)
      .returning('id')
      .executeTakeFirst());
  if (!removed) throw new HttpError(409, 'suspected.isWorkedOn');
  if (customer_id !== null) await removeUnknown(trx, customer_id);
}

/** A customer of whom nothing else is known was made of that enquiry, too. */
async function removeUnknown(trx: Trx, customerId: number): Promise<void> {
  const known = await Promise.all([
    trx.selectFrom('leads').select('id').where('customer_id', '=', customerId).limit(1).execute(),
    trx.selectFrom('activities').select('id').where('customer_id', '=', customerId).limit(1).execute(),
    trx
      .selectFrom('merges')
      .select('id')
      .where(({ eb, or }) => or([eb('kept', '=', customerId), eb('joined', '=', customerId)]))
      .limit(1)
      .execute(),
  ]);
  if (known.flat().length === 0) await trx.deleteFrom('customers').where('id', '=', customerId).execute();
}
