import type { Db, Trx } from '../db/db.ts';
import type { DocumentRow } from '../db/tables.ts';

interface RevisionInfo {
  id: number;
  author: string;
  at: number;
}

export interface StoredRevision extends RevisionInfo {
  body: unknown;
}

const REVISION_COLUMNS = ['id', 'author', 'at', 'body'] as const;

export const findDocument = (db: Db, kind: string, key: string): Promise<DocumentRow | undefined> =>
  db.selectFrom('documents').selectAll().where('kind', '=', kind).where('key', '=', key).executeTakeFirst();

/** Undefined as well for one of another document. */
export async function findRevision(db: Db, documentId: number, id: number | null): Promise<StoredRevision | undefined> {
  if (id === null) return undefined;
  const row = await db
    .selectFrom('revisions')
    .select(REVISION_COLUMNS)
    .where('document_id', '=', documentId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, body: JSON.parse(row.body) };
}

/** What visitors see of a document. */
export async function findLive(db: Db, kind: string, key: string): Promise<StoredRevision | undefined> {
  const document = await findDocument(db, kind, key);
  return document && findRevision(db, document.id, document.live_revision);
}

export async function listKeys(db: Db, kind: string): Promise<string[]> {
  const rows = await db.selectFrom('documents').select('key').where('kind', '=', kind).orderBy('id').execute();
  return rows.map(({ key }) => key);
}

/** What somebody works on. */
export async function findDraft(db: Db, kind: string, key: string): Promise<StoredRevision | undefined> {
  const document = await findDocument(db, kind, key);
  return document && findRevision(db, document.id, document.draft_revision);
}

/** The newest first. */
export const listRevisions = (db: Db, documentId: number, limit: number): Promise<RevisionInfo[]> =>
  db
    .selectFrom('revisions')
    .select(['id', 'author', 'at'])
    .where('document_id', '=', documentId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const insertDocument = (
  trx: Trx,
  document: Pick<DocumentRow, 'kind' | 'key' | 'origin'>,
): Promise<DocumentRow> =>
  trx
    .insertInto('documents')
    .values({ ...document, live_revision: null, draft_revision: null })
    .returningAll()
    .executeTakeFirstOrThrow();

interface NewRevision {
  body: unknown;
  base: number | null;
  author: string;
}

export async function insertRevision(
  trx: Trx,
  documentId: number,
  { body, base, author }: NewRevision,
): Promise<number> {
  const { id } = await trx
    .insertInto('revisions')
    .values({ document_id: documentId, body: JSON.stringify(body), base, author, at: Date.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False where the document is no longer at the revision that its author began from. */
export async function setDraft(trx: Trx, documentId: number, revision: number, base: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('documents')
    .set({ draft_revision: revision })
    .where('id', '=', documentId)
    .where(({ eb, fn }) => eb(fn.coalesce('draft_revision', 'live_revision'), '=', base))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False where this is no longer the draft. */
export async function publishDraft(trx: Trx, documentId: number, revision: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('documents')
    .set({ live_revision: revision, draft_revision: null, origin: 'staff' })
    .where('id', '=', documentId)
    .where('draft_revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False where this is no longer the draft. */
export async function discardDraft(trx: Trx, documentId: number, revision: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('documents')
    .set({ draft_revision: null })
    .where('id', '=', documentId)
    .where('draft_revision', '=', revision)
    .where('live_revision', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** From the console: without a draft before it. A draft that somebody has stays theirs. */
export const publishAtOnce = (trx: Trx, documentId: number, revision: number) =>
  trx.updateTable('documents').set({ live_revision: revision, origin: 'staff' }).where('id', '=', documentId).execute();

/** A release says it itself: there is no draft, and whose it is stays. */
export const setLive = (trx: Trx, documentId: number, revision: number) =>
  trx.updateTable('documents').set({ live_revision: revision }).where('id', '=', documentId).execute();
