import type { FastifyInstance } from 'fastify';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { changeContent } from '../../changes/change-content.ts';
import { subjectOf } from '../../documents/document-kind.ts';
import { staffOf } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import * as service from './editing.service.ts';

/** What somebody saved, and the way back. */
export function revisionRoutes(app: FastifyInstance): void {
  const { db } = app.context.database;
  const { asOf } = app.context.documents;

  route(app, endpoints.readRevision, ({ params }) => service.readRevision(db, params, params.id));

  route(app, endpoints.undoPublish, async ({ request, params, body: { revision } }) => {
    const author = staffOf(request).user_id;
    await changeContent(request, async (trx) => {
      const { kind, title, restored } = await service.undo(trx, params, revision, author, asOf);
      const subject = subjectOf(kind, title);
      return { action: 'document.undo', subject, before: { revision }, after: { revision: restored } };
    });
    return service.readDocument(db, params, asOf);
  });
}
