import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { formatDate, formatPhone } from '../../../contract/display.ts';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import { departmentNamed } from '../../../contract/leads/departments/index.ts';
import { maskNumber } from '../../../contract/mobile-number.ts';
import type { mergeCustomersSchema } from '../../../contract/schemas/customers.ts';
import { orNothing, rollBack } from '../../changes/dry-run.ts';
import { recordChange } from '../../changes/record-change.ts';
import type { Trx } from '../../db/db.ts';
import type { CustomerRow, LeadRow } from '../../db/tables.ts';
import { staffOf } from '../../http/access.ts';
import { HttpError } from '../../http/http-error.ts';
import type { JoinedLeads } from '../../leads/join-leads.ts';
import { joinLeads } from '../../leads/join-leads.ts';
import type { Sight } from '../../leads/sight.ts';
import { sightOf } from '../../leads/sight.ts';
import { namesOf } from './brief-leads.ts';
import { forgetWords, leadsOf, openMergeOf, seesCustomer, updateCustomer, writeWords } from './customers.repository.ts';
import { changedMeanwhile, notFound } from './customers.service.ts';
import type { Moved } from './moved.ts';

type Wish = z.output<typeof mergeCustomersSchema>;

export interface Told {
  says: string[];
  stays: string[];
}

/** Two customers who are one. Numbers and leads go to the one that is kept; nothing is thrown away, so that a split finds it all. */
export async function mergeCustomers(request: FastifyRequest, { kept, joined, isDry }: Wish): Promise<Told> {
  if (kept.id === joined.id) throw new HttpError(400, 'customer.mergeSelf');
  const { db } = request.server.context.database;
  const { user_id, role } = staffOf(request);
  const sight = await sightOf(db, { user_id, role });
  const told: Told = { says: [], stays: [] };
  await orNothing(
    db.transaction().execute(async (trx) => {
      const [keeper, other] = await holdBoth(trx, sight, kept, joined);
      told.says = await merge(trx, keeper, other, { sight, at: Date.now() });
      if (isDry) rollBack();
      await recordChange(trx, request, {
        action: 'customer.merge',
        subject: String(kept.id),
        after: { joined: joined.id },
      });
    }),
  );
  return told;
}

type Seen = Wish['kept'];

/** Held until the transaction ends, always in the same order, so that two merges wait for each other. */
async function holdBoth(trx: Trx, sight: Sight, kept: Seen, joined: Seen): Promise<[CustomerRow, CustomerRow]> {
  const held = new Map<number, CustomerRow>();
  for (const seen of [kept, joined].sort((one, other) => one.id - other.id)) {
    if (!(await seesCustomer(trx, sight, seen.id))) throw notFound();
    const row = await updateCustomer(trx, seen);
    if (!row || (await openMergeOf(trx, seen.id))) throw changedMeanwhile();
    held.set(seen.id, row);
  }
  const [one, other] = [held.get(kept.id), held.get(joined.id)];
  if (!one || !other) throw changedMeanwhile();
  return [one, other];
}

interface By {
  sight: Sight;
  at: number;
}

async function merge(trx: Trx, kept: CustomerRow, joined: CustomerRow, { sight, at }: By): Promise<string[]> {
  const numbers = await moveNumbers(trx, joined.id, kept.id);
  const [own, others] = [await leadsOf(trx, kept.id), await leadsOf(trx, joined.id)];
  const pairs = others.flatMap((lead) => {
    const open = lead.closed_at === null ? own.find((one) => isRival(one, lead)) : undefined;
    return open ? [[open, lead] as const] : [];
  });
  const by = { userId: sight.userId, at };
  const joins: JoinedLeads[] = [];
  for (const pair of pairs) joins.push(await joinLeads(trx, pair, kept.id, by));
  const plain = others.filter((lead) => !pairs.some(([, one]) => one.id === lead.id)).map(({ id }) => id);
  await moveLeads(trx, plain, kept.id);
  const do_not_contact = Math.max(kept.do_not_contact, joined.do_not_contact);
  await trx.updateTable('customers').set({ do_not_contact }).where('id', '=', kept.id).execute();
  const moved: Moved = { numbers, leads: plain, joins, doNotContact: [kept.do_not_contact, do_not_contact] };
  await trx
    .insertInto('merges')
    .values({ kept: kept.id, joined: joined.id, moved: JSON.stringify(moved), user_id: sight.userId, at })
    .execute();
  await forgetWords(trx, joined.id);
  await writeWords(trx, kept.id);
  await trx
    .insertInto('activities')
    .values({
      lead_id: null,
      customer_id: kept.id,
      kind: 'merged',
      text: joined.name,
      details: JSON.stringify({ joined: joined.id }),
      user_id: sight.userId,
      at,
    })
    .execute();
  return sayMerge(trx, kept, joined, moved, { pairs, sight });
}

const isRival = (one: LeadRow, other: LeadRow): boolean =>
  one.closed_at === null && one.department === other.department;

async function moveNumbers(trx: Trx, from: number, to: number): Promise<string[]> {
  const rows = await trx
    .updateTable('customer_numbers')
    .set({ customer_id: to })
    .where('customer_id', '=', from)
    .returning('mobile')
    .execute();
  return rows.map(({ mobile }) => mobile);
}

export async function moveLeads(trx: Trx, leads: readonly number[], to: number): Promise<void> {
  if (leads.length === 0) return;
  await trx
    .updateTable('leads')
    .set(({ eb }) => ({ customer_id: to, version: eb('version', '+', 1) }))
    .where('id', 'in', [...leads])
    .execute();
}

interface Pairs {
  pairs: readonly (readonly [LeadRow, LeadRow])[];
  sight: Sight;
}

async function sayMerge(
  trx: Trx,
  kept: CustomerRow,
  joined: CustomerRow,
  { numbers, leads, joins }: Moved,
  { pairs, sight }: Pairs,
): Promise<string[]> {
  const all = new Map(pairs.flat().map((lead) => [lead.id, lead]));
  const owners = await namesOf(
    trx,
    [...all.values()].flatMap(({ owner }) => owner ?? []),
  );
  const sayJoin = ({ older, younger, enquiries }: JoinedLeads): string[] => {
    const [on, ends] = [all.get(older), all.get(younger)];
    if (!on || !ends) return [];
    const owner = on.owner ?? ends.owner;
    const whose = owner ? `with ${owners.get(owner) ?? owner}` : 'in the pool';
    const { title } = departmentNamed(on.department);
    return [
      `${title}: the older lead of ${dayOf(on)} goes on ${whose}; the one of ${dayOf(ends)} ends in it, and ${count(enquiries.length, 'enquiry moves', 'enquiries move')} to it.`,
    ];
  };
  const written = numbers.map(sight.seesNumbers ? formatPhone : maskNumber).join(', ');
  return [
    ...(numbers.length > 0
      ? [`${numbers.length === 1 ? 'The number' : 'The numbers'} ${written} of ${joined.name} will be ${kept.name}'s.`]
      : []),
    ...joins.flatMap(sayJoin),
    ...(leads.length > 0 ? [`${count(leads.length, 'lead', 'leads')} of ${joined.name} will be ${kept.name}'s.`] : []),
    ...(joined.do_not_contact > kept.do_not_contact
      ? [`${joined.name} is not to be contacted, so ${kept.name} is not either.`]
      : []),
  ];
}

const dayOf = ({ created_at }: LeadRow): string => formatDate(kolkataDate(created_at));
export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
