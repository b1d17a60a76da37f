import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { bareMobile, isMobile, maskNumber, maskNumbers } from '../../../contract/mobile-number.ts';
import type { customerChangeSchema, customerSchema } from '../../../contract/schemas/customers.ts';
import { sentence } from '../../../contract/sentence.ts';
import type { Db, Trx } from '../../db/db.ts';
import { toRowId } from '../../db/row-id.ts';
import type { CustomerRow } from '../../db/tables.ts';
import { staffOf } from '../../http/access.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Sight } from '../../leads/sight.ts';
import { sightOf } from '../../leads/sight.ts';
import { briefLead, namesOf } from './brief-leads.ts';
import {
  findCustomer,
  joinedTo,
  keptOf,
  leadsOf,
  numbersOf,
  openMergesInto,
  seesCustomer,
  updateCustomer,
  writeWords,
} from './customers.repository.ts';
import { readTimeline } from './timeline.service.ts';

type Customer = z.input<typeof customerSchema>;
type CustomerChange = z.output<typeof customerChangeSchema>;

const MOST_NAMES = 20;

export const notFound = () => new HttpError(404, 'customer.notFound');
export const changedMeanwhile = () => new HttpError(409, 'customer.changedMeanwhile');

/** The one that goes on under this id, if it is for whoever asks. */
async function demandCustomer(db: Db, sight: Sight, id: number): Promise<CustomerRow> {
  const customer = await findCustomer(db, id);
  if (!customer || !(await seesCustomer(db, sight, id))) throw notFound();
  return customer;
}

export async function readCustomer(db: Db, sight: Sight, asked: string, before: string): Promise<Customer> {
  const given = toRowId(asked);
  if (given === undefined) throw notFound();
  const customer = await demandCustomer(db, sight, await keptOf(db, given));
  const { id, version, name, language } = customer;
  const [leads, numbers, merges, customers] = await Promise.all([
    leadsOf(db, id),
    numbersOf(db, id),
    openMergesInto(db, id),
    joinedTo(db, id),
  ]);
  const ids = leads.map((lead) => lead.id);
  const names = await namesOf(db, [
    ...leads.flatMap(({ owner }) => owner ?? []),
    ...merges.map(({ user_id }) => user_id),
  ]);
  const joined = new Map((await customersNamed(db, customers)).map((row) => [row.id, row.name]));
  const told = {
    id,
    version,
    name,
    otherNames: (await namesGiven(db, ids)).filter((other) => other !== name),
    language,
    doNotContact: customer.do_not_contact === 1,
    numbers: sight.seesNumbers ? numbers : numbers.map(maskNumber),
    // The newest first.
    leads: leads.map((lead) => briefLead(lead, sight, names)).reverse(),
    merges: merges.map((merge, index) => ({
      id: merge.id,
      joined: merge.joined,
      name: joined.get(merge.joined) ?? '',
      at: merge.at,
      who: names.get(merge.user_id) ?? merge.user_id,
      canSplit: index === 0,
    })),
    ...(await readTimeline(db, sight, { customers, leads }, before)),
  };
  return sight.seesNumbers ? told : masked(told);
}

/** Whoever may not see numbers does not read them in what somebody wrote either. */
const masked = (customer: Customer): Customer => ({
  ...customer,
  name: maskNumbers(customer.name),
  otherNames: customer.otherNames.map(maskNumbers),
  merges: customer.merges.map((merge) => ({ ...merge, name: maskNumbers(merge.name) })),
  timeline: customer.timeline.map((entry) => ({
    ...entry,
    title: maskNumbers(entry.title),
    text: maskNumbers(entry.text),
  })),
});

const customersNamed = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('customers')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();

async function namesGiven(db: Db, leads: readonly number[]): Promise<string[]> {
  if (leads.length === 0) return [];
  const rows = await db
    .selectFrom('lead_enquiries')
    .innerJoin('enquiries', 'enquiries.id', 'lead_enquiries.enquiry_id')
    .select('enquiries.name')
    .distinct()
    .where('lead_enquiries.lead_id', 'in', [...leads])
    .where('enquiries.name', '<>', '')
    .orderBy('enquiries.name')
    .limit(MOST_NAMES)
    .execute();
  return rows.map(({ name }) => name);
}

/** What is not named stays. With an entry in the timeline that says what changed. */
export async function changeCustomer(request: FastifyRequest, asked: string, body: CustomerChange): Promise<void> {
  const { db } = request.server.context.database;
  const { user_id, role } = staffOf(request);
  const id = toRowId(asked);
  const sight = await sightOf(db, { user_id, role });
  await db.transaction().execute(async (trx) => {
    const customer = await demandCustomer(trx, sight, id ?? 0);
    const changes = changedColumns(customer, body);
    if (!(await updateCustomer(trx, { id: customer.id, version: body.version }, changes))) throw changedMeanwhile();
    const details: Record<string, unknown> = Object.fromEntries(
      Object.entries(changes).map(([name, value]) => [name, [customer[name as keyof CustomerRow], value]]),
    );
    const at = Date.now();
    if (body.addNumber !== undefined) details.added = await addNumber(trx, customer.id, body.addNumber, at);
    if (body.removeNumber !== undefined) details.removed = await removeNumber(trx, customer.id, body.removeNumber);
    if (Object.keys(details).length === 0) throw new HttpError(400, 'customer.nothingToChange');
    await writeWords(trx, customer.id);
    await trx
      .insertInto('activities')
      .values({
        lead_id: null,
        customer_id: customer.id,
        kind: 'details',
        details: JSON.stringify(details),
        user_id,
        at,
      })
      .execute();
  });
}

function changedColumns(customer: CustomerRow, { name, language, doNotContact }: CustomerChange) {
  return {
    ...(name !== undefined && name !== customer.name && { name }),
    ...(language !== undefined && language !== customer.language && { language }),
    ...(doNotContact !== undefined &&
      doNotContact !== (customer.do_not_contact === 1) && { do_not_contact: doNotContact ? 1 : 0 }),
  };
}

export function demandMobile(text: string): string {
  const mobile = bareMobile(text);
  if (!isMobile(mobile)) {
    throw new HttpError(400, 'customer.numberInvalid', { fields: { addNumber: 'customer.numberInvalid' } });
  }
  return mobile;
}

async function addNumber(trx: Trx, id: number, text: string, at: number): Promise<string> {
  const mobile = demandMobile(text);
  const added = await trx
    .insertInto('customer_numbers')
    .values({ mobile, customer_id: id, added_at: at })
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) throw await numberTaken(trx, mobile);
  return mobile;
}

async function numberTaken(trx: Trx, mobile: string): Promise<HttpError> {
  const owner = await trx
    .selectFrom('customer_numbers')
    .innerJoin('customers', 'customers.id', 'customer_numbers.customer_id')
    .select(['customers.id', 'customers.name'])
    .where('mobile', '=', mobile)
    .executeTakeFirst();
  const said = sentence('customer.numberTaken', { name: owner?.name ?? '' });
  return new HttpError(409, said, { fields: { addNumber: said }, current: { customer: owner?.id } });
}

async function removeNumber(trx: Trx, id: number, text: string): Promise<string> {
  const mobile = bareMobile(text);
  const { numDeletedRows } = await trx
    .deleteFrom('customer_numbers')
    .where('mobile', '=', mobile)
    .where('customer_id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new HttpError(404, 'customer.numberUnknown');
  if ((await numbersOf(trx, id)).length === 0) throw new HttpError(409, 'customer.lastNumber');
  return mobile;
}
