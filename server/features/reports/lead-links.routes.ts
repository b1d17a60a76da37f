import type { FastifyInstance } from 'fastify';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { staffOf } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import { sightOf } from '../../leads/sight.ts';
import { leadsOfEnquiries } from './lead-links.repository.ts';

/** From the rows of a report to what became of them. */
export function leadLinkRoutes(app: FastifyInstance): void {
  const { db } = app.context.database;
  route(app, endpoints.leadsOfEnquiries, async ({ request, body }) => {
    if (body.enquiries.length === 0) return [];
    return leadsOfEnquiries(db, body.enquiries, await sightOf(db, staffOf(request)));
  });
}
