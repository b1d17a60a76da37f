import type { Db, Trx } from '../db/db.ts';
import type { DocumentRow } from '../db/tables.ts';

export interface RevisionInfo {
  id: number;
  author: string;
  at: number;
}

export interface StoredRevision extends RevisionInfo {
  body: unknown;
}

/** Who is named as the author of what came with a release. */
export const RELEASE_AUTHOR = '(release)';

const REVISION_COLUMNS = ['id', 'author', 'at', 'body'] as const;
/** As many as every engine takes in one statement. */
const AT_ONCE = 500;

export const findDocument = (db: Db, kind: string, key: string): Promise<DocumentRow | undefined> =>
  db.selectFrom('documents').selectAll().where('kind', '=', kind).where('key', '=', key).executeTakeFirst();

/** As it is now, and for whoever else wants to change it not before this transaction ends. */
export const holdDocument = (trx: Trx, id: number): Promise<DocumentRow> =>
  trx
    .updateTable('documents')
    .set(({ ref }) => ({ archived: ref('archived') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

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

/** The one that its author began from, or the one saved before it where nobody noted that. */
export async function findRevisionBefore(db: Db, documentId: number, id: number): Promise<StoredRevision | undefined> {
  const found = await db
    .selectFrom('revisions')
    .select(({ fn, selectFrom }) =>
      fn
        .coalesce(
          'base',
          selectFrom('revisions as earlier')
            .select(({ fn: { max } }) => max('earlier.id').as('id'))
            .where('earlier.document_id', '=', documentId)
            .where('earlier.id', '<', id),
        )
        .as('before'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  return findRevision(db, documentId, found?.before ?? null);
}

/** What visitors see of a document. */
export async function findLive(db: Db, kind: string, key: string): Promise<StoredRevision | undefined> {
  const document = await findDocument(db, kind, key);
  return document && findRevision(db, document.id, document.live_revision);
}

export async function readBodies(db: Db, revisions: readonly number[]): Promise<ReadonlyMap<number, unknown>> {
  const bodies = new Map<number, unknown>();
  for (let from = 0; from < revisions.length; from += AT_ONCE) {
    const rows = await db
      .selectFrom('revisions')
      .select(['id', 'body'])
      .where('id', 'in', revisions.slice(from, from + AT_ONCE))
      .execute();
    for (const { id, body } of rows) bodies.set(id, JSON.parse(body));
  }
  return bodies;
}

type NewDocument = Pick<DocumentRow, 'kind' | 'key' | 'origin' | 'position' | 'title'>;

export const insertDocument = (trx: Trx, document: NewDocument): Promise<DocumentRow> =>
  trx
    .insertInto('documents')
    .values({
      ...document,
      live_revision: null,
      draft_revision: null,
      draft_base: null,
      release_revision: null,
      replaced_revision: null,
      archived: 0,
    })
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

interface Draft {
  revision: number;
  base: number;
  title: string;
}

/** False where the document is no longer at the revision that its author began from. */
export async function setDraft(trx: Trx, documentId: number, { revision, base, title }: Draft): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('documents')
    .set(({ eb, ref }) => ({
      draft_revision: revision,
      draft_base: eb.case().when('draft_revision', 'is', null).then(ref('live_revision')).else(ref('draft_base')).end(),
      title,
    }))
    .where('id', '=', documentId)
    .where(({ eb, fn }) => eb(fn.coalesce('draft_revision', 'live_revision'), '=', base))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The first one of a document that is new. */
export const setFirstDraft = (trx: Trx, documentId: number, revision: number) =>
  trx.updateTable('documents').set({ draft_revision: revision }).where('id', '=', documentId).execute();

/** A draft with what has become live beside it. */
export const rebaseDraft = (trx: Trx, documentId: number, { revision, base }: { revision: number; base: number }) =>
  trx
    .updateTable('documents')
    .set({ draft_revision: revision, draft_base: base })
    .where('id', '=', documentId)
    .execute();

/** The draft, or what has been made of it to be live. False where this is no longer the draft. */
export async function publishDraft(
  trx: Trx,
  documentId: number,
  revision: number,
  live: number = revision,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('documents')
    .set(({ ref }) => ({
      live_revision: live,
      replaced_revision: ref('live_revision'),
      draft_revision: null,
      origin: 'staff',
    }))
    .where('id', '=', documentId)
    .where('draft_revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False where this is no longer the draft. */
export async function discardDraft(trx: Trx, documentId: number, revision: number, title: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('documents')
    .set({ draft_revision: null, title })
    .where('id', '=', documentId)
    .where('draft_revision', '=', revision)
    .where('live_revision', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Without a draft before it: from the console, or by a call that changes one thing. A draft that somebody has stays theirs. */
export const publishAtOnce = (trx: Trx, { id, draft_revision }: DocumentRow, revision: number, title: string) =>
  trx
    .updateTable('documents')
    .set(({ ref }) => ({
      live_revision: revision,
      replaced_revision: ref('live_revision'),
      origin: 'staff' as const,
      ...(draft_revision === null && { title }),
    }))
    .where('id', '=', id)
    .execute();

interface Planned {
  /** What is to be live: the revision that was planned, or one that joins it with what came between. */
  revision: number;
  /** A draft that is still this one is all in it. */
  planned: number;
  title: string;
}

/** A draft that somebody has gone on with stays theirs. */
export async function publishPlanned(trx: Trx, document: DocumentRow, { revision, planned, title }: Planned) {
  const isAllInIt = document.draft_revision === null || document.draft_revision === planned;
  await trx
    .updateTable('documents')
    .set({
      live_revision: revision,
      origin: 'staff',
      ...(revision !== document.live_revision && { replaced_revision: document.live_revision }),
      ...(isAllInIt && { draft_revision: null, title }),
    })
    .where('id', '=', document.id)
    .execute();
}

type FromRelease = Partial<Pick<DocumentRow, 'live_revision' | 'release_revision' | 'title' | 'archived'>>;

/** A release says it itself: whose the document is stays. */
export const followRelease = (trx: Trx, documentId: number, change: FromRelease) =>
  trx
    .updateTable('documents')
    .set(({ ref }) => ({ ...change, ...(change.live_revision && { replaced_revision: ref('live_revision') }) }))
    .where('id', '=', documentId)
    .execute();

export const setPosition = (trx: Trx, kind: string, key: string, position: number) =>
  trx.updateTable('documents').set({ position }).where('kind', '=', kind).where('key', '=', key).execute();

/** As it is: a release no longer changes it. */
export const makeOwn = (trx: Trx, documentId: number) =>
  trx.updateTable('documents').set({ origin: 'staff' }).where('id', '=', documentId).execute();

/** False where it is so already. */
export async function setArchived(trx: Trx, documentId: number, isArchived: boolean): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('documents')
    .set({ archived: isArchived ? 1 : 0, origin: 'staff' })
    .where('id', '=', documentId)
    .where('archived', '=', isArchived ? 0 : 1)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** By a call that changes one thing: whose the rest is stays. */
export const setLive = (trx: Trx, documentId: number, revision: number) =>
  trx.updateTable('documents').set({ live_revision: revision }).where('id', '=', documentId).execute();

/** What was in tables that are no more; each is handed out once. */
export async function takeCarried(trx: Trx, kind: string): Promise<{ name: string; body: unknown }[]> {
  const rows = await trx
    .selectFrom('carried')
    .select(['key', 'body'])
    .where('kind', '=', kind)
    .orderBy('key')
    .execute();
  if (rows.length > 0) await trx.deleteFrom('carried').where('kind', '=', kind).execute();
  return rows.map(({ key, body }) => ({ name: key, body: JSON.parse(body) }));
}
