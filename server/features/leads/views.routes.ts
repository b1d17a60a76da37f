import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { messages } from '../../../contract/messages.ts';
import { may } from '../../../contract/roles/index.ts';
import { leadEndpoints as endpoints } from '../../../contract/schemas/lead-endpoints.ts';
import type { ViewsTable } from '../../db/desk-tables.ts';
import { toRowId } from '../../db/row-id.ts';
import { demand, staffOf } from '../../http/access.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import { countViews, deleteView, insertView, listViews, MOST_VIEWS } from './views.repository.ts';

/** Lists of leads that somebody gave a name. */
export function viewRoutes(app: FastifyInstance): void {
  const { db } = app.context.database;

  route(app, endpoints.listViews, async ({ request }) => (await listViews(db, staffOf(request).user_id)).map(toReply));

  route(app, endpoints.addView, async ({ request, body: { name, query, isShared } }) => {
    if (isShared) demand(request, 'leads.oversee');
    const owner = isShared ? null : staffOf(request).user_id;
    if ((await countViews(db, owner)) >= MOST_VIEWS) throw new HttpError(400, 'lead.tooManyViews');
    return toReply(await insertView(db, { owner, name, query, made_at: Date.now() }));
  });

  route(app, endpoints.removeView, async ({ request, params }) => {
    const { user_id, role } = staffOf(request);
    const id = toRowId(params.id);
    const isRemoved = id !== undefined && (await deleteView(db, id, user_id, may(role, 'leads.oversee')));
    if (!isRemoved) throw new HttpError(404, 'lead.noSuchView');
    return { message: messages.lead.viewRemoved };
  });
}

const toReply = ({ id, name, query, owner }: Selectable<ViewsTable>) => ({
  id,
  name,
  query,
  isShared: owner === null,
  isOwn: owner !== null,
});
