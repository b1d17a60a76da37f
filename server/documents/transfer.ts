import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { actors, insertAudit } from '../db/audit.ts';
import type { Db, Trx } from '../db/db.ts';
import type { Database } from '../db/engine.ts';
import { raiseContentVersion } from '../db/meta.ts';
import {
  findDocument,
  findLive,
  insertDocument,
  insertRevision,
  listKeys,
  publishAtOnce,
} from './documents.repository.ts';
import { faultsOf } from './faults.ts';
import { documentKinds, findKind } from './kinds/index.ts';

/** What visitors see of all documents, as one file: for another machine, or to be looked at. */
const FORMAT = 1;
const REQUEST_ID = 'console';

const fileSchema = z.strictObject({
  kickstandContent: z.literal(FORMAT, `is not ${FORMAT}: the file is no export of content, or of another release`),
  documents: z.array(z.strictObject({ kind: z.string(), key: z.string().min(1).max(100), body: z.unknown() })),
});

export type ContentFile = z.infer<typeof fileSchema>;

/** Something about a file that keeps it from being taken, a line for each fault. */
export class TransferError extends Error {}

export async function exportDocuments(db: Db): Promise<ContentFile> {
  const documents: ContentFile['documents'] = [];
  for (const kind of documentKinds) {
    for (const key of await listKeys(db, kind.name)) {
      const live = await findLive(db, kind.name, key);
      if (live) documents.push({ kind: kind.name, key, body: live.body });
    }
  }
  return { kickstandContent: FORMAT, documents };
}

/** Returns what changed, in words. A dry run is the same import, undone at its end. */
export async function importDocuments(
  database: Database,
  json: string,
  { isDry }: { isDry: boolean },
): Promise<string[]> {
  const { documents } = readFile(json);
  const faults = documents.flatMap(faultsOfDocument);
  if (faults.length > 0) throw new TransferError(faults.join('\n'));
  let lines: string[] = [];
  try {
    await database.db.transaction().execute(async (trx) => {
      await database.engine.lockSetup(trx);
      lines = await takeAll(trx, documents);
      if (isDry) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return lines;
}

class DryRun extends Error {}

/** What keeps live documents from being published once more, say after a release that is stricter. */
export async function checkDocuments(db: Db): Promise<string[]> {
  const { documents } = await exportDocuments(db);
  return documents.flatMap(faultsOfDocument);
}

type FileDocument = ContentFile['documents'][number];

function readFile(json: string): ContentFile {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch (error) {
    throw new TransferError(`The file is not valid JSON: ${(error as Error).message}`);
  }
  const { data, error } = fileSchema.safeParse(parsed);
  if (data) return data;
  throw new TransferError(
    error.issues.map(({ path, message }) => `${path.join('.') || 'The file'}: ${message}`).join('\n'),
  );
}

function faultsOfDocument({ kind: name, key, body }: FileDocument): string[] {
  const kind = findKind(name);
  if (!kind) return [`${name}/${key}: there is no kind of document with this name.`];
  return Object.entries(faultsOf(kind, body)).map(
    ([place, fault]) => `${name}/${key}: ${place || 'the document'} ${fault}`,
  );
}

async function takeAll(trx: Trx, documents: readonly FileDocument[]): Promise<string[]> {
  const changed: string[] = [];
  for (const document of documents) if (await take(trx, document)) changed.push(`${document.kind}/${document.key}`);
  if (changed.length === 0) return ['Nothing is different from what visitors see already.'];
  await raiseContentVersion(trx);
  return changed.map((name) => `${name}: taken from the file`);
}

async function take(trx: Trx, { kind: name, key, body }: FileDocument): Promise<boolean> {
  const live = await findLive(trx, name, key);
  if (live && isDeepStrictEqual(live.body, body)) return false;
  const row = (await findDocument(trx, name, key)) ?? (await insertDocument(trx, { kind: name, key, origin: 'staff' }));
  const revision = await insertRevision(trx, row.id, { body, base: live?.id ?? null, author: actors.console });
  await publishAtOnce(trx, row.id, revision);
  const kind = findKind(name);
  await kind?.onPublish?.(trx, body);
  const entry = { action: 'document.import', subject: kind?.title ?? name, after: { revision } } as const;
  await insertAudit(trx, actors.console, REQUEST_ID, entry);
  return true;
}
