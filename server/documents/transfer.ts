import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { actors, insertAudit } from '../db/audit.ts';
import type { Db, Trx } from '../db/db.ts';
import type { Database } from '../db/engine.ts';
import { raiseContentVersion } from '../db/meta.ts';
import type { DocumentKind } from './document-kind.ts';
import { entriesOf, isAtHome, subjectOf, titleIn } from './document-kind.ts';
import { listKeys, listLive } from './document-lists.repository.ts';
import {
  findDocument,
  findRevision,
  insertDocument,
  insertRevision,
  publishAtOnce,
  readBodies,
  setArchived,
  setPosition,
} from './documents.repository.ts';
import { allFaultsOf, faultsOf } from './faults.ts';
import { inheriting } from './inherit.ts';
import { documentKinds, findKind } from './kinds/index.ts';
import { readLive } from './live-documents.ts';
import type { Numbers } from './numbers.ts';
import { readNumbers } from './numbers.ts';
import { exportPictures, filePictureSchema, takePictures } from './transfer-pictures.ts';

/** What visitors see of all documents, as one file: for another machine, or to be looked at. */
const FORMAT = 1;
const REQUEST_ID = 'console';
/** Until the file says where it stands. */
const LAST = 1_000_000;

const fileSchema = z.strictObject({
  kickstandContent: z.literal(FORMAT, `is not ${FORMAT}: the file is no export of content, or of another release`),
  documents: z.array(z.strictObject({ kind: z.string(), key: z.string().min(1).max(100), body: z.unknown() })),
  pictures: z.array(filePictureSchema).optional(),
});

export type ContentFile = z.infer<typeof fileSchema>;

/** Something about a file that keeps it from being taken, a line for each fault. */
export class TransferError extends Error {}

export async function exportDocuments(db: Db, { hasOriginals = true } = {}): Promise<ContentFile> {
  const listed = await listLive(db);
  const bodies = await readBodies(
    db,
    listed.map(({ revision }) => revision),
  );
  const documents = documentKinds.flatMap(({ name }) =>
    listed
      .filter(({ kind }) => kind === name)
      .map(({ kind, key, revision }) => ({ kind, key, body: bodies.get(revision) })),
  );
  const pictures = await exportPictures(db, documents, { hasOriginals });
  return { kickstandContent: FORMAT, documents, ...(pictures.length > 0 && { pictures }) };
}

/** Returns what changed, in words. A dry run is the same import, undone at its end. */
export async function importDocuments(
  database: Database,
  json: string,
  { isDry }: { isDry: boolean },
): Promise<string[]> {
  const { documents, pictures = [] } = readFile(json);
  const faults = documents.flatMap((document) => faultsOfDocument(document));
  if (faults.length > 0) throw new TransferError(faults.join('\n'));
  let lines: string[] = [];
  try {
    await database.db.transaction().execute(async (trx) => {
      await database.engine.lockSetup(trx);
      const missing = await takePictures(trx, pictures, documents);
      if (missing.length > 0) throw new TransferError(missing.join('\n'));
      lines = await takeAll(trx, documents);
      await refuseFaultsAmong(trx, documents);
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
  const { documents } = await exportDocuments(db, { hasOriginals: false });
  return faultsAmongAll(db, documents);
}

/** Beside all that is live. */
async function faultsAmongAll(db: Db, documents: readonly FileDocument[]): Promise<string[]> {
  const live = await readLive(db);
  const faults: string[] = [];
  for (const document of documents) {
    const { key, body } = document;
    const kind = findKind(document.kind);
    if (!kind) continue;
    const found = await allFaultsOf(db, { kind, key, body, documents: live });
    faults.push(...faultsOfDocument(document, () => found));
  }
  return faults;
}

/** Asked of what the store would have then: what the file says, and what it leaves as it is. */
async function refuseFaultsAmong(trx: Trx, documents: readonly FileDocument[]): Promise<void> {
  const faults = await faultsAmongAll(trx, documents);
  if (faults.length > 0) throw new TransferError(faults.join('\n'));
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

type FindFaults = (kind: DocumentKind, document: FileDocument) => Record<string, string>;

function faultsOfDocument(
  document: FileDocument,
  find: FindFaults = (kind, { body }) => faultsOf(kind, body),
): string[] {
  const { kind: name, key } = document;
  const kind = findKind(name);
  if (!kind) return [`${name}/${key}: there is no kind of document with this name.`];
  if (!isAtHome(kind, key, document.body)) return [`${name}/${key}: this is what another document says.`];
  return Object.entries(find(kind, document)).map(
    ([place, fault]) => `${name}/${key}: ${place || 'the document'} ${fault}`,
  );
}

async function takeAll(trx: Trx, documents: readonly FileDocument[]): Promise<string[]> {
  const changed: string[] = [];
  for (const [kind, inFile] of Map.groupBy(documents, (document) => document.kind)) {
    const numbers = findKind(kind)?.isNumbered ? await readNumbers(trx, kind) : undefined;
    for (const document of inFile) if (await take(trx, document, numbers)) changed.push(`${kind}/${document.key}`);
  }
  const isMoved = await arrange(trx, documents);
  if (changed.length === 0 && !isMoved) return ['Nothing is different from what visitors see already.'];
  await raiseContentVersion(trx);
  return [
    ...changed.map((name) => `${name}: taken from the file`),
    ...(isMoved ? ['The order is that of the file'] : []),
  ];
}

/** As they stand in the file; what it does not have comes after that. */
async function arrange(trx: Trx, documents: readonly FileDocument[]): Promise<boolean> {
  let isMoved = false;
  for (const [kind, inFile] of Map.groupBy(documents, (document) => document.kind)) {
    const keys = inFile.map(({ key }) => key);
    const stored = await listKeys(trx, kind);
    const wanted = [...keys, ...stored.filter((key) => !keys.includes(key))];
    if (isDeepStrictEqual(stored, wanted)) continue;
    for (const [index, key] of wanted.entries()) await setPosition(trx, kind, key, index + 1);
    isMoved = true;
  }
  return isMoved;
}

async function take(
  trx: Trx,
  { kind: name, key, body: inFile }: FileDocument,
  numbers: Numbers | undefined,
): Promise<boolean> {
  const kind = findKind(name) as DocumentKind;
  // Whatever number it has on another machine: here it may be that of another one.
  const said = numbers ? numbers.settle(key, inFile as object) : inFile;
  const known = await findDocument(trx, name, key);
  const live = known && (await findRevision(trx, known.id, known.live_revision));
  const body = inheriting(kind, said, live?.body);
  const title = titleIn(kind, body);
  if (live && known.archived === 0 && isDeepStrictEqual(live.body, body)) return false;
  const row = known ?? (await insertDocument(trx, { kind: name, key, origin: 'staff', position: LAST, title }));
  const revision = await insertRevision(trx, row.id, { body, base: live?.id ?? null, author: actors.console });
  await publishAtOnce(trx, row, revision, title);
  await setArchived(trx, row.id, false);
  await kind.onPublish?.(trx, body, () => readLive(trx));
  const entry = { action: 'document.import', subject: subjectOf(kind, title), after: { revision } } as const;
  const changes = (live && kind.changesOf?.(live.body, body)) ?? [];
  for (const one of [entry, ...entriesOf(changes)]) {
    await insertAudit(trx, actors.console, REQUEST_ID, one);
  }
  return true;
}
