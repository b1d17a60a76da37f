import type { Insertable, Updateable } from 'kysely';
import type { LeadState } from '../../contract/leads/lead-rules.ts';
import { faultOf, settled } from '../../contract/leads/lead-rules.ts';
import { isEnd } from '../../contract/leads/stages.ts';
import type { Db, Trx } from '../db/db.ts';
import type { LeadRow, Tables } from '../db/tables.ts';
import { HttpError } from '../http/http-error.ts';

export type NewActivity = Omit<Insertable<Tables['activities']>, 'lead_id'>;

/** What can be changed of a lead; what follows from it is changed with it. */
export type LeadChange = Partial<Omit<LeadRow, 'id' | 'version' | 'closed_at'>>;

interface Wish {
  /** As it was read; whoever comes second is told so. */
  lead: LeadRow;
  change: LeadChange;
  activity: NewActivity;
}

export const findLead = (db: Db, id: number): Promise<LeadRow | undefined> =>
  db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * The one way to change a lead: on the condition that it still is what was read, and with its activity, in one transaction. Undefined:
 * somebody else was first. What breaks a rule is refused with its sentence.
 */
export async function changeLead(trx: Trx, { lead, change, activity }: Wish): Promise<LeadRow | undefined> {
  const changed = await updateLead(trx, { lead, change, at: activity.at });
  if (changed) await addActivity(trx, lead.id, activity);
  return changed;
}

/** The same for what completes an activity that is there already, such as the outcome of an attempt. */
export const updateLead = (
  trx: Trx,
  { lead, change, at }: Omit<Wish, 'activity'> & { at: number },
): Promise<LeadRow | undefined> =>
  trx
    .updateTable('leads')
    .set({ ...withConsequences(lead, change, at), version: lead.version + 1 })
    .where('id', '=', lead.id)
    .where('version', '=', lead.version)
    .returningAll()
    .executeTakeFirst();

export async function addActivity(trx: Trx, leadId: number, activity: NewActivity): Promise<void> {
  await trx
    .insertInto('activities')
    .values({ ...activity, lead_id: leadId })
    .execute();
}

function withConsequences(lead: LeadRow, change: LeadChange, now: number): Updateable<Tables['leads']> {
  const wanted = settled(stateOf({ ...lead, ...change }));
  const fault = faultOf(wanted);
  if (fault) throw new HttpError(400, fault);
  const ended = isEnd(wanted.stage) || { ...lead, ...change }.merged_into !== null;
  return {
    ...change,
    lost_reason: wanted.lostReason,
    lost_words: wanted.lostWords,
    closed_at: ended ? (lead.closed_at ?? now) : null,
    // Whatever came first stays what it is.
    ...(lead.first_attempt_at !== null && { first_attempt_at: lead.first_attempt_at }),
    ...(lead.first_reached_at !== null && { first_reached_at: lead.first_reached_at }),
  };
}

const stateOf = (lead: LeadRow): LeadState => ({
  department: lead.department,
  stage: lead.stage,
  lostReason: lead.lost_reason,
  lostWords: lead.lost_words,
  followUpAt: lead.follow_up_at,
});
