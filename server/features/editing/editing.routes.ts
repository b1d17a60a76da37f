import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messages } from '../../../contract/messages.ts';
import type { Permission } from '../../../contract/permissions.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { changeContent } from '../../changes/change-content.ts';
import { recordChange } from '../../changes/record-change.ts';
import type { AuditEntry } from '../../db/audit.ts';
import type { Trx } from '../../db/db.ts';
import { subjectOf } from '../../documents/document-kind.ts';
import { listRevisions } from '../../documents/document-lists.repository.ts';
import { demand, staffOf } from '../../http/access.ts';
import { ownDocuments } from '../../http/own-documents.ts';
import { route } from '../../http/route.ts';
import * as service from './editing.service.ts';

/** As many as anybody looks through. */
const REVISIONS_SHOWN = 200;

type Change = Parameters<typeof service.demandTranslationsAlone>[2];

/** Whoever translates may change nothing else. */
async function demandAllowed(trx: Trx, request: FastifyRequest, named: service.Named, change: Change): Promise<void> {
  const own = await ownDocuments(request, 'content.change', trx);
  if (!own.has(named.kind, named.key)) await service.demandTranslationsAlone(trx, named, change);
}

export function editingRoutes(app: FastifyInstance): void {
  const { db } = app.context.database;
  const { asOf } = app.context.documents;

  route(app, endpoints.readDocument, ({ params }) => service.readDocument(db, params, asOf));

  route(app, endpoints.listRevisions, async ({ params }) => {
    const { row } = await service.find(db, params);
    return listRevisions(db, row.id, REVISIONS_SHOWN);
  });

  route(app, endpoints.saveDraft, async ({ request, params, body }) => {
    await db.transaction().execute(async (trx) => {
      await demandAllowed(trx, request, params, body);
      await service.saveDraft(trx, params, { ...body, author: staffOf(request).user_id }, asOf);
    });
    return service.readDocument(db, params, asOf);
  });

  route(app, endpoints.publishDraft, async ({ request, params, body: { revision } }) => {
    await changeContent(request, async (trx) => {
      await demandAllowed(trx, request, params, { revision });
      return publishOne(trx, params, { revision, demand: demandOf(request) }, asOf);
    });
    return service.readDocument(db, params, asOf);
  });

  route(app, endpoints.discardDraft, async ({ request, params, body: { revision } }) => {
    await db.transaction().execute(async (trx) => {
      const { kind, row } = await service.discard(trx, params, revision, asOf);
      const subject = subjectOf(kind, row.title);
      await recordChange(trx, request, { action: 'document.discard', subject, before: { revision } });
    });
    return service.readDocument(db, params, asOf);
  });

  route(app, endpoints.restoreRevision, async ({ request, params, body }) => {
    const author = staffOf(request).user_id;
    await db.transaction().execute((trx) => service.restore(trx, params, { ...body, author }, asOf));
    return service.readDocument(db, params, asOf);
  });

  route(app, endpoints.publishDrafts, async ({ request, body: { drafts } }) => {
    await changeContent(request, async (trx) => {
      const entries: AuditEntry[] = [];
      for (const { revision, ...named } of drafts) {
        entries.push(...(await publishOne(trx, named, { revision, demand: demandOf(request) }, asOf)));
      }
      return entries;
    });
    return { message: messages.documents.published };
  });
}

/** Some parts of a document need a right of their own to be shown to the public. */
const demandOf = (request: FastifyRequest) => (need: Permission) => demand(request, need);

async function publishOne(
  trx: Trx,
  named: service.Named,
  publication: service.Publication,
  asOf: service.AsOf,
): Promise<AuditEntry[]> {
  const { kind, title, before, after, entries } = await service.publish(trx, named, publication, asOf);
  const subject = subjectOf(kind, title);
  return [
    { action: 'document.publish', subject, before: { revision: before }, after: { revision: after } },
    ...entries,
  ];
}
