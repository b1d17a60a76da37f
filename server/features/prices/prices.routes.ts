import type { FastifyInstance } from 'fastify';
import { messages } from '../../../contract/messages.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { changeContent } from '../../changes/change-content.ts';
import { staffOf } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import { listPrices, listVariantPrices } from './list-prices.ts';
import { listLastChanges, listPriceHistory } from './price-changes.ts';
import { setPrices } from './prices.service.ts';

export function priceRoutes(app: FastifyInstance): void {
  const { database, documents } = app.context;
  const { db } = database;

  route(app, endpoints.listPrices, async () => listPrices(await documents.asOf(db)));

  route(app, endpoints.listVariantPrices, async () => listVariantPrices(await documents.asOf(db)));

  route(app, endpoints.listPriceChanges, () => listLastChanges(db));

  route(app, endpoints.listPriceHistory, async ({ body }) => listPriceHistory(db, body, await documents.current()));

  route(app, endpoints.updatePrice, async ({ request, params: { bikeName }, body }) => {
    const author = staffOf(request).user_id;
    await changeContent(request, async (trx) =>
      setPrices(trx, { documents: await documents.asOf(trx), bikeName, author }, body),
    );
    return { message: messages.prices.updated };
  });
}
