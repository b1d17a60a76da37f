import type { FastifyInstance } from 'fastify';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import { messages } from '../../../contract/messages.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { changeContent } from '../../changes/change-content.ts';
import { orNothing, rollBack } from '../../changes/dry-run.ts';
import { demandMoment } from '../../changes/plan-moment.ts';
import { staffOf } from '../../http/access.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import { crossedSlabs } from './crossed-slabs.ts';
import { importPrices } from './import-prices.ts';
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

  route(app, endpoints.importPrices, async ({ request, body: { lines, isDry, at } }) => {
    if (at !== null) demandMoment(at, Date.now());
    const author = staffOf(request).user_id;
    let outcome: Awaited<ReturnType<typeof importPrices>> | undefined;
    const taking = changeContent(request, async (trx) => {
      outcome = await importPrices(trx, { lines, at, author, documents: await documents.asOf(trx) });
      return isDry || outcome.faults.length > 0 ? rollBack() : outcome.entries;
    });
    await orNothing(taking);
    if (!outcome) throw new Error('The prices were not read.');
    if (outcome.faults.length > 0 && !isDry) throw new HttpError(400, 'prices.fileFaulty');
    return outcome;
  });

  route(app, endpoints.crossedSlabs, async ({ body }) =>
    crossedSlabs(body, await documents.current(), kolkataDate(Date.now())),
  );

  route(app, endpoints.updatePrice, async ({ request, params: { bikeName }, body }) => {
    const author = staffOf(request).user_id;
    await changeContent(request, async (trx) =>
      setPrices(trx, { documents: await documents.asOf(trx), bikeName, author }, body),
    );
    return { message: messages.prices.updated };
  });
}
