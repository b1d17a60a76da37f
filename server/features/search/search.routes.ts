import type { FastifyInstance } from 'fastify';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { cachedRoute } from '../../http/route.ts';
import { searchOver } from './search.service.ts';

export function searchRoutes(app: FastifyInstance): void {
  const search = searchOver(app.context.translations);
  cachedRoute(
    app,
    endpoints.search,
    ({ q }, { documents, locale }) => search(q, documents, locale),
    () => false,
  );
}
