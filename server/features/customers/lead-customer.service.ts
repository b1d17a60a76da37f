import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { leadCustomerSchema } from '../../../contract/schemas/customers.ts';
import type { Trx } from '../../db/db.ts';
import { toRowId } from '../../db/row-id.ts';
import type { LeadRow } from '../../db/tables.ts';
import { staffOf } from '../../http/access.ts';
import { HttpError } from '../../http/http-error.ts';
import { changeLead, findLead } from '../../leads/change-lead.ts';
import { isOlder, joinLeads } from '../../leads/join-leads.ts';
import { isSeenBy, sightOf } from '../../leads/sight.ts';
import { writeWords } from './customers.repository.ts';
import { demandMobile } from './customers.service.ts';

type Wish = z.output<typeof leadCustomerSchema>;

/** Gives a lead the customer of a number, who may be new; an open lead that they have in its department and this one become one. */
export async function addLeadCustomer(
  request: FastifyRequest,
  asked: string,
  wish: Wish,
): Promise<{ customer: number; lead: number }> {
  const { db } = request.server.context.database;
  const { user_id, role } = staffOf(request);
  const sight = await sightOf(db, { user_id, role });
  const mobile = demandMobile(wish.mobile);
  return db.transaction().execute(async (trx) => {
    const lead = await findLead(trx, toRowId(asked) ?? 0);
    if (!lead || !isSeenBy(sight, lead)) throw new HttpError(404, 'lead.notFound');
    if (lead.version !== wish.version) throw new HttpError(409, 'lead.changedMeanwhile');
    if (lead.customer_id !== null) throw new HttpError(409, 'customer.hasCustomer');
    const by = { userId: user_id, at: Date.now() };
    const customer = await customerOf(trx, mobile, lead, by.at);
    const open = lead.closed_at === null ? await openLeadOf(trx, customer, lead) : undefined;
    if (open) {
      await joinLeads(trx, [lead, open], customer, by);
      return { customer, lead: isOlder(lead, open) ? lead.id : open.id };
    }
    const activity = { kind: 'details' as const, details: JSON.stringify({ added: mobile }), user_id, at: by.at };
    const changed = await changeLead(trx, { lead, change: { customer_id: customer }, activity });
    if (!changed) throw new HttpError(409, 'lead.changedMeanwhile');
    return { customer, lead: lead.id };
  });
}

async function customerOf(trx: Trx, mobile: string, lead: LeadRow, at: number): Promise<number> {
  const known = () =>
    trx.selectFrom('customer_numbers').select('customer_id').where('mobile', '=', mobile).executeTakeFirst();
  const found = await known();
  if (found) return found.customer_id;
  const { id } = await trx
    .insertInto('customers')
    .values({ name: lead.name, language: await languageOf(trx, lead.id), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const added = await trx
    .insertInto('customer_numbers')
    .values({ mobile, customer_id: id, added_at: at })
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .executeTakeFirst();
  // An enquiry with this number came in this very moment.
  if (added.numInsertedOrUpdatedRows === 0n) throw new HttpError(409, 'customer.changedMeanwhile');
  await writeWords(trx, id);
  return id;
}

async function languageOf(trx: Trx, lead: number): Promise<string> {
  const enquiry = await trx
    .selectFrom('lead_enquiries')
    .innerJoin('enquiries', 'enquiries.id', 'lead_enquiries.enquiry_id')
    .select('enquiries.language')
    .where('lead_id', '=', lead)
    .orderBy('enquiries.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return enquiry?.language ?? 'en';
}

const openLeadOf = (trx: Trx, customer: number, { department }: LeadRow): Promise<LeadRow | undefined> =>
  trx
    .selectFrom('leads')
    .selectAll()
    .where('customer_id', '=', customer)
    .where('department', '=', department)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
