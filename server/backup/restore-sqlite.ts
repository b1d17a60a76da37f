import { rmSync } from 'node:fs';
import path from 'node:path';
import { migrateWithin } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { checkSqlite, openSqlite, SQLITE_FILE } from '../db/sqlite.ts';
import { demandAlone, swapSqlite } from '../db/swap-sqlite.ts';
import { closing } from './backup-source.ts';
import { makeRestoreFolder } from './leftovers.ts';
import { loadArchive } from './load-archive.ts';
import type { Manifest } from './manifest.ts';
import type { RestoreOrder } from './restore-order.ts';
import { settleIn } from './settle-in.ts';

/** Builds the new database beside the present one, and swaps the two when it is complete and found whole. */
export async function restoreSqlite(
  order: RestoreOrder,
  manifest: Manifest,
  suffix: string,
): Promise<string | undefined> {
  const { dataDir } = order.settings;
  demandAlone(dataDir);
  const scratch = makeRestoreFolder(dataDir);
  const file = path.join(scratch, SQLITE_FILE);
  try {
    await closing(openSqlite(scratch), ({ db, engine }) =>
      db.transaction().execute(async (trx) => {
        await loadArchive(trx, engine, order, manifest, scratch);
        await migrateWithin(trx, engine, migrations);
        await settleIn(trx, manifest);
      }),
    );
    checkSqlite(file);
    return swapSqlite(dataDir, file, suffix);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
