import { isDeepStrictEqual } from 'node:util';
import type { Trx } from '../db/db.ts';
import type { Database } from '../db/engine.ts';
import { raiseContentVersion } from '../db/meta.ts';
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
  listKeys,
} from './documents.repository.ts';
import { documentKinds } from './kinds/index.ts';

/** Who is named as the author of what came with a release. */
const RELEASE = '(release)';

/**
 * Puts into the store what it lacks, and brings what is still the release's own up to this one. What staff have published stays as it
 * is; they are offered what the release says. Any number of servers may do this at once. Returns whether visitors see anything else.
 */
export function fillDocuments({ db, engine }: Database, release: Release): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await engine.lockSetup(trx);
    let changes = 0;
    for (const kind of documentKinds) changes += await fillKind(trx, kind, release);
    if (changes > 0) await raiseContentVersion(trx);
    return changes > 0;
  });
}

async function fillKind(trx: Trx, kind: DocumentKind, release: Release): Promise<number> {
  const bodies = Object.entries(kind.fromRelease(release));
  let changes = 0;
  for (const [index, [key, body]] of bodies.entries()) {
    if (await bringUpToDate(trx, kind, { key, body, position: index + 1 })) changes += 1;
    // What goes with a document may be another one in this release, though the document itself is still that of staff.
    await kind.onPublish?.(trx, (await findLive(trx, kind.name, key))?.body);
  }
  const kept = new Set(bodies.map(([key]) => key));
  for (const key of await listKeys(trx, kind.name)) {
    if (!kept.has(key) && (await retire(trx, kind, key))) changes += 1;
  }
  return changes;
}

interface Released {
  key: string;
  body: unknown;
  position: number;
}

async function bringUpToDate(trx: Trx, kind: DocumentKind, { key, body, position }: Released): Promise<boolean> {
  const title = titleIn(kind, body);
  const known = await findDocument(trx, kind.name, key);
  const document = known ?? (await insertDocument(trx, { kind: kind.name, key, origin: 'release', position, title }));
  const said = await findRevision(trx, document.id, document.release_revision);
  const isOwn = document.origin === 'release';
  if (said && isDeepStrictEqual(said.body, body)) {
    return isOwn && follow(trx, document, { live_revision: said.id, archived: 0, position });
  }
  const revision = await insertRevision(trx, document.id, { body, base: document.release_revision, author: RELEASE });
  await followRelease(trx, document.id, { release_revision: revision });
  return isOwn && follow(trx, document, { live_revision: revision, archived: 0, position, title });
}

/** What the release no longer has is set aside, unless it is that of staff. */
async function retire(trx: Trx, { name }: DocumentKind, key: string): Promise<boolean> {
  const document = await findDocument(trx, name, key);
  return document?.origin === 'release' && follow(trx, document, { archived: 1 });
}

type Change = Parameters<typeof followRelease>[2];

/** False where it is so already. */
async function follow(trx: Trx, document: DocumentRow, change: Change): Promise<boolean> {
  const isSo = Object.entries(change).every(([column, value]) => document[column as keyof DocumentRow] === value);
  if (!isSo) await followRelease(trx, document.id, change);
  return !isSo;
}
