import type { Insertable } from 'kysely';
import { DAY_MS } from '../../contract/durations.ts';
import type { Department } from '../../contract/leads/departments/index.ts';
import { departmentNamed, departmentOf } from '../../contract/leads/departments/index.ts';
import { may } from '../../contract/roles/index.ts';
import type { Trx } from '../db/db.ts';
import { findStaffById } from '../db/staff.ts';
import type { EnquiryRow, LeadRow, Tables } from '../db/tables.ts';
import { isUsableAccount } from '../http/session.ts';
import { originOf } from './came-from.ts';
import type { NewActivity } from './change-lead.ts';
import { addActivity, changeLead } from './change-lead.ts';
import { chooseBranch } from './choose-branch.ts';
import type { Desk } from './desk.ts';
import { dueFrom } from './desk.ts';
import { customersOf, numberOf } from './find-customers.ts';
import type { TakenIn } from './tell-people.ts';
import { Turns } from './turns.ts';

/** Whoever comes again so soon after a lead was lost comes to that one. What was there before the desk is as old as that at most, or closed. */
const RECENT_MS = 30 * DAY_MS;

/** Somebody else has changed the lead between two statements; the transaction is tried again. */
class Overtaken extends Error {}

export interface Arrival {
  enquiry: EnquiryRow;
  /** It was there before there were leads. */
  isOld: boolean;
}

interface Intake extends Arrival {
  department: Department;
  customerId: number | null;
  /** All that its customer ever had, the newest first. */
  leads: readonly LeadRow[];
}

/** Makes enquiries leads, or brings them to one. In a transaction that has ended their rows of `intake`. */
export async function takeIn(trx: Trx, desk: Desk, arrivals: readonly Arrival[]): Promise<TakenIn[]> {
  const turns = new Turns(trx, desk);
  const taken: TakenIn[] = [];
  for (const wave of oneOfEach(arrivals)) taken.push(...(await takeInWave(trx, desk, turns, wave)));
  await turns.write();
  await trx
    .insertInto('lead_enquiries')
    .values(taken.map(({ enquiry, lead }) => ({ enquiry_id: enquiry.id, lead_id: lead.id })))
    .execute();
  return taken;
}

/** Whoever has sent several comes to what became of the first, so these are taken in after it. */
function oneOfEach(arrivals: readonly Arrival[]): Arrival[][] {
  const seen = new Map<string, number>();
  const waves = Map.groupBy(arrivals, ({ enquiry }) => {
    const number = numberOf(enquiry);
    if (number === undefined) return 0;
    const wave = seen.get(number) ?? 0;
    seen.set(number, wave + 1);
    return wave;
  });
  return [...waves].sort(([one], [other]) => one - other).map(([, wave]) => wave);
}

async function takeInWave(trx: Trx, desk: Desk, turns: Turns, wave: readonly Arrival[]): Promise<TakenIn[]> {
  const customers = await customersOf(
    trx,
    wave.map(({ enquiry }) => enquiry),
  );
  const leads = await leadsOf(
    trx,
    [...customers.values()].filter(({ isKnown }) => isKnown).map(({ id }) => id),
  );
  const begun: Intake[] = [];
  const taken: TakenIn[] = [];
  for (const arrival of wave) {
    const customerId = customers.get(arrival.enquiry)?.id ?? null;
    // A form of a newer release, say, that was here before: nobody is to wait because of that.
    const department = departmentOf(arrival.enquiry.kind) ?? departmentNamed('general');
    const intake = { ...arrival, department, customerId, leads: leads.get(customerId) ?? [] };
    const lead = leadFor(desk, intake);
    if (lead) taken.push(await bringTo(trx, desk, turns, intake, lead));
    else begun.push(intake);
  }
  return [...taken, ...(await beginLeads(trx, desk, turns, begun))];
}

async function leadsOf(trx: Trx, customers: readonly number[]): Promise<Map<number | null, LeadRow[]>> {
  if (customers.length === 0) return new Map();
  const leads = await trx
    .selectFrom('leads')
    .selectAll()
    .where('customer_id', 'in', customers)
    .orderBy('id', 'desc')
    .execute();
  return Map.groupBy(leads, ({ customer_id }) => customer_id);
}

const isLongAgo = ({ enquiry, isOld }: Intake, { now }: Desk): boolean => isOld && enquiry.created_at < now - RECENT_MS;

/** The one that is open, or that was lost shortly before. What is long over never comes to one that is open. */
function leadFor(desk: Desk, intake: Intake): LeadRow | undefined {
  const since = intake.enquiry.created_at - RECENT_MS;
  const own = intake.leads.filter(
    ({ department, merged_into }) => department === intake.department.name && merged_into === null,
  );
  const lost = own.find(({ stage, closed_at }) => stage === 'lost' && closed_at !== null && closed_at > since);
  if (isLongAgo(intake, desk)) return lost;
  return own.find(({ closed_at }) => closed_at === null) ?? lost;
}

