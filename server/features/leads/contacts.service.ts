import type * as z from 'zod';
import { isReached } from '../../../contract/leads/contacts.ts';
import type { contactSchema, noteSchema } from '../../../contract/schemas/leads.ts';
import type { Db, Trx } from '../../db/db.ts';
import type { ActivityRow, LeadRow } from '../../db/tables.ts';
import { HttpError } from '../../http/http-error.ts';
import { changedColumns } from '../../leads/activity-words.ts';
import { openingOf } from '../../leads/branch-opening.ts';
import type { LeadChange } from '../../leads/change-lead.ts';
import { changeLead, findLead, updateLead } from '../../leads/change-lead.ts';
import { stepAfter } from '../../leads/next-step.ts';
import { isSeenBy } from '../../leads/sight.ts';
import { findSeen, isFree, taken } from './change.service.ts';
import type { Desk } from './desk.ts';

type Contact = z.output<typeof contactSchema>;

/** Others may change a lead while somebody calls; what they did is written down all the same. */
const MOST_TRIES = 10;

/** An attempt, what came of it, or both: under one key each is counted once, in whichever order and however often they arrive. */
export async function addContact(desk: Desk, id: number | undefined, contact: Contact): Promise<LeadRow> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const done = await desk.db.transaction().execute((trx) => contactOnce(trx, desk, id, contact));
    if (done) return done;
  }
  throw new HttpError(409, 'lead.changedMeanwhile');
}

/** Undefined: the lead was changed meanwhile. */
async function contactOnce(
  trx: Trx,
  desk: Desk,
  id: number | undefined,
  contact: Contact,
): Promise<LeadRow | undefined> {
  const { staff, now } = desk;
  // The lead first: if the same is written down at this moment, either the key is found or the lead is no longer what was read.
  const found = id === undefined ? undefined : await findLead(trx, id);
  const before = await findByKey(trx, contact.clientKey);
  const lead = demandContacted(desk, found, before);
  if (before) {
    if (before.user_id !== staff.user_id || before.kind !== contact.way) throw new HttpError(409, 'lead.keyReused');
    if (contact.outcome === undefined || contact.outcome === before.outcome) return lead;
    if (before.outcome !== null) throw new HttpError(409, 'lead.outcomeSet');
  } else if (await isToBeLeftAlone(trx, lead)) {
    throw new HttpError(409, 'lead.doNotContact');
  }
  // Clocks of phones are wrong at times.
  const at = before?.at ?? Math.min(now, Math.max(contact.at ?? now, lead.created_at));
  const change = changeBy(desk, lead, contact, at);
  const written = {
    outcome: contact.outcome ?? null,
    text: contact.text ?? '',
    details: JSON.stringify(changedColumns(lead, change)),
  };
  if (!before) {
    const own = { kind: contact.way, user_id: staff.user_id, at, client_key: contact.clientKey };
    return changeLead(trx, { lead, change, activity: { ...own, ...written } });
  }
  const changed = await updateLead(trx, { lead, change, at: now });
  if (changed) await trx.updateTable('activities').set(written).where('id', '=', before.id).execute();
  return changed;
}

/** Somebody else may have taken it while they were on the phone: what came of the call is theirs to say. */
function demandContacted({ staff, sight }: Desk, lead: LeadRow | undefined, before: ActivityRow | undefined): LeadRow {
  const isOwnAttempt = before?.user_id === staff.user_id && before.lead_id === lead?.id;
  if (!lead || (!isSeenBy(sight, lead) && !isOwnAttempt)) throw new HttpError(404, 'lead.notFound');
  if (before && before.lead_id !== lead.id) throw new HttpError(409, 'lead.keyReused');
  return lead;
}

const findByKey = (db: Db, key: string): Promise<ActivityRow | undefined> =>
  db.selectFrom('activities').selectAll().where('client_key', '=', key).executeTakeFirst();

async function isToBeLeftAlone(db: Db, { customer_id }: LeadRow): Promise<boolean> {
  if (customer_id === null) return false;
  const found = await db
    .selectFrom('customers')
    .select('do_not_contact')
    .where('id', '=', customer_id)
    .executeTakeFirst();
  return found?.do_not_contact === 1;
}

function changeBy({ staff, documents, now }: Desk, lead: LeadRow, { outcome, followUpAt }: Contact, at: number) {
  const isOpen = lead.closed_at === null;
  const change: LeadChange = { first_attempt_at: lead.first_attempt_at ?? at };
  if (outcome && isReached(outcome)) change.first_reached_at = lead.first_reached_at ?? at;
  // Whoever calls has it.
  if (isOpen && isFree(lead)) {
    Object.assign(change, lead.owner === staff.user_id ? { offered_to: 'owner' } : taken(lead, staff.user_id));
  }
  if (!isOpen || !outcome || outcome === 'wrongNumber') return change;
  if (isReached(outcome) && lead.stage === 'new') change.stage = 'contacted';
  const isPlanned = outcome === 'reached' && lead.follow_up_at !== null && lead.follow_up_at > now;
  if (followUpAt !== undefined) change.follow_up_at = followUpAt;
  else if (!isPlanned) change.follow_up_at = stepAfter(outcome, openingOf(documents, lead.branch), now);
  return change;
}

/** Whoever sees a lead can write something down about it. */
export function addNote(
  desk: Desk,
  id: number | undefined,
  { text, clientKey }: z.output<typeof noteSchema>,
): Promise<LeadRow> {
  const { db, staff, now } = desk;
  return db.transaction().execute(async (trx) => {
    const lead = await findSeen(trx, desk, id);
    await trx
      .insertInto('activities')
      .values({ lead_id: lead.id, kind: 'note', text, user_id: staff.user_id, at: now, client_key: clientKey ?? null })
      .onConflict((conflict) => conflict.column('client_key').doNothing())
      .execute();
    return lead;
  });
}
