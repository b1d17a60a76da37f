import type { FastifyInstance } from 'fastify';
import { messages } from '../../../contract/messages.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { changeContent } from '../../changes/change-content.ts';
import { findSetter, priceActions } from '../../changes/price-audit.ts';
import { toRowId } from '../../db/row-id.ts';
import { changeLive } from '../../documents/change-live.ts';
import { accessoryKind } from '../../documents/kinds/accessory.ts';
import { accessoryWithNumber } from '../../documents/models.ts';
import { staffOf } from '../../http/access.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';

export function accessoryRoutes(app: FastifyInstance): void {
  const { database, documents } = app.context;

  route(app, endpoints.listAccessoryPrices, async () =>
    (await documents.asOf(database.db))
      .of(accessoryKind)
      .map(({ body: { id, heading, partNo, price } }) => ({ id, heading: heading.en, part_no: partNo, price }))
      .sort((one, other) => one.id - other.id),
  );

  route(app, endpoints.updateAccessoryPrice, async ({ request, params, body: { price: after, expectedPrice } }) => {
    await changeContent(request, async (trx) => {
      const id = toRowId(params.id);
      const accessory = id === undefined ? undefined : accessoryWithNumber(await documents.asOf(trx), id);
      if (!accessory) throw new HttpError(404, 'prices.unknownAccessory');
      const { partNo: subject, price: before } = accessory.body;
      if (before !== (expectedPrice ?? before)) {
        const current = { price: before, ...(await findSetter(trx, 'accessory', subject)) };
        throw new HttpError(409, 'prices.changedMeanwhile', { current });
      }
      await changeLive(trx, accessoryKind, accessory.key, {
        author: staffOf(request).user_id,
        change: (body) => ({ ...body, price: after }),
      });
      return before === after ? [] : { action: priceActions.accessory, subject, before, after };
    });
    return { message: messages.prices.accessoryUpdated };
  });
}
