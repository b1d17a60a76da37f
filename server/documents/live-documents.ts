import type * as z from 'zod';
import type { Db } from '../db/db.ts';
import { deepFreeze } from '../http/deep-freeze.ts';
import type { Version } from '../http/reply-cache.ts';
import type { DocumentKind, Documents, LiveDocument } from './document-kind.ts';
import type { ListedRevision } from './document-lists.repository.ts';
import { listInUse, listLive } from './document-lists.repository.ts';
import { readBodies } from './documents.repository.ts';
import { presentable } from './faults.ts';
import { findKind } from './kinds/index.ts';

export type { Documents } from './document-kind.ts';

/** Where every part of the server learns what the dealership says. */
export interface DocumentSource {
  /** To be asked whenever it is needed: it may change while the server runs. */
  current(): Promise<Documents>;
  /** Exactly as the database has them now, or a transaction sees them: for staff, who change them. */
  asOf(db: Db): Promise<Documents>;
  /** As it would be if the drafts that are asked for were published. */
  withDrafts(isShown: IsShown): Promise<Documents>;
}

type IsShown = (kind: string, key: string) => boolean;

interface KeptList {
  /** By which one that has changed is known. */
  revisions: readonly number[];
  documents: readonly LiveDocument[];
}

class Snapshot implements Documents {
  readonly lists: ReadonlyMap<string, KeptList>;

  constructor(lists: ReadonlyMap<string, KeptList>) {
    this.lists = lists;
  }

  of<Schema extends z.ZodType>({ name }: DocumentKind<Schema>): readonly LiveDocument<z.output<Schema>>[] {
    return (this.lists.get(name)?.documents ?? NONE) as readonly LiveDocument<z.output<Schema>>[];
  }
}

const NONE: readonly LiveDocument[] = [];

/** What is live, in memory; only what is new is read when the content version says that something has changed. */
export class LiveDocuments implements DocumentSource {
  #db: Db;
  #version: Version;
  #asked: { version: number; documents: Promise<Documents> } | undefined;
  #last: Snapshot | undefined;

  constructor(db: Db, version: Version) {
    this.#db = db;
    this.#version = version;
  }

  async current(): Promise<Documents> {
    try {
      return await this.#newest();
    } catch (error) {
      // Whoever is told that the database does not answer is still to be told whom to call.
      if (this.#last) return this.#last;
      throw error;
    }
  }

  /** Bodies that are known already are not read again. */
  asOf = async (db: Db): Promise<Snapshot> => readSnapshot(db, await listLive(db), this.#last);

  withDrafts = async (isShown: IsShown): Promise<Documents> =>
    readWithDrafts(this.#db, await this.asOf(this.#db), isShown);

  async #newest(): Promise<Documents> {
    const version = await this.#version.current();
    if (this.#asked?.version !== version) {
      const asked = { version, documents: this.#read() };
      this.#asked = asked;
      // What could not be read is read again by the next who asks.
      asked.documents.catch(() => {
        if (this.#asked === asked) this.#asked = undefined;
      });
    }
    return this.#asked.documents;
  }

  async #read(): Promise<Documents> {
    this.#last = await readSnapshot(this.#db, await listLive(this.#db), this.#last);
    return this.#last;
  }
}

/** Straight from the database, for what is asked rarely or must be of this moment; all of it, or one kind alone. */
export const readLive = async (db: Db, kind?: DocumentKind): Promise<Documents> =>
  readSnapshot(db, await listLive(db, kind?.name));

async function readSnapshot(db: Db, listed: readonly ListedRevision[], last?: Snapshot): Promise<Snapshot> {
  const known = new Map<number, LiveDocument>();
  for (const { revisions, documents } of last?.lists.values() ?? []) {
    for (const [index, revision] of revisions.entries()) known.set(revision, documents[index] as LiveDocument);
  }
  const bodies = await readBodies(
    db,
    listed.map(({ revision }) => revision).filter((revision) => !known.has(revision)),
  );
  const lists = new Map<string, KeptList>();
  for (const [kind, ofKind] of Map.groupBy(listed, ({ kind: name }) => name)) {
    const revisions = ofKind.map(({ revision }) => revision);
    const before = last?.lists.get(kind);
    const documents = ofKind.map(
      ({ key, revision }) => known.get(revision) ?? deepFreeze({ key, body: bodies.get(revision) }),
    );
    lists.set(kind, before && isSameList(before.revisions, revisions) ? before : { revisions, documents });
  }
  return new Snapshot(lists);
}

const isSameList = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** What is live, with the drafts that are asked for in place of it, as far as they can be shown yet. Only these are read and examined. */
async function readWithDrafts(db: Db, live: Snapshot, isShown: IsShown): Promise<Documents> {
  const listed = await listInUse(db);
  const liveOnes = new Map<number, LiveDocument>();
  for (const { revisions, documents } of live.lists.values()) {
    for (const [index, revision] of revisions.entries()) liveOnes.set(revision, documents[index] as LiveDocument);
  }
  const drafts = listed.filter(({ kind, key, draft }) => draft !== null && isShown(kind, key));
  const bodies = await readBodies(
    db,
    drafts.map(({ draft }) => draft ?? 0),
  );
  const lists = new Map<string, KeptList>();
  for (const [kind, ofKind] of Map.groupBy(listed, ({ kind: name }) => name)) {
    const kept = live.lists.get(kind);
    const isSame = !ofKind.some(({ draft }) => bodies.has(draft ?? 0));
    const documents = ofKind.flatMap(({ key, draft, live: revision }) => {
      const now = liveOnes.get(revision ?? 0);
      const body = bodies.get(draft ?? 0);
      const seen = body ? shown(kind, body, now?.body) : now?.body;
      return seen ? [{ key, body: seen }] : [];
    });
    lists.set(kind, isSame && kept ? kept : { revisions: [], documents });
  }
  return new Snapshot(lists);
}

function shown(kindName: string, draft: unknown, live: unknown): unknown {
  const kind = findKind(kindName);
  return kind && presentable(kind, draft as object, live as object | undefined);
}

/** What follows from documents of these kinds: made once for as long as they are the same. */
export function madeOf<Made>(
  kinds: readonly DocumentKind[],
  make: (documents: Documents) => Made,
): (documents: Documents) => Made {
  const [first, ...others] = kinds;
  const kept = new WeakMap<object, { lists: readonly unknown[]; made: Made }>();
  return (documents) => {
    // By the first list, and not the last one that was asked for: pages with drafts come between those of visitors.
    const list = first ? documents.of(first) : NONE;
    const lists = others.map((kind) => documents.of(kind));
    const last = kept.get(list);
    if (last && lists.every((other, index) => other === last.lists[index])) return last.made;
    const made = make(documents);
    kept.set(list, { lists, made });
    return made;
  };
}
