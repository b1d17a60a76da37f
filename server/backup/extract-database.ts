import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../db/db.ts';
import type { Engine } from '../db/engine.ts';
import { checkSqlite, SQLITE_FILE } from '../db/sqlite.ts';
import { readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { describe, SQLITE_PART } from './backup-source.ts';
import type { Manifest } from './manifest.ts';
import type { RestoreOrder } from './restore-order.ts';
import type { TarEntry } from './tar.ts';

/** Takes the SQLite database out of a backup that holds one, into a folder where its rows can be read. */
export async function extractDatabase(order: RestoreOrder, manifest: Manifest, folder: string): Promise<void> {
  const file = path.join(folder, SQLITE_FILE);
  const extract = async (part: TarEntry) => {
    if (part.name !== SQLITE_PART)
      throw new BackupError(`The backup holds ${part.name}, which this release does not know.`);
    await pipeline(part.content, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
  };
  const again = await readArchive(order.file, order.passphrase, extract, order.takesUnencrypted);
  refuseOtherManifest(manifest, again);
  checkSqlite(file);
}

/** Between the check and the use somebody may have put another file in its place. */
export function refuseOtherManifest(checked: Manifest, used: Manifest): void {
  if (JSON.stringify(checked) !== JSON.stringify(used)) throw new BackupError('The backup changed while it was read.');
}

/** The list of contents and the database must say the same. */
export async function refuseOtherContents(db: Db, engine: Engine, { schemaVersion, tables }: Manifest): Promise<void> {
  const found = await describe(db, engine);
  if (JSON.stringify(found) === JSON.stringify({ schemaVersion, tables })) return;
  throw new BackupError('The database in the backup is not the one that its list of contents describes.');
}
