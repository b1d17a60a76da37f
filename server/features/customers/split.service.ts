import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type * as z from 'zod';
import type { splitCustomersSchema } from '../../../contract/schemas/customers.ts';
import { orNothing, rollBack } from '../../changes/dry-run.ts';
import { recordChange } from '../../changes/record-change.ts';
import type { Trx } from '../../db/db.ts';
import type { CustomerRow, Tables } from '../../db/tables.ts';
import { staffOf } from '../../http/access.ts';
import { HttpError } from '../../http/http-error.ts';
import { partLeads } from '../../leads/join-leads.ts';
import type { Sight } from '../../leads/sight.ts';
import { sightOf } from '../../leads/sight.ts';
import {
  findCustomer,
  leadsOf,
  openMergeOf,
  openMergesInto,
  seesCustomer,
  updateCustomer,
  writeWords,
} from './customers.repository.ts';
import { changedMeanwhile, notFound } from './customers.service.ts';
import type { Told } from './merge.service.ts';
import { count, moveLeads } from './merge.service.ts';
import type { Moved } from './moved.ts';

type Wish = z.output<typeof splitCustomersSchema>;
type Merge = Selectable<Tables['merges']>;

/** Two customers again, as they were when they were joined; what came since stays with the one that was kept. */
export async function splitCustomers(request: FastifyRequest, { merge: id, isDry }: Wish): Promise<Told> {
  const { db } = request.server.context.database;
  const { user_id, role } = staffOf(request);
  const sight = await sightOf(db, { user_id, role });
  let told: Told = { says: [], stays: [] };
  await orNothing(
    db.transaction().execute(async (trx) => {
      const merge = await demandMerge(trx, sight, id);
      told = await split(trx, merge, { userId: user_id, at: Date.now() });
      if (isDry) rollBack();
      const after = { joined: merge.joined };
      await recordChange(trx, request, { action: 'customer.split', subject: String(merge.kept), after });
    }),
  );
  return told;
}

async function demandMerge(trx: Trx, sight: Sight, id: number): Promise<Merge> {
  const merge = await trx.selectFrom('merges').selectAll().where('id', '=', id).executeTakeFirst();
  if (!merge || !(await seesCustomer(trx, sight, merge.kept))) throw notFound();
  if (merge.undone_at !== null) throw new HttpError(409, 'customer.notMerged');
  if (await openMergeOf(trx, merge.kept)) throw new HttpError(409, 'customer.splitKeptFirst');
  const [latest] = await openMergesInto(trx, merge.kept);
  if (latest?.id !== merge.id) throw new HttpError(409, 'customer.splitLaterFirst');
  return merge;
}

interface By {
  userId: string;
  at: number;
}

async function split(trx: Trx, merge: Merge, by: By): Promise<Told> {
  const moved = JSON.parse(merge.moved) as Moved;
  const [kept, joined] = await holdBoth(trx, merge);
  const { numUpdatedRows } = await trx
    .updateTable('merges')
    .set({ undone_at: by.at })
    .where('id', '=', merge.id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new HttpError(409, 'customer.notMerged');
  const numbers = await numbersBack(trx, moved.numbers, merge);
  const leads = (await leadsOf(trx, kept.id)).filter(({ id }) => moved.leads.includes(id)).map(({ id }) => id);
  await moveLeads(trx, leads, joined.id);
  const stays: string[] = [];
  for (const pair of [...moved.joins].reverse()) stays.push(...(await partLeads(trx, pair, by)));
  const [do_not_contact, since] = moved.doNotContact;
  if (kept.do_not_contact === since) {
    await trx.updateTable('customers').set({ do_not_contact }).where('id', '=', kept.id).execute();
  } else stays.push(`Whether ${kept.name} may be contacted was changed since, and stays.`);
  const gone = moved.numbers.length - numbers;
  if (gone > 0) stays.push(`${count(gone, 'number is', 'numbers are')} no longer theirs and cannot go back.`);
  stays.push(...(await sinceThen(trx, kept, merge)));
  for (const { id } of [kept, joined]) await writeWords(trx, id);
  await tell(trx, [kept, joined], by);
  const pairs = moved.joins.length;
  return {
    says: [
      `${joined.name} has ${count(numbers, 'number', 'numbers')} and ${count(leads.length, 'lead', 'leads')} back.`,
      ...(pairs > 0 ? [`${count(pairs, 'lead that was', 'leads that were')} joined will be two again.`] : []),
    ],
    stays,
  };
}

async function holdBoth(trx: Trx, { kept, joined }: Merge): Promise<[CustomerRow, CustomerRow]> {
  const held = new Map<number, CustomerRow>();
  for (const id of [kept, joined].sort((one, other) => one - other)) {
    const row = await findCustomer(trx, id);
    const own = row && (await updateCustomer(trx, row));
    if (own) held.set(id, own);
  }
  const [one, other] = [held.get(kept), held.get(joined)];
  if (!one || !other) throw changedMeanwhile();
  return [one, other];
}

async function numbersBack(trx: Trx, numbers: readonly string[], { kept, joined }: Merge): Promise<number> {
  if (numbers.length === 0) return 0;
  const { numUpdatedRows } = await trx
    .updateTable('customer_numbers')
    .set({ customer_id: joined })
    .where('mobile', 'in', [...numbers])
    .where('customer_id', '=', kept)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Nobody can say whose it would have been. */
async function sinceThen(trx: Trx, kept: CustomerRow, { at }: Merge): Promise<string[]> {
  const { enquiries } = await trx
    .selectFrom('leads')
    .innerJoin('lead_enquiries', 'lead_enquiries.lead_id', 'leads.id')
    .innerJoin('enquiries', 'enquiries.id', 'lead_enquiries.enquiry_id')
    .select(({ fn }) => fn.countAll<number>().as('enquiries'))
    .where('leads.customer_id', '=', kept.id)
    .where('enquiries.created_at', '>', at)
    .executeTakeFirstOrThrow();
  return Number(enquiries) > 0
    ? [
        `${count(Number(enquiries), 'enquiry that came since stays', 'enquiries that came since stay')} with ${kept.name}.`,
      ]
    : [];
}

async function tell(trx: Trx, customers: readonly CustomerRow[], { userId, at }: By): Promise<void> {
  await trx
    .insertInto('activities')
    .values(
      customers.map(({ id }, index) => ({
        lead_id: null,
        customer_id: id,
        kind: 'split' as const,
        text: customers[1 - index]?.name ?? '',
        user_id: userId,
        at,
      })),
    )
    .execute();
}
