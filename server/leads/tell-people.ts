import { BASE_LOCALE, toLocale } from '../../contract/locales.ts';
import { manager } from '../../contract/roles/manager.ts';
import { owner } from '../../contract/roles/owner.ts';
import type { Trx } from '../db/db.ts';
import type { EnquiryRow, LeadRow } from '../db/tables.ts';
import { acknowledgeEnquiry } from '../outbox/acknowledge-enquiry.ts';
import { alertOwner } from '../outbox/alert-owner.ts';
import { usableStaff } from '../outbox/purposes/staff-usable.ts';
import { presentMembers } from './turns.ts';

/** What became of an enquiry. */
export interface TakenIn {
  enquiry: EnquiryRow;
  lead: LeadRow;
  /** It began a lead, came to one that was open, or opened one that was lost. */
  how: 'arrived' | 'again' | 'reopened';
  now: number;
}

/**
 * Customers and staff are told in the transaction in which something happens: what is written here is there if and only if the lead is. Never of
 * enquiries from before the desk.
 */
export async function tellOfIntake(trx: Trx, { enquiry, lead, how, now }: TakenIn): Promise<void> {
  const callBy = lead.follow_up_at ?? lead.due_at;
  const language = toLocale(enquiry.language) ?? BASE_LOCALE;
  // By a time that has passed nobody can call any more.
  if (callBy > now) await acknowledgeEnquiry(trx, enquiry, { language, callBy }, now);
  const occasion = how === 'arrived' ? 'new' : `${how} ${lead.again}`;
  if (lead.owner) await alert(trx, lead, lead.owner, occasion, now);
}

/** A lead waited until somebody was there. */
export async function tellOfGiving(trx: Trx, lead: LeadRow, now: number): Promise<void> {
  if (lead.owner) await alert(trx, lead, lead.owner, `given ${lead.version}`, now);
}

/** Nobody has answered in time: the others of the branch are told, or those who run it. */
export async function tellOfLate(trx: Trx, lead: LeadRow, now: number): Promise<void> {
  const told = lead.offered_to === 'manager' ? await managersOf(trx, lead, now) : await presentMembers(trx, lead, now);
  for (const userId of told)
    if (userId !== lead.owner) await alert(trx, lead, userId, `late ${lead.offered_to} ${lead.handovers}`, now);
}

async function alert(trx: Trx, lead: LeadRow, userId: string, occasion: string, now: number): Promise<void> {
  const { id: leadId, model, branch: key } = lead;
  await alertOwner(trx, { leadId, userId, model, branch: await nameOf(trx, key), occasion }, now);
}

async function nameOf(trx: Trx, key: string): Promise<string> {
  const branch = await trx
    .selectFrom('documents')
    .select('title')
    .where('kind', '=', 'branch')
    .where('key', '=', key)
    .executeTakeFirst();
  return branch?.title ?? '';
}

/** Where nobody runs the branch, the owners do. */
async function managersOf(trx: Trx, { branch }: LeadRow, now: number): Promise<string[]> {
  const staff = await usableStaff(trx, now).where('role', 'in', [manager.name, owner.name]).execute();
  const named = await trx.selectFrom('staff_branches').selectAll().execute();
  const runs = (userId: string) => {
    const own = named.filter(({ user_id }) => user_id === userId);
    return own.length === 0 || own.some((one) => one.branch === branch);
  };
  const managers = staff.filter(({ role, user_id }) => role === manager.name && runs(user_id));
  const told = managers.length > 0 ? managers : staff.filter(({ role }) => role === owner.name);
  return told.map(({ user_id }) => user_id);
}
