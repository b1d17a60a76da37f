import { departmentNamed } from '../../contract/leads/departments/index.ts';
import type { Trx } from '../db/db.ts';
import type { LeadRow } from '../db/tables.ts';
import { HttpError } from '../http/http-error.ts';
import type { LeadChange, NewActivity } from './change-lead.ts';
import { changeLead, findLead } from './change-lead.ts';

/** What two leads that became one were before, so that they can be two again. */
export interface JoinedLeads {
  older: number;
  younger: number;
  /** Whose they were. */
  olderOf: number | null;
  youngerOf: number | null;
  /** Those that moved to the older one. */
  enquiries: number[];
  /** The older one, and what became of it: if it is anything else by then, somebody has worked on it. */
  before: Kept;
  after: Kept;
}

type Kept = Pick<LeadRow, (typeof KEPT)[number]>;

const KEPT = ['stage', 'owner', 'follow_up_at', 'again', 'last_enquiry_at', 'test_ridden', 'booked'] as const;

interface By {
  userId: string;
  at: number;
}

export const isOlder = (one: LeadRow, other: LeadRow): boolean =>
  one.created_at < other.created_at || (one.created_at === other.created_at && one.id < other.id);

/** Of two open leads of one department the older goes on, as far as the further of them had come; the younger ends in it. */
export async function joinLeads(
  trx: Trx,
  [one, other]: readonly [LeadRow, LeadRow],
  customerId: number,
  { userId, at }: By,
): Promise<JoinedLeads> {
  const [older, younger] = isOlder(one, other) ? [one, other] : [other, one];
  const moved = await trx
    .updateTable('lead_enquiries')
    .set({ lead_id: older.id })
    .where('lead_id', '=', younger.id)
    .returning('enquiry_id')
    .execute();
  const enquiries = moved.map(({ enquiry_id }) => enquiry_id);
  const said = (with_: number): NewActivity => ({
    kind: 'merged',
    details: JSON.stringify({ lead: with_ }),
    user_id: userId,
    at,
  });
  // First of all it ends: a customer has one open lead of a department.
  await demandChange(trx, younger, { merged_into: older.id, customer_id: customerId }, said(older.id));
  const after: Kept = {
    stage: furtherStage(older, younger),
    owner: older.owner ?? younger.owner,
    follow_up_at: earliest(older.follow_up_at, younger.follow_up_at),
    again: older.again + enquiries.length,
    last_enquiry_at: Math.max(older.last_enquiry_at, younger.last_enquiry_at),
    test_ridden: Math.max(older.test_ridden, younger.test_ridden),
    booked: Math.max(older.booked, younger.booked),
  };
  await demandChange(trx, older, { ...after, customer_id: customerId }, said(younger.id));
  return {
    older: older.id,
    younger: younger.id,
    olderOf: older.customer_id,
    youngerOf: younger.customer_id,
    enquiries,
    before: Object.fromEntries(KEPT.map((name) => [name, older[name]])) as Kept,
    after,
  };
}

/** Two leads again. Returns what cannot be as it was, in words. */
export async function partLeads(trx: Trx, joined: JoinedLeads, { userId, at }: By): Promise<string[]> {
  const [older, younger] = [await findLead(trx, joined.older), await findLead(trx, joined.younger)];
  if (!older || !younger || younger.merged_into !== older.id) {
    return [`The leads ${joined.older} and ${joined.younger} are no longer as they were joined, and stay as they are.`];
  }
  const backs = await moveBack(trx, joined);
  const said = (from: number): NewActivity => ({
    kind: 'split',
    details: JSON.stringify({ lead: from }),
    user_id: userId,
    at,
  });
  const isUntouched = KEPT.every((name) => older[name] === joined.after[name]);
  const restored: LeadChange = isUntouched
    ? joined.before
    : { again: Math.max(0, older.again - backs), last_enquiry_at: await lastEnquiryOf(trx, older) };
  await demandChange(trx, older, { ...restored, customer_id: joined.olderOf }, said(younger.id));
  const stays = isUntouched
    ? []
    : [`Lead ${older.id} was worked on since; its stage, owner and dates stay as they are now.`];
  if (await hasOpenLead(trx, younger, joined.youngerOf)) {
    await demandChange(trx, younger, { customer_id: joined.youngerOf }, said(older.id));
    return [...stays, `Lead ${younger.id} stays closed: there is a newer open one in its department.`];
  }
  await demandChange(trx, younger, { merged_into: null, customer_id: joined.youngerOf }, said(older.id));
  return stays;
}

async function moveBack(trx: Trx, { older, younger, enquiries }: JoinedLeads): Promise<number> {
  if (enquiries.length === 0) return 0;
  const { numUpdatedRows } = await trx
    .updateTable('lead_enquiries')
    .set({ lead_id: younger })
    .where('enquiry_id', 'in', enquiries)
    .where('lead_id', '=', older)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

async function lastEnquiryOf(trx: Trx, { id, last_enquiry_at }: LeadRow): Promise<number> {
  const last = await trx
    .selectFrom('lead_enquiries')
    .innerJoin('enquiries', 'enquiries.id', 'lead_enquiries.enquiry_id')
    .select(({ fn }) => fn.max('enquiries.created_at').as('at'))
    .where('lead_enquiries.lead_id', '=', id)
    .executeTakeFirst();
  return last?.at ?? last_enquiry_at;
}

async function hasOpenLead(trx: Trx, { department, id }: LeadRow, customerId: number | null): Promise<boolean> {
  if (customerId === null) return false;
  const found = await trx
    .selectFrom('leads')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('department', '=', department)
    .where('closed_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst();
  return found !== undefined;
}

async function demandChange(trx: Trx, lead: LeadRow, change: LeadChange, activity: NewActivity): Promise<LeadRow> {
  const changed = await changeLead(trx, { lead, change, activity });
  if (!changed) throw new HttpError(409, 'lead.changedMeanwhile');
  return changed;
}

function furtherStage(one: LeadRow, other: LeadRow): LeadRow['stage'] {
  const { stages } = departmentNamed(one.department);
  return stages.indexOf(one.stage) >= stages.indexOf(other.stage) ? one.stage : other.stage;
}

const earliest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);
