import { isDeepStrictEqual } from 'node:util';
import type { Trx } from '../db/db.ts';
import type { Database } from '../db/engine.ts';
import { raiseContentVersion, takeRowsMark } from '../db/meta.ts';
import type { DocumentRow } from '../db/tables.ts';
import type { DocumentKind, Release } from './document-kind.ts';
import { titleIn } from './document-kind.ts';
import { listBodies, listLiveRows } from './document-lists.repository.ts';
import {
  findDocument,
  findLive,
  findRevision,
  followRelease,
  insertDocument,
  insertRevision,
  RELEASE_AUTHOR,
  readBodies,
  setFirstDraft,
  takeCarried,
} from './documents.repository.ts';
import { documentKinds } from './kinds/index.ts';
import { readLive } from './live-documents.ts';
import { localFrom } from './local-from.ts';
import { readNumbers } from './numbers.ts';

/**
 * Puts into the store what it lacks, and brings what is still the release's own up to this one. What staff have published stays as it
 * is; they are offered what the release says. Any number of servers may do this at once. Returns whether visitors see anything else.
 */
export function fillDocuments({ db, engine }: Database, release: Release): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await engine.lockSetup(trx);
    const isOfRows = await takeRowsMark(trx);
    let changes = 0;
    for (const kind of documentKinds) {
      changes += await fillKind(trx, kind, { release, isOfRows: isOfRows && kind.hadRows !== undefined });
    }
    if (changes > 0) await raiseContentVersion(trx);
    return changes > 0;
  });
}

interface Filling {
  release: Release;
  /** A migration has made the documents of the kind out of rows, and no release has looked at them since. */
  isOfRows: boolean;
}

async function fillKind(trx: Trx, kind: DocumentKind, filling: Filling): Promise<number> {
  const { addsOnly = false } = filling.release;
  const bodies = Object.entries(kind.fromRelease(filling.release));
  const numbers = kind.isNumbered && (await readNumbers(trx, kind.name));
  const store = await readStore(trx, kind, filling.release);
  let changes = 0;
  for (const [index, [key, said]] of bodies.entries()) {
    const body = numbers ? numbers.settle(key, said as object) : said;
    const released = { key, body, position: index + 1, isGone: filling.isOfRows, isOnlyAdded: addsOnly };
    if (await bringUpToDate(trx, store, released)) changes += 1;
    // What goes with a document may be another one in this release, though the document itself is still that of staff.
    const live = kind.onPublish && (await findLive(trx, kind.name, key));
    await kind.onPublish?.(trx, live?.body, () => readLive(trx));
  }
  changes += await keepOthers(trx, kind, filling, new Set(bodies.map(([key]) => key)));
  return changes + (await addCarried(trx, store));
}

/** What there is of a kind before a release is brought in. */
interface Store {
  kind: DocumentKind;
  /** As somebody works on them, by key; only of a kind that numbers them itself, or whose rows were carried over. */
  bodies: Map<string, Body>;
  /** Out of tables that are no more, by the name that the kind knows them by. */
  carried: Map<string, { key: string; body: Body }>;
}

type Body = Record<string, unknown>;

async function readStore(trx: Trx, kind: DocumentKind, release: Release): Promise<Store> {
  const known = kind.number || kind.carried ? await listBodies(trx, kind.name) : [];
  const carried: Store['carried'] = new Map();
  for (const { name, body: row } of kind.carried ? await takeCarried(trx, kind.name) : []) {
    const [key, body] = kind.carried?.documentOf(row, release) ?? ['', {}];
    carried.set(name, { key, body: body as Body });
  }
  return { kind, bodies: new Map(known.map(({ key, body }) => [key, body])), carried };
}

interface Released {
  key: string;
  body: unknown;
  position: number;
  /** Where the store lacks it, staff have taken it away. */
  isGone: boolean;
  /** Where the store has it, it stays as it is. */
  isOnlyAdded: boolean;
}

async function bringUpToDate(trx: Trx, store: Store, released: Released): Promise<boolean> {
  const { kind } = store;
  const { key, body, position, isGone, isOnlyAdded } = released;
  const title = titleIn(kind, body);
  const known = await findDocument(trx, kind.name, key);
  if (known && isOnlyAdded) return false;
  const origin = isGone ? 'staff' : 'release';
  const document = known ?? (await insertDocument(trx, { kind: kind.name, key, origin, position, title }));
  const live = await findRevision(trx, document.id, document.live_revision);
  const now = (live?.body as Body | undefined) ?? takeFrom(store, body);
  const numbered = numberAmong(store, key, body, now);
  const revision = await noteRelease(trx, document, numbered);
  if (!known && isGone) await followRelease(trx, document.id, { live_revision: revision, archived: 1 });
  if (document.origin !== 'release') return false;
  const wanted = now && kind.keep ? kind.keep(numbered, now) : numbered;
  const live_revision = await revisionOf(trx, document.id, wanted, [live, { id: revision, body: numbered }]);
  // Of a document that somebody is at work on, lists show the name that it has there.
  const named = document.draft_revision === null && { title };
  return follow(trx, document, { live_revision, archived: 0, ...named });
}

