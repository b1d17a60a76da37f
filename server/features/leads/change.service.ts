import type * as z from 'zod';
import { departmentNamed } from '../../../contract/leads/departments/index.ts';
import { may } from '../../../contract/roles/index.ts';
import type { leadChangeSchema } from '../../../contract/schemas/leads.ts';
import type { Db, Trx } from '../../db/db.ts';
import type { LeadRow } from '../../db/tables.ts';
import { HttpError } from '../../http/http-error.ts';
import type { ChangedColumns } from '../../leads/activity-words.ts';
import { changedColumns } from '../../leads/activity-words.ts';
import { branchNames, openingOf } from '../../leads/branch-opening.ts';
import type { LeadChange } from '../../leads/change-lead.ts';
import { changeLead, findLead } from '../../leads/change-lead.ts';
import { colleaguesFor } from '../../leads/colleagues.ts';
import { nextMorning } from '../../leads/next-step.ts';
import { isSeenBy } from '../../leads/sight.ts';
import { tellOfGiving } from '../../leads/tell-people.ts';
import type { Desk } from './desk.ts';
import { detailsOf } from './lead-details.ts';

export type Wanted = Omit<z.output<typeof leadChangeSchema>, 'version'>;

/** Not there, or not for them to see: nobody is told which. */
export async function findSeen(db: Db, { sight }: Desk, id: number | undefined): Promise<LeadRow> {
  const lead = id === undefined ? undefined : await findLead(db, id);
  if (!lead || !isSeenBy(sight, lead)) throw new HttpError(404, 'lead.notFound');
  return lead;
}

/** Changes a lead that is still as it was seen; else a 409 brings what it is now. */
export async function changeSeen(
  desk: Desk,
  id: number | undefined,
  version: number,
  wanted: Wanted,
): Promise<LeadRow> {
  const changed = await inOneGo(desk, id, async (trx, lead) => {
    if (lead.version !== version) return undefined;
    return applied(trx, desk, lead, await changeOf(trx, desk, lead, wanted));
  });
  return changed ?? refuseStale(desk, id);
}

/** Makes a lead one's own that belongs to nobody or is late. Of two who take it at once one is told that the other has it. */
export async function takeSeen(desk: Desk, id: number | undefined): Promise<LeadRow> {
  const changed = await inOneGo(desk, id, async (trx, lead) => {
    if (lead.owner === desk.staff.user_id) return lead;
    if (lead.closed_at !== null || !isFree(lead)) throw new HttpError(409, 'lead.notToTake');
    return applied(trx, desk, lead, taken(lead, desk.staff.user_id));
  });
  return changed ?? refuseStale(desk, id);
}

/** Who may take it: anybody who sees it. */
export const isFree = ({ owner, offered_to }: LeadRow): boolean => owner === null || offered_to !== 'owner';

export const taken = (lead: LeadRow, userId: string): LeadChange => ({
  owner: userId,
  offered_to: 'owner',
  handovers: lead.handovers + (lead.owner === null ? 0 : 1),
});

/** The database holds that a customer has one open lead in a department; whoever breaks that is told so. */
async function inOneGo<Result>(
  desk: Desk,
  id: number | undefined,
  act: (trx: Trx, lead: LeadRow) => Promise<Result>,
): Promise<Result> {
  let refused: { lead: LeadRow } | undefined;
  try {
    return await desk.db.transaction().execute(async (trx) => {
      const lead = await findSeen(trx, desk, id);
      refused = { lead };
      return act(trx, lead);
    });
  } catch (error) {
    const isOurs = error instanceof HttpError || !refused;
    if (!isOurs && refused && (await hasOtherOpen(desk.db, refused.lead))) throw new HttpError(409, 'lead.otherOpen');
    throw error;
  }
}

const hasOtherOpen = async (db: Db, { id, customer_id }: LeadRow, department?: string): Promise<boolean> => {
  if (customer_id === null) return false;
  let others = db
    .selectFrom('leads')
    .select('id')
    .where('customer_id', '=', customer_id)
    .where('closed_at', 'is', null)
    .where('id', '<>', id);
  if (department !== undefined) others = others.where('leads.department', '=', department as LeadRow['department']);
  return (await others.executeTakeFirst()) !== undefined;
};

async function refuseStale(desk: Desk, id: number | undefined): Promise<never> {
  const lead = await findSeen(desk.db, desk, id);
  throw new HttpError(409, 'lead.changedMeanwhile', { current: await detailsOf(desk, lead) });
}

