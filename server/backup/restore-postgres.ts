import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { openDatabase } from '../db/connect.ts';
import { migrateWithin } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { demandNoServer, setAsidePostgres } from '../db/set-aside-postgres.ts';
import { closing } from './backup-source.ts';
import { makeRestoreFolder } from './leftovers.ts';
import { loadArchive } from './load-archive.ts';
import type { Manifest } from './manifest.ts';
import type { RestoreOrder } from './restore-order.ts';
import { settleIn } from './settle-in.ts';

/** Everything happens in one transaction: an interrupted restore has not happened. */
export async function restorePostgres(
  order: RestoreOrder,
  manifest: Manifest,
  suffix: string,
): Promise<string | undefined> {
  return closing(openDatabase(order.settings, 'setting-up'), async ({ db, engine }) => {
    const scratch = makeRestoreFolder(order.settings.dataDir);
    try {
      const keptAt = await db.transaction().execute(async (trx) => {
        // A server that starts meanwhile waits here, and then finds the new data.
        await engine.lockSetup(trx);
        await demandNoServer(trx);
        const schema = await setAsidePostgres(trx, suffix);
        await loadArchive(trx, engine, order, manifest, scratch);
        await migrateWithin(trx, engine, migrations);
        await settleIn(trx, manifest);
        return schema;
      });
      await sql`analyze`.execute(db);
      return keptAt && `the schema ${keptAt} of the same database`;
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  });
}
