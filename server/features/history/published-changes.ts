import { changesInWords } from '../../../contract/documents/changes-in-words.ts';
import { fieldsOf } from '../../../contract/documents/sections.ts';
import type { Db } from '../../db/db.ts';
import { readKinds } from '../../documents/document-lists.repository.ts';
import { readBodies } from '../../documents/documents.repository.ts';

interface Entry {
  id: number;
  action: string;
  /** Names the revision that was live. */
  before: unknown;
  /** Names the one that is. */
  after: unknown;
}

type Body = Record<string, unknown>;

const PUBLISHING = new Set(['document.publish', 'document.undo', 'plan.publish', 'plan.early']);

const revisionIn = (value: unknown): number | undefined => {
  const revision = (value as { revision?: unknown } | null)?.revision;
  return typeof revision === 'number' ? revision : undefined;
};

/** What became different for visitors, in words, by the id of the entry; of what was published for the first time there is nothing to say. */
export async function publishedChanges(db: Db, entries: readonly Entry[]): Promise<ReadonlyMap<number, string[]>> {
  const published = entries.flatMap(({ id, action, before, after }) => {
    const [from, to] = [revisionIn(before), revisionIn(after)];
    return PUBLISHING.has(action) && from && to ? [{ id, from, to }] : [];
  });
  const revisions = [...new Set(published.flatMap(({ from, to }) => [from, to]))];
  const [bodies, kinds] = [await readBodies(db, revisions), await readKinds(db, revisions)];
  return new Map(
    published.map(({ id, from, to }) => [id, changes(kinds.get(to) ?? '', bodies.get(from), bodies.get(to))]),
  );
}

const changes = (kind: string, before: unknown, after: unknown): string[] =>
  before && after ? changesInWords(fieldsOf(kind), before as Body, after as Body) : [];