/** Together: each of them is another customer's, or nobody's. */
async function beginLeads(trx: Trx, desk: Desk, turns: Turns, begun: readonly Intake[]): Promise<TakenIn[]> {
  if (begun.length === 0) return [];
  const rows: Insertable<Tables['leads']>[] = [];
  for (const intake of begun) rows.push(await newLead(desk, turns, intake));
  const leads = await trx.insertInto('leads').values(rows).returningAll().execute();
  // In whatever order they come back: those of which the same is known are as good as each other.
  const free = Map.groupBy(leads, likeness);
  const taken = begun.map(({ enquiry }, index): TakenIn => {
    const lead = free.get(likeness(rows[index] as LeadRow))?.shift() as LeadRow;
    return { enquiry, lead, how: 'arrived', now: desk.now };
  });
  await trx
    .insertInto('activities')
    .values(
      taken.flatMap(({ enquiry, lead }) => [
        { lead_id: lead.id, kind: 'arrived' as const, details: enquiryOf(enquiry), at: enquiry.created_at },
        ...(lead.owner === null ? [] : [{ ...given(desk, null, lead.owner), lead_id: lead.id }]),
      ]),
    )
    .execute();
  return taken;
}

type Told = Pick<
  LeadRow,
  'customer_id' | 'name' | 'department' | 'model' | 'source' | 'owner' | 'branch' | 'created_at'
>;
const likeness = (lead: Told): string =>
  JSON.stringify([
    lead.customer_id,
    lead.name,
    lead.department,
    lead.branch,
    lead.model,
    lead.source,
    lead.owner,
    lead.created_at,
  ]);

async function newLead(desk: Desk, turns: Turns, intake: Intake): Promise<Insertable<Tables['leads']>> {
  const { enquiry, department, customerId } = intake;
  const details = detailsOf(enquiry);
  const origin = originOf(details.cameFrom);
  const branch = chooseBranch(desk, { kind: enquiry.kind, department, named: details.branch, origin });
  const isOver = isLongAgo(intake, desk);
  return {
    customer_id: customerId,
    name: enquiry.name,
    department: department.name,
    branch,
    model: enquiry.model,
    source: origin.source,
    owner: isOver ? null : await turns.take({ branch, department: department.name }, ownerOf(intake)),
    created_at: enquiry.created_at,
    due_at: dueFrom(desk, branch, clockBegins(desk, intake)),
    last_enquiry_at: enquiry.created_at,
    stage: isOver ? 'lost' : 'new',
    lost_reason: isOver ? 'before' : null,
    closed_at: isOver ? enquiry.created_at : null,
  };
}

/** Whom the customer dealt with last, in this department if in any. */
export function ownerOf({ leads, department }: Pick<Intake, 'leads' | 'department'>): string | null {
  const owned = leads.filter(({ owner }) => owner !== null);
  return (owned.find((lead) => lead.department === department.name) ?? owned[0])?.owner ?? null;
}

/** Nobody could have called whoever came before there was a desk. */
const clockBegins = ({ now }: Desk, { enquiry, isOld }: Intake): number => (isOld ? now : enquiry.created_at);

async function bringTo(trx: Trx, desk: Desk, turns: Turns, intake: Intake, lead: LeadRow): Promise<TakenIn> {
  const { enquiry } = intake;
  const counted = {
    again: lead.again + 1,
    last_enquiry_at: Math.max(lead.last_enquiry_at, enquiry.created_at),
    ...(lead.model === '' && { model: enquiry.model }),
  };
  const activity = { kind: 'again', details: enquiryOf(enquiry), at: enquiry.created_at } as const;
  const due = dueFrom(desk, lead.branch, clockBegins(desk, intake));
  const change = isLongAgo(intake, desk)
    ? counted
    : { ...counted, ...nextStep(lead, due), ...(await ownerStays(trx, desk, turns, intake, lead)) };
  const changed = await changeLead(trx, { lead, change, activity });
  if (!changed) throw new Overtaken('the lead was changed meanwhile');
  if (changed.owner !== null && changed.owner !== lead.owner)
    await addActivity(trx, lead.id, given(desk, lead.owner, changed.owner));
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
async function ownerStays(
  trx: Trx,
  desk: Desk,
  turns: Turns,
  intake: Intake,
  lead: LeadRow,
): Promise<Partial<LeadRow>> {
  if (lead.owner === null && lead.closed_at === null) return {};
  const owner = lead.owner === null ? undefined : await findStaffById(trx, lead.owner);
  if (owner && isUsableAccount(owner, desk.now) && may(owner.role, 'leads.work')) return {};
  return { owner: await turns.take({ branch: lead.branch, department: lead.department }, ownerOf(intake)) };
}

export const given = ({ now }: Desk, before: string | null, owner: string): NewActivity => ({
  kind: 'given',
  details: JSON.stringify({ owner: [before, owner] }),
  at: now,
});

const enquiryOf = ({ id, kind }: EnquiryRow): string => JSON.stringify({ enquiry: id, kind });

const detailsOf = ({ details }: EnquiryRow): { branch?: unknown; cameFrom?: unknown } => {
  try {
    return Object(JSON.parse(details));
  } catch {
    return {};
  }
};
