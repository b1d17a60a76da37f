import { sentence } from '../../../contract/sentence.ts';
import type { Db, Trx } from '../../db/db.ts';
import type { DocumentRow } from '../../db/tables.ts';
import type { DocumentKind } from '../../documents/document-kind.ts';
import { titleIn } from '../../documents/document-kind.ts';
import type { StoredRevision } from '../../documents/documents.repository.ts';
import * as repository from '../../documents/documents.repository.ts';
import { faultsOf } from '../../documents/faults.ts';
import { findKind } from '../../documents/kinds/index.ts';
import { HttpError } from '../../http/http-error.ts';

/** Which document, as its address says it. */
export interface Named {
  kind: string;
  key: string;
}

interface Found {
  kind: DocumentKind;
  row: DocumentRow;
}

export async function find(db: Db, { kind: name, key }: Named): Promise<Found> {
  const kind = findKind(name);
  const row = kind && (await repository.findDocument(db, kind.name, key));
  if (!row) throw new HttpError(404, 'documents.unknown');
  return { kind, row };
}

export async function readDocument(db: Db, named: Named) {
  const { kind, row } = await find(db, named);
  const live = await repository.findRevision(db, row.id, row.live_revision);
  const draft = await repository.findRevision(db, row.id, row.draft_revision);
  const { body } = (draft ?? live) as StoredRevision;
  return {
    title: titleIn(kind, body),
    isArchived: row.archived === 1,
    live: infoOf(live),
    draft: infoOf(draft),
    release: isOffered(row) ? row.release_revision : null,
    body: body as Record<string, unknown>,
    faults: faultsOf(kind, body),
  };
}

/** A release has come since staff published it, and says something else of it than the one before. */
const isOffered = ({ origin, live_revision, release_revision }: DocumentRow): boolean =>
  origin === 'staff' && (release_revision ?? 0) > (live_revision ?? 0);

const infoOf = (revision: StoredRevision | undefined) =>
  revision ? { id: revision.id, author: revision.author, at: revision.at } : null;

interface Draft {
  base: number;
  body: unknown;
  author: string;
}

export async function saveDraft(trx: Trx, named: Named, { base, body, author }: Draft): Promise<void> {
  const { kind, row } = await find(trx, named);
  const revision = await repository.insertRevision(trx, row.id, { body, base, author });
  const draft = { revision, base, title: titleIn(kind, body) };
  if (!(await repository.setDraft(trx, row.id, draft))) throw await overtaken(trx, named);
}

interface Published extends Found {
  title: string;
  /** What was live until now. */
  before: number | null;
}

export async function publish(trx: Trx, named: Named, revision: number): Promise<Published> {
  const found = await find(trx, named);
  const { kind, row } = found;
  const draft = await repository.findRevision(trx, row.id, revision);
  if (!draft || row.draft_revision !== revision) throw await overtaken(trx, named);
  const faults = Object.entries(faultsOf(kind, draft.body));
  if (faults.length > 0) {
    const fields = Object.fromEntries(faults.map(([field, text]) => [field, sentence('request.quoted', { text })]));
    throw new HttpError(400, 'documents.incomplete', { fields });
  }
  if (!(await repository.publishDraft(trx, row.id, revision))) throw await overtaken(trx, named);
  await kind.onPublish?.(trx, draft.body);
  return { ...found, title: titleIn(kind, draft.body), before: row.live_revision };
}

export async function discard(trx: Trx, named: Named, revision: number): Promise<Found> {
  const found = await find(trx, named);
  const { kind, row } = found;
  if (row.live_revision === null) throw new HttpError(409, 'documents.onlyDraft');
  const live = await repository.findRevision(trx, row.id, row.live_revision);
  const title = titleIn(kind, live?.body);
  if (!(await repository.discardDraft(trx, row.id, revision, title))) throw await overtaken(trx, named);
  return found;
}

/** The older revision as a new one, so that what came between stays in the list. */
export async function restore(
  trx: Trx,
  named: Named,
  { revision, base, author }: Omit<Draft, 'body'> & { revision: number },
): Promise<void> {
  const { row } = await find(trx, named);
  const older = await repository.findRevision(trx, row.id, revision);
  if (!older) throw new HttpError(404, 'documents.unknownRevision');
  await saveDraft(trx, named, { base, body: older.body, author });
}

/** For whoever was late: what is there now, so that nothing of theirs need be lost. */
async function overtaken(trx: Trx, named: Named): Promise<HttpError> {
  return new HttpError(409, 'documents.changedMeanwhile', { current: await readDocument(trx, named) });
}
