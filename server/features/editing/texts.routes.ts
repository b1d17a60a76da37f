import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Permission } from '../../../contract/permissions.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { changeContent } from '../../changes/change-content.ts';
import { orNothing, rollBack } from '../../changes/dry-run.ts';
import { recordChange } from '../../changes/record-change.ts';
import type { AuditEntry } from '../../db/audit.ts';
import { subjectOf } from '../../documents/document-kind.ts';
import { listInUse } from '../../documents/document-lists.repository.ts';
import { demand, staffOf } from '../../http/access.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import { publish } from './editing.service.ts';
import { importTexts } from './import-texts.ts';
import { listLanguages, listTranslated, TextIndex } from './text-index.ts';
import { countOpen, fileOf, findTexts, kindsOf, pageOf } from './texts.service.ts';

/** As many as anybody reads. */
const MOST_FAULTS = 100;

export function textRoutes(app: FastifyInstance): void {
  const { db } = app.context.database;
  const { asOf } = app.context.documents;
  const index = new TextIndex(db);

  route(app, endpoints.listTexts, async ({ body: { page, ...filter } }) => {
    const documents = await index.read();
    const languages = await listLanguages(db, documents);
    const found = findTexts(documents, languages, filter);
    const ready = (await listTranslated(db, documents)).length;
    return {
      languages: countOpen(documents, languages),
      total: found.found.length,
      missing: found.missing,
      stale: found.stale,
      ready,
      kinds: kindsOf(documents),
      texts: pageOf(found, page),
    };
  });

  route(app, endpoints.exportTexts, async ({ body: { from, ...filter } }) => {
    const documents = await index.read();
    // A filter by language chooses texts; the file has every language of them, as somebody may know two.
    const languages = await listLanguages(db, documents);
    return fileOf({ ...findTexts(documents, languages, filter), languages }, from);
  });

  route(app, endpoints.importTexts, async ({ request, body: { csv, isDry } }) => {
    const { faults, ...counts } = await takeFile(request, csv, isDry);
    if (faults.length > 0 && !isDry) throw new HttpError(400, 'documents.fileFaulty');
    return { ...counts, faults: faults.slice(0, MOST_FAULTS), faultCount: faults.length };
  });

  route(app, endpoints.publishTexts, async ({ request }) => {
    const published: string[] = [];
    const left: string[] = [];
    const demandOf = (need: Permission) => demand(request, need);
    await changeContent(request, async (trx) => {
      const entries: AuditEntry[] = [];
      for (const document of await listTranslated(trx, await listInUse(trx))) {
        const revision = document.draft ?? 0;
        try {
          const { kind, title, before } = await publish(trx, document, { revision, demand: demandOf }, asOf);
          const subject = subjectOf(kind, title);
          entries.push({ action: 'document.publish', subject, before: { revision: before }, after: { revision } });
          published.push(subject);
        } catch (error) {
          if (!(error instanceof HttpError)) throw error;
          left.push(document.title || document.kind);
        }
      }
      return entries;
    });
    return { published, left };
  });
}

/** A dry run, and a file with a fault in it, leave nothing behind. */
async function takeFile(request: FastifyRequest, csv: string, isDry: boolean) {
  let outcome: Awaited<ReturnType<typeof importTexts>> | undefined;
  const taking = request.server.context.database.db.transaction().execute(async (trx) => {
    outcome = await importTexts(trx, csv, staffOf(request).user_id);
    const { documents, added, changed, faults } = outcome;
    if (documents > 0) {
      const subject = documents === 1 ? '1 document' : `${documents} documents`;
      await recordChange(trx, request, { action: 'document.translate', subject, after: added + changed });
    }
    if (isDry || faults.length > 0) rollBack();
  });
  await orNothing(taking);
  if (!outcome) throw new Error('The file was not read.');
  return outcome;
}
