import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { DocumentRow } from '../db/tables.ts';
import type { RevisionInfo } from './documents.repository.ts';
import { readBodies } from './documents.repository.ts';

/** What there is of documents, kind by kind: for lists, for the snapshot of what is live, and for what is counted. */

/** Which revision of a document somebody asks for. */
export interface ListedRevision {
  id: number;
  kind: string;
  key: string;
  revision: number;
}

const inOrder = (db: Db) => db.selectFrom('documents').orderBy('kind').orderBy('position').orderBy('id');

/** What visitors see of all documents, or of those of a kind, without their bodies. */
export const listLive = (db: Db, kind?: string): Promise<ListedRevision[]> =>
  inOrder(db)
    .select(['id', 'kind', 'key'])
    .select(({ ref }) => ref('live_revision').$notNull().as('revision'))
    .where('live_revision', 'is not', null)
    .where('archived', '=', 0)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .execute();

export interface WorkedOn {
  kind: string;
  key: string;
  title: string;
  live: number | null;
  draft: number | null;
}

/** Which revisions there are of all that is in use, without their bodies. */
export const listInUse = (db: Db): Promise<WorkedOn[]> =>
  inOrder(db)
    .select(['kind', 'key', 'title', 'live_revision as live', 'draft_revision as draft'])
    .where('archived', '=', 0)
    .execute();

/** Of which kind the documents are whose revisions these are; a page of the history has a hundred at most. */
export async function readKinds(db: Db, revisions: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (revisions.length === 0) return new Map();
  const rows = await db
    .selectFrom('revisions')
    .innerJoin('documents', 'documents.id', 'revisions.document_id')
    .select(['revisions.id', 'documents.kind'])
    .where('revisions.id', 'in', revisions)
    .execute();
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

/** All of a kind, set aside or not, each as somebody works on it. */
export async function listBodies(db: Db, kind: string): Promise<{ key: string; body: Record<string, unknown> }[]> {
  const rows = await db
    .selectFrom('documents')
    .select('key')
    .select(({ fn }) => fn.coalesce('draft_revision', 'live_revision').$notNull().as('revision'))
    .where('kind', '=', kind)
    .orderBy('position')
    .execute();
  const bodies = await readBodies(
    db,
    rows.map(({ revision }) => revision),
  );
  return rows.map(({ key, revision }) => ({ key, body: bodies.get(revision) as Record<string, unknown> }));
}

export interface ListQuery {
  kind: string;
  /** In lower case; empty: all. */
  search: string;
  isArchived: boolean;
  /** Only these; undefined: all. */
  keys?: readonly string[] | undefined;
}

const matching = (db: Db, { kind, search, isArchived, keys }: ListQuery) =>
  db
    .selectFrom('documents')
    .where('kind', '=', kind)
    .where('archived', '=', isArchived ? 1 : 0)
    .$if(keys !== undefined, (query) => query.where('key', 'in', keys ?? []))
    .$if(search !== '', (query) =>
      query.where(({ eb, fn }) =>
        eb(
          fn<string>('lower', ['title']),
          'like',
          sql<string>`${`%${search.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`,
        ),
      ),
    );

export const listDocuments = (db: Db, query: ListQuery, from: number, limit: number): Promise<DocumentRow[]> =>
  matching(db, query).selectAll().orderBy('position').orderBy('id').limit(limit).offset(from).execute();

export async function countDocuments(db: Db, query: ListQuery): Promise<number> {
  const { total } = await matching(db, query)
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** All of a kind in their order, set aside or not. */
export const listPlaces = (db: Db, kind: string): Promise<Pick<DocumentRow, 'key' | 'position'>[]> =>
  db
    .selectFrom('documents')
    .select(['key', 'position'])
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Those of a kind that visitors see, as they stand in the table. */
export const listLiveRows = (db: Db, kind: string): Promise<DocumentRow[]> =>
  db
    .selectFrom('documents')
    .selectAll()
    .where('kind', '=', kind)
    .where('live_revision', 'is not', null)
    .where('archived', '=', 0)
    .execute();

export const listKeys = async (db: Db, kind: string): Promise<string[]> =>
  (await listPlaces(db, kind)).map(({ key }) => key);

/** The newest first. */
export const listRevisions = (db: Db, documentId: number, limit: number): Promise<RevisionInfo[]> =>
  db
    .selectFrom('revisions')
    .select(['id', 'author', 'at'])
    .where('document_id', '=', documentId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** How many documents of each kind visitors see that are still as a release brought them. */
export async function countSamples(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('documents')
    .select(({ fn }) => ['kind', fn.countAll<number | string>().as('count')])
    .where('origin', '=', 'release')
    .where('archived', '=', 0)
    .groupBy('kind')
    .execute();
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
}

/** What somebody works on, of all kinds. */
export const listOpenDrafts = (db: Db): Promise<(ListedRevision & { title: string })[]> =>
  inOrder(db)
    .select(['id', 'kind', 'key', 'title'])
    .select(({ ref }) => ref('draft_revision').$notNull().as('revision'))
    .where('draft_revision', 'is not', null)
    .where('archived', '=', 0)
    .execute();
