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

/** What one person has sent to one department since the last look, the first of it ahead. */
interface Group extends Arrival {
  department: Department;
  more: EnquiryRow[];
}

interface Intake extends Group {
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

/** Whoever has sent several comes to what became of the first: together where that is one lead for sure, else after it. */
function oneOfEach(arrivals: readonly Arrival[]): Group[][] {
  const groups = new Map<string, Group>();
  for (const { enquiry, isOld } of arrivals) {
    // A form of a newer release, say, that was here before: nobody is to wait because of that.
    const department = departmentOf(enquiry.kind) ?? departmentNamed('general');
    const number = numberOf(enquiry);
    const key = number && !isOld ? `${number} ${department.name}` : String(enquiry.id);
    const group = groups.get(key);
    if (group) group.more.push(enquiry);
    else groups.set(key, { enquiry, isOld, department, more: [] });
  }
  const seen = new Map<string, number>();
  const waves = Map.groupBy(groups.values(), ({ enquiry }) => {
    const number = numberOf(enquiry);
    if (number === undefined) return 0;
    const wave = seen.get(number) ?? 0;
    seen.set(number, wave + 1);
    return wave;
  });
  return [...waves].sort(([one], [other]) => one - other).map(([, wave]) => wave);
}

async function takeInWave(trx: Trx, desk: Desk, turns: Turns, wave: readonly Group[]): Promise<TakenIn[]> {
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
  for (const group of wave) {
    const customerId = customers.get(group.enquiry)?.id ?? null;
    const intake = { ...group, customerId, leads: leads.get(customerId) ?? [] };
    const lead = leadFor(desk, intake);
    if (lead) taken.push(...(await bringTo(trx, desk, turns, intake, lead)));
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
  const taken = begun.flatMap(({ enquiry, more }, index): TakenIn[] => {
    const lead = free.get(likeness(rows[index] as LeadRow))?.shift() as LeadRow;
    return [{ enquiry, lead, how: 'arrived', now: desk.now }, ...cameAgain(desk, more, lead)];
  });
  await trx
    .insertInto('activities')
    .values(
      taken.flatMap(({ enquiry, lead, how }) => [
        { lead_id: lead.id, kind: how === 'again' ? how : ('arrived' as const), ...toldOf(enquiry) },
        ...(lead.owner === null || how === 'again' ? [] : [{ ...given(desk, null, lead.owner), lead_id: lead.id }]),
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
    last_enquiry_at: Math.max(...cameAt(intake)),
    again: intake.more.length,
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

async function bringTo(trx: Trx, desk: Desk, turns: Turns, intake: Intake, lead: LeadRow): Promise<TakenIn[]> {
  const { enquiry, more } = intake;
  const counted = {
    again: lead.again + 1 + more.length,
    last_enquiry_at: Math.max(lead.last_enquiry_at, ...cameAt(intake)),
    ...(lead.model === '' && { model: enquiry.model }),
  };
  const activity = { kind: 'again', ...toldOf(enquiry) } as const;
  const due = dueFrom(desk, lead.branch, clockBegins(desk, intake));
  const change = isLongAgo(intake, desk)
    ? counted
    : { ...counted, ...nextStep(lead, due), ...(await ownerStays(trx, desk, turns, intake, lead)) };
  const changed = await changeLead(trx, { lead, change, activity });
  if (!changed) throw new Overtaken('the lead was changed meanwhile');
  if (changed.owner !== null && changed.owner !== lead.owner)
    await addActivity(trx, lead.id, given(desk, lead.owner, changed.owner));
  const how = lead.closed_at !== null && changed.closed_at === null ? 'reopened' : 'again';
  if (more.length > 0)
    await trx
      .insertInto('activities')
      .values(more.map((one) => ({ lead_id: lead.id, kind: 'again' as const, ...toldOf(one) })))
      .execute();
  return [{ enquiry, lead: changed, how, now: desk.now }, ...cameAgain(desk, more, changed)];
}

const cameAgain = ({ now }: Desk, more: readonly EnquiryRow[], lead: LeadRow): TakenIn[] =>
  more.map((enquiry) => ({ enquiry, lead, how: 'again', now }));

const cameAt = ({ enquiry, more }: Group): number[] => [enquiry, ...more].map(({ created_at }) => created_at);

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

const toldOf = ({ id, kind, created_at }: EnquiryRow) => ({
  details: JSON.stringify({ enquiry: id, kind }),
  at: created_at,
});

const detailsOf = ({ details }: EnquiryRow): { branch?: unknown; cameFrom?: unknown } => {
  try {
    return Object(JSON.parse(details));
  } catch {
    return {};
  }
};
