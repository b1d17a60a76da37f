import type { FastifyInstance } from 'fastify';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { recordChange } from '../../changes/record-change.ts';
import { staffOf } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import { markDone, markOpen } from './set-up.repository.ts';
import { readSetUp } from './set-up.service.ts';

/** The way from the demo to somebody's own dealership; what is changed on it goes through the calls about documents. */
export function setUpRoutes(app: FastifyInstance): void {
  const { db } = app.context.database;

  route(app, endpoints.readSetUp, () => readSetUp(db));

  route(app, endpoints.doSetUpStep, async ({ request, params: { step }, body: { isDone } }) => {
    await db.transaction().execute(async (trx) => {
      const isNews = isDone ? await markDone(trx, step, staffOf(request).user_id) : await markOpen(trx, step);
      if (isNews) await recordChange(trx, request, { action: 'set-up.step', subject: step, after: isDone });
    });
    return readSetUp(db);
  });
}
