import type * as z from 'zod';
import type { briefLeadSchema } from '../../../contract/schemas/customers.ts';
import type { Db } from '../../db/db.ts';
import type { LeadRow } from '../../db/tables.ts';
import type { Sight } from '../../leads/sight.ts';
import { isSeenBy } from '../../leads/sight.ts';

/** User ids as people read them. */
export async function namesOf(db: Db, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('staff')
    .select(['user_id', 'user_name'])
    .where('user_id', 'in', [...new Set(userIds)])
    .execute();
  return new Map(rows.map(({ user_id, user_name }) => [user_id, user_name || user_id]));
}

export const briefLead = (
  lead: LeadRow,
  sight: Sight,
  names: ReadonlyMap<string, string>,
): z.input<typeof briefLeadSchema> => ({
  id: lead.id,
  department: lead.department,
  stage: lead.stage,
  isOpen: lead.closed_at === null,
  model: lead.model,
  branch: lead.branch,
  owner: lead.owner && (names.get(lead.owner) ?? lead.owner),
  createdAt: lead.created_at,
  mergedInto: lead.merged_into,
  isSeen: isSeenBy(sight, lead),
});