/** What this release says of a document, for whoever is to be offered it. */
async function noteRelease(trx: Trx, document: DocumentRow, body: unknown): Promise<number> {
  const base = document.release_revision;
  const said = await findRevision(trx, document.id, base);
  if (said && isDeepStrictEqual(said.body, body)) return said.id;
  const revision = await insertRevision(trx, document.id, { body, base, author: RELEASE_AUTHOR });
  await followRelease(trx, document.id, { release_revision: revision });
  return revision;
}

/** One that says so already, or a new one. */
async function revisionOf(
  trx: Trx,
  documentId: number,
  body: unknown,
  known: readonly ({ id: number; body: unknown } | undefined)[],
): Promise<number> {
  const same = known.find((revision) => revision && isDeepStrictEqual(revision.body, body));
  if (same) return same.id;
  return insertRevision(trx, documentId, { body, base: known.at(-1)?.id ?? null, author: RELEASE_AUTHOR });
}

/** What was carried over of this very document. */
function takeFrom({ kind, carried }: Store, body: unknown): Body | undefined {
  const name = kind.carried?.nameOf(body) ?? '';
  const found = carried.get(name);
  carried.delete(name);
  return found?.body;
}

function numberAmong({ kind, bodies, carried }: Store, key: string, body: unknown, now: Body | undefined): unknown {
  if (!kind.number) return body;
  const others = [...bodies].filter(([other]) => other !== key).map(([, one]) => one);
  const numbered = kind.number(body, now, [...others, ...[...carried.values()].map((one) => one.body)]);
  bodies.set(key, numbered as Body);
  return numbered;
}

/** What older databases had and this release does not is that of staff. If something is missing of it, it waits as a draft. */
async function addCarried(trx: Trx, { kind, bodies, carried }: Store): Promise<number> {
  for (const { key: wanted, body } of carried.values()) {
    const key = bodies.has(wanted) ? `${wanted}-${body.id}` : wanted;
    const place = {
      kind: kind.name,
      key,
      origin: 'staff',
      position: bodies.size + 1,
      title: titleIn(kind, body),
    } as const;
    const { id } = await insertDocument(trx, place);
    const revision = await insertRevision(trx, id, { body, base: null, author: RELEASE_AUTHOR });
    if (kind.schema.safeParse(body).success) await followRelease(trx, id, { live_revision: revision });
    else await setFirstDraft(trx, id, revision);
    bodies.set(key, body);
  }
  return carried.size;
}

/** What is staff's, or what this release does not have any more. */
async function keepOthers(
  trx: Trx,
  kind: DocumentKind,
  { release, isOfRows }: Filling,
  released: ReadonlySet<string>,
): Promise<number> {
  if (release.addsOnly && !isOfRows) return 0;
  const rows = await listLiveRows(trx, kind.name);
  const others = rows.filter(({ key, origin }) => origin === 'staff' || !released.has(key));
  const bodies = await readBodies(
    trx,
    others.flatMap(({ live_revision, release_revision }) => [live_revision ?? 0, release_revision ?? 0]),
  );
  let changes = 0;
  for (const row of others) {
    const body = bodies.get(row.live_revision ?? 0);
    const translated = isOfRows ? withTranslations(kind, body as Texts, release) : body;
    // Staff may have changed a part by a call of its own, such as a price, and left the rest to the release.
    const isStaffs = row.origin === 'staff' || !isDeepStrictEqual(body, bodies.get(row.release_revision ?? 0));
    const kept = keepAfter(kind, { body, translated, release, isStaffs, origin: row.origin });
    if (!isDeepStrictEqual(kept, body)) changes += 1;
    if (!kept) await followRelease(trx, row.id, { archived: 1 });
    else if (!isDeepStrictEqual(kept, body)) {
      const base = row.live_revision;
      const revision = await insertRevision(trx, row.id, { body: kept, base, author: RELEASE_AUTHOR });
      await followRelease(trx, row.id, { live_revision: revision });
    }
  }
  return changes;
}

interface Other {
  body: unknown;
  translated: unknown;
  release: Release;
  isStaffs: boolean;
  origin: DocumentRow['origin'];
}

/** What becomes of it; nothing: it is set aside. */
function keepAfter({ afterRelease }: DocumentKind, { body, translated, release, isStaffs, origin }: Other): unknown {
  if (release.addsOnly) return translated;
  return afterRelease ? afterRelease(translated, release, origin) : isStaffs && body;
}

type Texts = Record<string, { en: string }>;

/** With what the dictionaries said of its texts as long as they were rows. */
function withTranslations({ hadRows }: DocumentKind, body: Texts, { translations }: Release): Texts {
  const local = localFrom(translations);
  const texts = (hadRows?.texts ?? []).map((name) => {
    const text = body[name] ?? { en: '' };
    return [name, { ...local(text.en), ...text }] as const;
  });
  return { ...body, ...Object.fromEntries(texts) };
}

type Change = Parameters<typeof followRelease>[2];

/** False where it is so already. */
async function follow(trx: Trx, document: DocumentRow, change: Change): Promise<boolean> {
  const isSo = Object.entries(change).every(([column, value]) => document[column as keyof DocumentRow] === value);
  if (!isSo) await followRelease(trx, document.id, change);
  return !isSo;
}
