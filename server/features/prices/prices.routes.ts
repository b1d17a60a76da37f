import type { FastifyInstance } from 'fastify';
import { messages } from '../../../contract/messages.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { changeContent } from '../../changes/change-content.ts';
import { route } from '../../http/route.ts';
import { listLastChanges, listPriceHistory } from './price-changes.ts';
import { listPrices, listVariantPrices } from './prices.repository.ts';
import { setPrices } from './prices.service.ts';

export function priceRoutes(app: FastifyInstance): void {
  route(app, endpoints.listPrices, () => listPrices(app.context.database.db));

  route(app, endpoints.listVariantPrices, () => listVariantPrices(app.context.database.db));

  route(app, endpoints.listPriceChanges, () => listLastChanges(app.context.database.db));

  route(app, endpoints.listPriceHistory, ({ body }) => listPriceHistory(app.context.database.db, body));

  route(app, endpoints.updatePrice, async ({ request, params, body }) => {
    await changeContent(request, (trx) => setPrices(trx, params.bikeName, body));
    return { message: messages.prices.updated };
  });
}
