import type { FastifyInstance } from 'fastify';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { changeContent } from '../../changes/change-content.ts';
import { recordChange } from '../../changes/record-change.ts';
import { subjectOf } from '../../documents/document-kind.ts';
import { listRevisions } from '../../documents/documents.repository.ts';
import { staffOf } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import * as service from './editing.service.ts';
import * as lists from './lists.service.ts';

/** As many as anybody looks through. */
const REVISIONS_SHOWN = 200;

export function editingRoutes(app: FastifyInstance): void {
  const { db, engine } = app.context.database;

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
      const { kind, title, before } = await service.publish(trx, params, revision);
      const subject = subjectOf(kind, title);
      return { action: 'document.publish', subject, before: { revision: before }, after: { revision } };
    });
    return service.readDocument(db, params);
  });

  route(app, endpoints.discardDraft, async ({ request, params, body: { revision } }) => {
    await db.transaction().execute(async (trx) => {
      const { kind, row } = await service.discard(trx, params, revision);
      const subject = subjectOf(kind, row.title);
      await recordChange(trx, request, { action: 'document.discard', subject, before: { revision } });
    });
    return service.readDocument(db, params);
  });

  route(app, endpoints.restoreRevision, async ({ request, params, body }) => {
    const author = staffOf(request).user_id;
    await db.transaction().execute((trx) => service.restore(trx, params, { ...body, author }));
    return service.readDocument(db, params);
  });

  route(app, endpoints.listDocuments, ({ params, body }) => lists.listDocuments(db, params.kind, body));

  route(app, endpoints.addDocument, async ({ request, params: { kind: name }, body }) => {
    const author = staffOf(request).user_id;
    return db.transaction().execute(async (trx) => {
      // Of two who begin at the same moment each gets a place and a key of its own.
      await engine.lockSetup(trx);
      const key = await lists.addDocument(trx, name, { ...body, author });
      const { kind } = await service.find(trx, { kind: name, key });
      await recordChange(trx, request, { action: 'document.add', subject: subjectOf(kind, body.title) });
      return { key };
    });
  });

  route(app, endpoints.moveDocument, async ({ request, params, body: { before } }) => {
    await changeContent(request, async (trx) => {
      const { title } = await lists.moveDocument(trx, params, before);
      const { kind } = await service.find(trx, params);
      return { action: 'document.move', subject: subjectOf(kind, title) };
    });
    return service.readDocument(db, params);
  });

  route(app, endpoints.archiveDocument, async ({ request, params, body: { isArchived } }) => {
    await changeContent(request, async (trx) => {
      const { title } = await lists.setArchived(trx, params, isArchived);
      const { kind } = await service.find(trx, params);
      const action = isArchived ? 'document.archive' : 'document.unarchive';
      return { action, subject: subjectOf(kind, title) };
    });
    return service.readDocument(db, params);
  });
}
