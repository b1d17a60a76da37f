import type { FastifyInstance } from 'fastify';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { staffOf } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import { sightOf } from '../../leads/sight.ts';
import { readFigures, readMonth } from './lead-figures.service.ts';

export function leadFigureRoutes(app: FastifyInstance): void {
  const { db, reads } = app.context.database;

  route(app, endpoints.leadFigures, async ({ request, body }) =>
    readFigures(reads, await sightOf(db, staffOf(request)), body),
  );

  route(app, endpoints.leadMonth, async ({ request, body }) =>
    readMonth(reads, await sightOf(db, staffOf(request)), body.month),
  );
}
