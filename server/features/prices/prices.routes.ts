import type { FastifyInstance } from 'fastify';
import { modelKey } from '../../../contract/catalogue.ts';
import { namedEndpoints as endpoints } from '../../../contract/endpoints.ts';
import { messages } from '../../../contract/messages.ts';
import { changeContent } from '../../plugins/change-content.ts';
import { HttpError } from '../../plugins/http-error.ts';
import { route } from '../../plugins/route.ts';
import { listLastChanges } from './price-changes.ts';
import { findPrice, listPrices, updatePrice } from './prices.repository.ts';

export function priceRoutes(app: FastifyInstance): void {
  route(app, endpoints.listPrices, () => listPrices(app.context.database.db));

  route(app, endpoints.listPriceChanges, () => listLastChanges(app.context.database.db));

  route(app, endpoints.updatePrice, async ({ request, params, body }) => {
    await changeContent(request, async (trx) => {
      const model = await findPrice(trx, modelKey(params.bikeName));
      if (!model) throw new HttpError(404, messages.catalogue.unknownModel);
      await updatePrice(trx, model.id, body.price);
      return { action: 'price.update', subject: model.bike_name, before: model.price, after: body.price };
    });
    return { message: messages.prices.updated };
  });
}
