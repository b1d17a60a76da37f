import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../db/connect.ts';
import type { Database, Engine, Trx } from '../db/engine.ts';
import { migrateWithin } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { demandNoServer, setAsidePostgres } from '../db/set-aside-postgres.ts';
import { openSqlite } from '../db/sqlite.ts';
import { closing } from './backup-source.ts';
import { extractDatabase, refuseOtherContents } from './extract-database.ts';
import { emptyTables, loadArchive } from './load-archive.ts';
import type { Manifest } from './manifest.ts';
import type { RestoreOrder } from './restore-backup.ts';
import { settleIn } from './settle-in.ts';

/** Everything happens in one transaction: an interrupted restore has not happened. */
export async function restorePostgres(
  order: RestoreOrder,
  manifest: Manifest,
  suffix: string,
): Promise<string | undefined> {
  return closing(openDatabase(order.settings, 'setting-up'), async ({ db, engine }) => {
    const keptAt = await db.transaction().execute(async (trx) => {
      // A server that starts meanwhile waits here, and then finds the new data.
      await engine.lockSetup(trx);
      await demandNoServer(trx);
      const schema = await setAsidePostgres(trx, suffix);
      await load(trx, engine, order, manifest);
      await migrateWithin(trx, engine, migrations);
      await settleIn(trx, manifest);
      return schema;
    });
    await sql`analyze`.execute(db);
    return keptAt && `the schema ${keptAt} of the same database`;
  });
}

async function load(trx: Trx, engine: Engine, order: RestoreOrder, manifest: Manifest): Promise<void> {
  if (manifest.form === 'rows') return loadArchive(trx, engine, order, manifest);
  const scratch = mkdtempSync(path.join(tmpdir(), 'kickstand-restore-'));
  try {
    await extractDatabase(order, manifest, scratch);
    await closing(openSqlite(scratch), (source) => copyTables(source, trx, engine, manifest));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function copyTables(source: Database, trx: Trx, engine: Engine, manifest: Manifest): Promise<void> {
  await refuseOtherContents(source.db, source.engine, manifest);
  const loader = await emptyTables(trx, engine, manifest);
  const shapes = new Map((await source.engine.tables.list(source.db)).map((shape) => [shape.name, shape]));
  for (const { name, columns } of manifest.tables) {
    const shape = shapes.get(name);
    if (!shape) continue;
    for await (const rows of source.engine.tables.readAll(source.db, shape)) {
      await loader.add(
        name,
        rows.map((row) => columns.map((column) => row[column])),
      );
    }
  }
  await loader.finish();
}
