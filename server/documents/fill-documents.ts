import { isDeepStrictEqual } from 'node:util';
import type { Trx } from '../db/db.ts';
import type { Database } from '../db/engine.ts';
import { raiseContentVersion, takeRowsMark } from '../db/meta.ts';
import type { DocumentRow } from '../db/tables.ts';
import type { DocumentKind, Release } from './document-kind.ts';
import { titleIn } from './document-kind.ts';
import {
  findDocument,
  findLive,
  findRevision,
  followRelease,
  insertDocument,
  insertRevision,
  listLiveRows,
  readBodies,
} from './documents.repository.ts';
import { documentKinds } from './kinds/index.ts';
import { localFrom } from './local-from.ts';
import { readNumbers } from './numbers.ts';

/** Who is named as the author of what came with a release. */
const RELEASE = '(release)';

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
  const bodies = Object.entries(kind.fromRelease(filling.release));
  const numbers = kind.isNumbered && (await readNumbers(trx, kind.name));
  let changes = 0;
  for (const [index, [key, said]] of bodies.entries()) {
    const body = numbers ? numbers.settle(key, said as object) : said;
    const released = { key, body, position: index + 1, isGone: filling.isOfRows };
    if (await bringUpToDate(trx, kind, released)) changes += 1;
    // What goes with a document may be another one in this release, though the document itself is still that of staff.
    if (kind.onPublish) await kind.onPublish(trx, (await findLive(trx, kind.name, key))?.body);
  }
  return changes + (await keepOthers(trx, kind, filling, new Set(bodies.map(([key]) => key))));
}

interface Released {
  key: string;
  body: unknown;
  position: number;
  /** Where the store lacks it, staff have taken it away. */
  isGone: boolean;
}

async function bringUpToDate(trx: Trx, kind: DocumentKind, released: Released): Promise<boolean> {
  const { key, body, position, isGone } = released;
  const title = titleIn(kind, body);
  const known = await findDocument(trx, kind.name, key);
  const origin = isGone ? 'staff' : 'release';
  const document = known ?? (await insertDocument(trx, { kind: kind.name, key, origin, position, title }));
  const said = await findRevision(trx, document.id, document.release_revision);
  const isOwn = document.origin === 'release';
  if (said && isDeepStrictEqual(said.body, body)) {
    return isOwn && follow(trx, document, { live_revision: said.id, archived: 0 });
  }
  const revision = await insertRevision(trx, document.id, { body, base: document.release_revision, author: RELEASE });
  await followRelease(trx, document.id, { release_revision: revision });
  if (!known && isGone) await followRelease(trx, document.id, { live_revision: revision, archived: 1 });
  return isOwn && follow(trx, document, { live_revision: revision, archived: 0, title });
}

/** What is staff's, or what this release does not have any more. */
async function keepOthers(
  trx: Trx,
  kind: DocumentKind,
  { release, isOfRows }: Filling,
  released: ReadonlySet<string>,
): Promise<number> {
  const rows = await listLiveRows(trx, kind.name);
  const others = rows.filter(({ key, origin }) => origin === 'staff' || !released.has(key));
  const bodies = await readBodies(
    trx,
    others.map(({ live_revision }) => live_revision ?? 0),
  );
  let changes = 0;
  for (const row of others) {
    const body = bodies.get(row.live_revision ?? 0);
    const translated = isOfRows ? withTranslations(kind, body as Texts, release) : body;
    const kept = kind.keep ? kind.keep(translated, release, row.origin) : row.origin === 'staff' && body;
    if (!isDeepStrictEqual(kept, body)) changes += 1;
    if (!kept) await followRelease(trx, row.id, { archived: 1 });
    else if (!isDeepStrictEqual(kept, body)) {
      const base = row.live_revision;
      const revision = await insertRevision(trx, row.id, { body: kept, base, author: RELEASE });
      await followRelease(trx, row.id, { live_revision: revision });
    }
  }
  return changes;
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
