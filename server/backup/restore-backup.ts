import { newerThanKnown } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './manifest.ts';
import type { RestoreOrder } from './restore-order.ts';
import { restorePostgres } from './restore-postgres.ts';
import { restoreSqlite } from './restore-sqlite.ts';

export interface Restored {
  manifest: Manifest;
  /** Where the data from before is; undefined if there was none. */
  keptAt: string | undefined;
}

/** Reads the whole backup, byte by byte, and says what is in it; fails if this release could not restore it. */
export async function checkBackup(order: Omit<RestoreOrder, 'settings'>): Promise<Manifest> {
  const manifest = await readArchive(order.file, order.passphrase, undefined, order.takesUnencrypted);
  if (manifest.schemaVersion > migrations.length) {
    throw new BackupError(newerThanKnown('The backup', manifest.schemaVersion, migrations.length));
  }
  return manifest;
}

/** Puts the backup in the place of all data, or changes nothing. */
export async function restoreBackup(order: RestoreOrder): Promise<Restored> {
  const manifest = await checkBackup(order);
  const suffix = `before_restore_${new Date().toISOString().slice(0, 19).replace(/\D/g, '')}`;
  const restore = order.settings.databaseUrl ? restorePostgres : restoreSqlite;
  return { manifest, keptAt: await restore(order, manifest, suffix) };
}
