import { DAY_MS } from '../../contract/durations.ts';
import type { Department } from '../../contract/leads/departments/index.ts';
import { departmentNamed, departmentOf } from '../../contract/leads/departments/index.ts';
import { may } from '../../contract/roles/index.ts';
import type { Trx } from '../db/db.ts';
import { findStaffById } from '../db/staff.ts';
import type { EnquiryRow, LeadRow } from '../db/tables.ts';
import { isUsableAccount } from '../http/session.ts';
import type { TakenIn } from './after-intake.ts';
import { originOf } from './came-from.ts';
import { addActivity, changeLead } from './change-lead.ts';
import { chooseBranch } from './choose-branch.ts';
import type { Desk } from './desk.ts';
import { dueFrom } from './desk.ts';
import { customerOf } from './find-customer.ts';
import { ownerFor } from './owner-for.ts';

/** Whoever comes again so soon after a lead was lost comes to that one. What was there before the desk is as old as that at most, or closed. */
const RECENT_MS = 30 * DAY_MS;

/** Somebody else has changed the lead between two statements; the transaction is tried again. */
class Overtaken extends Error {}

interface Intake {
  enquiry: EnquiryRow;
  /** It was there before there were leads. */
  isOld: boolean;
  department: Department;
  customerId: number | null;
}

/** Makes an enquiry a lead, or brings it to one. In a transaction that has ended its row of `intake`. */
export async function takeIn(trx: Trx, desk: Desk, enquiry: EnquiryRow, isOld: boolean): Promise<TakenIn> {
  // A form of a newer release, say, that was here before: nobody is to wait because of that.
  const department = departmentOf(enquiry.kind) ?? departmentNamed('general');
  const customer = await customerOf(trx, enquiry);
  const intake = { enquiry, isOld, department, customerId: customer?.id ?? null };
  const known = customer?.isKnown ? await findLeadFor(trx, desk, intake) : undefined;
  const taken = known ? await bringTo(trx, desk, intake, known) : await beginLead(trx, desk, intake);
  await trx.insertInto('lead_enquiries').values({ enquiry_id: enquiry.id, lead_id: taken.lead.id }).execute();
  return taken;
}

const isLongAgo = ({ enquiry, isOld }: Intake, { now }: Desk): boolean => isOld && enquiry.created_at < now - RECENT_MS;

/** The one that is open, or that was lost shortly before. What is long over never comes to one that is open. */
async function findLeadFor(trx: Trx, desk: Desk, intake: Intake): Promise<LeadRow | undefined> {
  const leads = await trx
    .selectFrom('leads')
    .selectAll()
    .where('customer_id', '=', intake.customerId)
    .where('department', '=', intake.department.name)
    .where('merged_into', 'is', null)
    .where(({ or, eb }) => or([eb('closed_at', 'is', null), eb('stage', '=', 'lost')]))
    .orderBy('id', 'desc')
    .execute();
  const lost = leads.find(({ closed_at }) => closed_at !== null && closed_at > intake.enquiry.created_at - RECENT_MS);
  if (isLongAgo(intake, desk)) return lost;
  return leads.find(({ closed_at }) => closed_at === null) ?? lost;
}

async function beginLead(trx: Trx, desk: Desk, intake: Intake): Promise<TakenIn> {
  const { enquiry, department, customerId } = intake;
  const details = detailsOf(enquiry);
  const origin = originOf(details.cameFrom);
  const branch = chooseBranch(desk, { kind: enquiry.kind, department, named: details.branch, origin });
  const isOver = isLongAgo(intake, desk);
  const owner = isOver ? null : await ownerFor(trx, desk, { branch, department, customerId });
  const lead = await trx
    .insertInto('leads')
    .values({
      customer_id: customerId,
      name: enquiry.name,
      department: department.name,
      branch,
      model: enquiry.model,
      source: origin.source,
      owner,
      created_at: enquiry.created_at,
      due_at: dueFrom(desk, branch, clockBegins(desk, intake)),
      last_enquiry_at: enquiry.created_at,
      ...(isOver && { stage: 'lost', lost_reason: 'before', closed_at: enquiry.created_at }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addActivity(trx, lead.id, { kind: 'arrived', details: enquiryOf(enquiry), at: enquiry.created_at });
  await noteOwner(trx, desk, lead, null);
  return { enquiry, lead, how: 'arrived', now: desk.now };
}

/** Nobody could have called whoever came before there was a desk. */
const clockBegins = ({ now }: Desk, { enquiry, isOld }: Intake): number => (isOld ? now : enquiry.created_at);

async function bringTo(trx: Trx, desk: Desk, intake: Intake, lead: LeadRow): Promise<TakenIn> {
  const { enquiry } = intake;
  const counted = {
    again: lead.again + 1,
    last_enquiry_at: Math.max(lead.last_enquiry_at, enquiry.created_at),
    ...(lead.model === '' && { model: enquiry.model }),
  };
  const activity = { kind: 'again', details: enquiryOf(enquiry), at: enquiry.created_at } as const;
  const isOver = isLongAgo(intake, desk);
  const due = dueFrom(desk, lead.branch, clockBegins(desk, intake));
  const change = isOver ? counted : { ...counted, ...nextStep(lead, due), ...(await ownerStays(trx, desk, lead)) };
  const changed = await changeLead(trx, { lead, change, activity });
  if (!changed) throw new Overtaken('the lead was changed meanwhile');
  await noteOwner(trx, desk, changed, lead.owner);
  const how = lead.closed_at !== null && changed.closed_at === null ? 'reopened' : 'again';
  return { enquiry, lead: changed, how, now: desk.now };
}

/**
 * Whoever asks again is to be called now, not when it was planned. One that was lost is open again: as new as if it had just come where nobody had ever
 * tried, else as somebody who is known.
 */
function nextStep(lead: LeadRow, due: number): Partial<LeadRow> {
  if (lead.closed_at === null) {
    const isLater = lead.follow_up_at !== null && lead.follow_up_at > due;
    return isLater ? { follow_up_at: due } : {};
  }
  const fresh = { offered_to: 'owner', handovers: 0 } as const;
  if (lead.first_attempt_at === null) return { ...fresh, stage: 'new', due_at: due, follow_up_at: null };
  return { ...fresh, stage: 'contacted', follow_up_at: due };
}

/** A lead of somebody who has left is given to somebody else. What waits in the pool goes on waiting for its turn. */
async function ownerStays(trx: Trx, desk: Desk, lead: LeadRow): Promise<Partial<LeadRow>> {
  if (lead.owner === null && lead.closed_at === null) return {};
  const owner = lead.owner === null ? undefined : await findStaffById(trx, lead.owner);
  if (owner && isUsableAccount(owner, desk.now) && may(owner.role, 'leads.work')) return {};
  const { branch, customer_id: customerId } = lead;
  return { owner: await ownerFor(trx, desk, { branch, department: departmentNamed(lead.department), customerId }) };
}

async function noteOwner(trx: Trx, { now }: Desk, lead: LeadRow, before: string | null): Promise<void> {
  if (lead.owner === before) return;
  await addActivity(trx, lead.id, { kind: 'given', details: JSON.stringify({ owner: [before, lead.owner] }), at: now });
}

const enquiryOf = ({ id, kind }: EnquiryRow): string => JSON.stringify({ enquiry: id, kind });

const detailsOf = ({ details }: EnquiryRow): { branch?: unknown; cameFrom?: unknown } => {
  try {
    return Object(JSON.parse(details));
  } catch {
    return {};
  }
};
