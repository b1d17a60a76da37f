import type { FastifyInstance } from 'fastify';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { changeContent } from '../../changes/change-content.ts';
import { recordChange } from '../../changes/record-change.ts';
import { listRevisions } from '../../documents/documents.repository.ts';
import { staffOf } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import * as service from './editing.service.ts';

/** As many as anybody looks through. */
const REVISIONS_SHOWN = 200;

export function editingRoutes(app: FastifyInstance): void {
  const { db } = app.context.database;

  route(app, endpoints.readDocument, ({ params }) => service.readDocument(db, params));

  route(app, endpoints.listRevisions, async ({ params }) => {
    const { row } = await service.find(db, params);
    return listRevisions(db, row.id, REVISIONS_SHOWN);
  });

  route(app, endpoints.saveDraft, async ({ request, params, body }) => {
    const author = staffOf(request).user_id;
    await db.transaction().execute((trx) => service.saveDraft(trx, params, { ...body, author }));
    return service.readDocument(db, params);
  });

  route(app, endpoints.publishDraft, async ({ request, params, body: { revision } }) => {
    await changeContent(request, async (trx) => {
      const { kind, before } = await service.publish(trx, params, revision);
      return { action: 'document.publish', subject: kind.title, before: { revision: before }, after: { revision } };
    });
    return service.readDocument(db, params);
  });

  route(app, endpoints.discardDraft, async ({ request, params, body: { revision } }) => {
    await db.transaction().execute(async (trx) => {
      const { kind } = await service.discard(trx, params, revision);
      await recordChange(trx, request, { action: 'document.discard', subject: kind.title, before: { revision } });
    });
    return service.readDocument(db, params);
  });

  route(app, endpoints.restoreRevision, async ({ request, params, body }) => {
    const author = staffOf(request).user_id;
    await db.transaction().execute((trx) => service.restore(trx, params, { ...body, author }));
    return service.readDocument(db, params);
  });
}
