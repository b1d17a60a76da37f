import { isDeepStrictEqual } from 'node:util';
import type { Trx } from '../db/db.ts';
import type { Database } from '../db/engine.ts';
import { raiseContentVersion } from '../db/meta.ts';
import type { Release } from './document-kind.ts';
import {
  findDocument,
  findLive,
  findRevision,
  insertDocument,
  insertRevision,
  setLive,
} from './documents.repository.ts';
import { documentKinds } from './kinds/index.ts';

/** Who is named as the author of what came with a release. */
const RELEASE = '(release)';

/**
 * Puts into the store what it lacks, and brings what is still the release's own up to this one. What staff have published stays as it
 * is. Any number of servers may do this at once. Returns whether anything changed.
 */
export function fillDocuments({ db, engine }: Database, release: Release): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await engine.lockSetup(trx);
    let changes = 0;
    for (const kind of documentKinds) {
      for (const [key, body] of Object.entries(kind.fromRelease(release))) {
        if (await bringUpToDate(trx, kind.name, key, body)) changes += 1;
        // What goes with a document may be another one in this release, though the document itself is still that of staff.
        await kind.onPublish?.(trx, (await findLive(trx, kind.name, key))?.body);
      }
    }
    if (changes > 0) await raiseContentVersion(trx);
    return changes > 0;
  });
}

async function bringUpToDate(trx: Trx, kind: string, key: string, body: unknown): Promise<boolean> {
  const known = await findDocument(trx, kind, key);
  if (known?.origin === 'staff') return false;
  const document = known ?? (await insertDocument(trx, { kind, key, origin: 'release' }));
  const live = await findRevision(trx, document.id, document.live_revision);
  if (live && isDeepStrictEqual(live.body, body)) return false;
  const revision = await insertRevision(trx, document.id, { body, base: document.live_revision, author: RELEASE });
  await setLive(trx, document.id, revision);
  return true;
}
