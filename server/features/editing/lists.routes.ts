import type { FastifyInstance } from 'fastify';
import { messages } from '../../../contract/messages.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { changeContent } from '../../changes/change-content.ts';
import { recordChange } from '../../changes/record-change.ts';
import { subjectOf } from '../../documents/document-kind.ts';
import { findKind } from '../../documents/kinds/index.ts';
import { staffOf } from '../../http/access.ts';
import { notYours, ownDocuments } from '../../http/own-documents.ts';
import { route } from '../../http/route.ts';
import * as service from './editing.service.ts';
import * as lists from './lists.service.ts';

/** The documents of a kind among each other: which there are, and in what order. */
export function listRoutes(app: FastifyInstance): void {
  const { db, engine } = app.context.database;
  const { asOf } = app.context.documents;

  route(app, endpoints.listDocuments, async ({ request, params, body }) => {
    const keys = (await ownDocuments(request, 'content.change')).keysOf(params.kind);
    if (keys?.length === 0) throw notYours();
    return lists.listDocuments(db, params.kind, { ...body, keys });
  });

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
    return service.readDocument(db, params, asOf);
  });

  route(app, endpoints.archiveDocument, async ({ request, params, body: { isArchived } }) => {
    await changeContent(request, async (trx) => {
      const { title } = await lists.setArchived(trx, params, isArchived, asOf);
      const { kind } = await service.find(trx, params);
      const action = isArchived ? 'document.archive' : 'document.unarchive';
      return { action, subject: subjectOf(kind, title) };
    });
    return service.readDocument(db, params, asOf);
  });

  route(app, endpoints.sortSamples, async ({ request, params, body }) => {
    await changeContent(request, async (trx) => {
      const kind = findKind(params.kind);
      const sorted = await lists.sortSamples(trx, params.kind, body);
      return sorted.map(({ title, isKept }) => ({
        action: isKept ? 'document.keep' : 'document.archive',
        subject: kind ? subjectOf(kind, title) : title,
      }));
    });
    return { message: messages.documents.sorted };
  });
}
