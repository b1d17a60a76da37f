import type { FastifyInstance } from 'fastify';
import { messages } from '../../../contract/messages.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { changeContent } from '../../changes/change-content.ts';
import { findSetter, priceActions } from '../../changes/price-audit.ts';
import { toRowId } from '../../db/row-id.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import { findAccessory, listAccessories, updateAccessoryPrice } from './accessories.repository.ts';

export function accessoryRoutes(app: FastifyInstance): void {
  route(app, endpoints.listAccessoryPrices, () => listAccessories(app.context.database.db));

  route(app, endpoints.updateAccessoryPrice, async ({ request, params, body }) => {
    await changeContent(request, async (trx) => {
      const id = toRowId(params.id);
      const accessory = id === undefined ? undefined : await findAccessory(trx, id);
      if (!accessory) throw new HttpError(404, 'prices.unknownAccessory');
      const { part_no: subject, price: before } = accessory;
      if (!(await updateAccessoryPrice(trx, accessory.id, body))) {
        const current = { price: before, ...(await findSetter(trx, 'accessory', subject)) };
        throw new HttpError(409, 'prices.changedMeanwhile', { current });
      }
      const { price: after } = body;
      return before === after ? [] : { action: priceActions.accessory, subject, before, after };
    });
    return { message: messages.prices.accessoryUpdated };
  });
}
