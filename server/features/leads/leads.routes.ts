import type { FastifyInstance, FastifyRequest } from 'fastify';
import { leadEndpoints as endpoints } from '../../../contract/schemas/lead-endpoints.ts';
import { say } from '../../../contract/sentence.ts';
import { toRowId } from '../../db/row-id.ts';
import type { LeadRow } from '../../db/tables.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import { leadOpened } from '../../outbox/alert-owner.ts';
import type { Wanted } from './change.service.ts';
import { changeSeen, findSeen, takeSeen } from './change.service.ts';
import { addContact, addNote } from './contacts.service.ts';
import type { Desk } from './desk.ts';
import { deskOf } from './desk.ts';
import { cardsOf } from './lead-cards.ts';
import { choicesOf } from './lead-choices.ts';
import { detailsOf } from './lead-details.ts';
import { countOwn, countPool, listPage } from './leads.repository.ts';
import { leadsAmong } from './search-leads.ts';
import { viewRoutes } from './views.routes.ts';

/** Leads, and what is done about them. */
export function leadRoutes(app: FastifyInstance): void {
  const { database } = app.context;

  route(app, endpoints.listLeads, async ({ request, body: query }) => {
    const desk = await deskOf(request);
    const among = await leadsAmong(database, query, desk.sight);
    // What is searched for may take longer, and nobody at `db` is to wait for it.
    const from = among.length > 0 ? database.reads : database.db;
    const { leads, next } = await listPage(from, { ...desk, query, among });
    return { leads: await cardsOf(desk.db, leads, desk), next };
  });

  route(app, endpoints.countLeads, async ({ request }) => {
    const { db, sight, now } = await deskOf(request);
    const counts = (['late', 'due', 'new', 'planned'] as const).map((state) => countOwn(db, sight, state, now));
    const [late = 0, due = 0, untried = 0, planned = 0] = await Promise.all(counts);
    return { late, due, new: untried, planned, pool: await countPool(db, sight, now) };
  });

  route(app, endpoints.leadChoices, async ({ request }) => choicesOf(await deskOf(request)));

  route(app, endpoints.readLead, async ({ request, params: { id } }) => {
    const desk = await deskOf(request);
    const lead = await findSeen(desk.db, desk, toRowId(id));
    await leadOpened(desk.db, lead.id);
    return detailsOf(desk, lead);
  });

  route(app, endpoints.changeLead, ({ request, params: { id }, body: { version, ...wanted } }) =>
    answered(request, (desk) => changeSeen(desk, toRowId(id), version, wanted)),
  );

  route(app, endpoints.addContact, ({ request, params: { id }, body }) =>
    answered(request, (desk) => addContact(desk, toRowId(id), body)),
  );

  route(app, endpoints.addNote, ({ request, params: { id }, body }) =>
    answered(request, (desk) => addNote(desk, toRowId(id), body)),
  );

  route(app, endpoints.takeLead, ({ request, params: { id } }) =>
    answered(request, (desk) => takeSeen(desk, toRowId(id))),
  );

  route(app, endpoints.changeLeads, async ({ request, body: { leads, change } }) => {
    const desk = await deskOf(request);
    const results = [];
    // One after the other: each is a commit of its own, and they would only wait for each other.
    for (const lead of leads) results.push(await changeOneOfMany(desk, lead, change));
    return { results };
  });

  viewRoutes(app);
}

/** The lead as it is after what was done. */
async function answered(request: FastifyRequest, act: (desk: Desk) => Promise<LeadRow>) {
  const desk = await deskOf(request);
  return detailsOf(desk, await act(desk));
}

async function changeOneOfMany(desk: Desk, { id, version }: { id: number; version: number }, change: Wanted) {
  try {
    const [lead] = await cardsOf(desk.db, [await changeSeen(desk, id, version, change)], desk);
    return { id, fault: '', ...(lead && { lead }) };
  } catch (error) {
    if (error instanceof HttpError) return { id, fault: say(error.sentence) };
    throw error;
  }
}
