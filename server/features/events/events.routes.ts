import type { FastifyInstance } from 'fastify';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { staffOf } from '../../http/access.ts';
import { streamRoute } from '../../http/event-stream.ts';
import { LeadNews } from './lead-news.ts';

/** An open panel is told what happens, whichever server it happens on. */
export function eventRoutes(app: FastifyInstance): void {
  const news = new LeadNews(app.context.database.db);
  app.addHook('onClose', async () => news.stop());
  streamRoute(app, endpoints.leadNews, (stream, request) => news.tell({ stream, request, staff: staffOf(request) }));
}
