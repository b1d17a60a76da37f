import type { FastifyInstance } from 'fastify';
import { messages } from '../../../contract/messages.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { changeContent } from '../../changes/change-content.ts';
import { recordChange } from '../../changes/record-change.ts';
import { demand, staffOf } from '../../http/access.ts';
import { ownDocuments } from '../../http/own-documents.ts';
import { route } from '../../http/route.ts';
import { readDocument } from './editing.service.ts';
import * as service from './plans.service.ts';

/** Whoever lacks it may still plan for the branches that they run. */
const NEED = 'content.change';

/** What is published later (decision 032). */
export function planRoutes(app: FastifyInstance): void {
  const { db } = app.context.database;
  const { asOf } = app.context.documents;

  route(app, endpoints.planDraft, async ({ request, params, body }) => {
    const author = staffOf(request).user_id;
    await db.transaction().execute(async (trx) => {
      await recordChange(
        trx,
        request,
        await service.planDraft(trx, params, { ...body, author, demand: (need) => demand(request, need) }, asOf),
      );
    });
    return readDocument(db, params, asOf);
  });

  route(app, endpoints.listPlans, async ({ request }) => service.listPlans(db, await ownDocuments(request, NEED)));

  route(app, endpoints.cancelPlan, async ({ request, params: { id } }) => {
    await db.transaction().execute(async (trx) => {
      await recordChange(trx, request, await service.cancelPlan(trx, id, await ownDocuments(request, NEED, trx)));
    });
    return { message: messages.plans.cancelled };
  });

  route(app, endpoints.dismissPlan, async ({ request, params: { id } }) => {
    await db.transaction().execute(async (trx) => {
      await recordChange(trx, request, await service.dismissPlan(trx, id, await ownDocuments(request, NEED, trx)));
    });
    return { message: messages.plans.dismissed };
  });

  route(app, endpoints.publishPlanNow, async ({ request, params: { id } }) => {
    await changeContent(request, async (trx) => service.publishNow(trx, id, await ownDocuments(request, NEED, trx)));
    return { message: messages.plans.published };
  });
}
