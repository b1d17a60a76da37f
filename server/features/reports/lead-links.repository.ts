import type { Db } from '../../db/db.ts';
import type { Sight } from '../../leads/sight.ts';
import { seenBy } from '../../leads/sight.ts';

/** Those that somebody sees. Where two leads became one, the one that goes on. */
export async function leadsOfEnquiries(db: Db, enquiries: readonly number[], sight: Sight) {
  const rows = await db
    .selectFrom('lead_enquiries')
    .innerJoin('leads as first', 'first.id', 'lead_enquiries.lead_id')
    .innerJoin('leads', (join) =>
      join.on(({ eb, fn }) => eb('leads.id', '=', fn.coalesce('first.merged_into', 'first.id'))),
    )
    .leftJoin('staff', 'staff.user_id', 'leads.owner')
    .select(['lead_enquiries.enquiry_id', 'leads.id', 'leads.customer_id', 'leads.stage', 'leads.owner', 'user_name'])
    .where('lead_enquiries.enquiry_id', 'in', enquiries)
    .where(seenBy(sight))
    .orderBy('lead_enquiries.enquiry_id')
    .execute();
  return rows.map((row) => ({
    enquiry: row.enquiry_id,
    lead: row.id,
    customer: row.customer_id,
    stage: row.stage,
    ownerName: row.user_name || row.owner || '',
  }));
}
