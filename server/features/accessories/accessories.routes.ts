import type { FastifyInstance } from 'fastify';
import { namedEndpoints as endpoints } from '../../../contract/endpoints.ts';
import { messages } from '../../../contract/messages.ts';
import { toRowId } from '../../db/row-id.ts';
import { changeContent } from '../../plugins/change-content.ts';
import { HttpError } from '../../plugins/http-error.ts';
import { route } from '../../plugins/route.ts';
import { findAccessory, listAccessories, updateAccessoryPrice } from './accessories.repository.ts';

export function accessoryRoutes(app: FastifyInstance): void {
  route(app, endpoints.listAccessoryPrices, () => listAccessories(app.context.database.db));

  route(app, endpoints.updateAccessoryPrice, async ({ request, params, body }) => {
    await changeContent(request, async (trx) => {
      const id = toRowId(params.id);
      const accessory = id === undefined ? undefined : await findAccessory(trx, id);
      if (!accessory) throw new HttpError(404, messages.prices.unknownAccessory);
      await updateAccessoryPrice(trx, accessory.id, body.price);
      return {
        action: 'accessory.price',
        subject: accessory.part_no,
        before: accessory.price,
        after: body.price,
      };
    });
    return { message: messages.prices.accessoryUpdated };
  });
}