/** Undefined: somebody else was first. What changes nothing is not written down. */
async function applied(
  trx: Trx,
  { staff, now }: Desk,
  lead: LeadRow,
  change: LeadChange,
): Promise<LeadRow | undefined> {
  const columns = changedColumns(lead, change);
  if (Object.keys(columns).length === 0) return lead;
  const activity = { kind: kindOf(columns), details: JSON.stringify(columns), user_id: staff.user_id, at: now };
  const changed = await changeLead(trx, { lead, change, activity });
  if (changed && columns.owner && changed.owner !== staff.user_id) await tellOfGiving(trx, changed, now);
  return changed;
}

function kindOf(columns: ChangedColumns): 'stage' | 'given' | 'followUp' | 'details' {
  if (columns.stage) return 'stage';
  if (columns.owner) return 'given';
  return columns.follow_up_at ? 'followUp' : 'details';
}

/** What somebody wants, and what follows from it. */
async function changeOf(trx: Trx, desk: Desk, lead: LeadRow, wanted: Wanted): Promise<LeadChange> {
  demandRight(desk, lead, wanted);
  const change: LeadChange = { ...plainOf(wanted), ...placeOf(desk, lead, wanted) };
  const after = { ...lead, ...change };
  const isReopened = lead.closed_at !== null && wanted.stage !== undefined;
  if (after.department !== lead.department || isReopened) {
    if (await hasOtherOpen(trx, lead, after.department)) throw new HttpError(409, 'lead.otherOpen');
  }
  return { ...change, ...(await ownerOf(trx, desk, lead, { ...after, wanted: wanted.owner })) };
}

/** Whoever only sees it, because it is offered, can take it and nothing else. */
function demandRight({ staff }: Desk, lead: LeadRow, { owner, ...others }: Wanted): void {
  if (lead.owner === staff.user_id || may(staff.role, 'leads.oversee')) return;
  const isTaking = owner === staff.user_id && Object.keys(others).length === 0;
  if (!isTaking) throw new HttpError(403, 'lead.takeFirst');
  if (!isFree(lead)) throw new HttpError(409, 'lead.notToTake');
}

const plainOf = ({ stage, lostReason, lostWords, followUpAt, model, name }: Wanted): LeadChange => ({
  ...(stage !== undefined && { stage }),
  ...(lostReason !== undefined && { lost_reason: lostReason }),
  ...(lostWords !== undefined && { lost_words: lostWords }),
  ...(followUpAt !== undefined && { follow_up_at: followUpAt }),
  ...(model !== undefined && { model }),
  ...(name !== undefined && { name }),
});

/** A lead that comes to another department begins there as far as that has the same stages. */
function placeOf({ documents, now }: Desk, lead: LeadRow, { branch, department, stage }: Wanted): LeadChange {
  if (branch && !branchNames(documents).has(branch)) throw new HttpError(400, 'lead.noSuchBranch');
  const place = { ...(branch !== undefined && { branch }), ...(department !== undefined && { department }) };
  const isKnown = department === undefined || departmentNamed(department).stages.includes(lead.stage);
  if (isKnown || stage !== undefined) return place;
  const followUp = lead.follow_up_at ?? nextMorning(openingOf(documents, branch ?? lead.branch), now);
  return { ...place, stage: 'contacted', follow_up_at: followUp };
}

/** Somebody who does not deal with the place that it comes to leaves it to those who do. */
async function ownerOf(
  trx: Trx,
  { now }: Desk,
  lead: LeadRow,
  { wanted, ...after }: LeadRow & { wanted: string | null | undefined },
): Promise<LeadChange> {
  const isMoved = after.department !== lead.department || after.branch !== lead.branch;
  const next = wanted === undefined ? lead.owner : wanted;
  if (next === null || (wanted === undefined && !isMoved))
    return wanted === undefined ? {} : { owner: null, offered_to: 'owner' };
  const colleagues = await colleaguesFor(trx, after, now);
  const isOneOfThem = colleagues.some(({ userId }) => userId === next);
  if (!isOneOfThem && wanted !== undefined && wanted !== lead.owner) throw new HttpError(400, 'lead.notTheirs');
  if (!isOneOfThem) return wanted === undefined ? { owner: null, offered_to: 'owner' } : {};
  return next === lead.owner ? {} : taken(lead, next);
}
