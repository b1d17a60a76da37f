import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Trx } from '../db/db.ts';
import type { Database, Engine } from '../db/engine.ts';
import { currentVersion, migrateWithin } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { openSqlite } from '../db/sqlite.ts';
import { readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { closing } from './backup-source.ts';
import { extractDatabase, refuseOtherContents, refuseOtherManifest } from './extract-database.ts';
import type { Manifest } from './manifest.ts';
import type { RestoreOrder } from './restore-order.ts';
import { readRowPart } from './row-parts.ts';
import { TableLoader } from './table-loader.ts';
import type { TarEntry } from './tar.ts';

/**
 * Makes the tables as they were when the backup was made, and fills them with its rows. Nothing else is taken from it: a
 * database file may bring along triggers and views that nobody here has written.
 */
export async function loadArchive(
  trx: Trx,
  engine: Engine,
  order: RestoreOrder,
  manifest: Manifest,
  scratch: string,
): Promise<void> {
  await migrateWithin(trx, engine, migrations.slice(0, manifest.schemaVersion));
  const loader = new TableLoader(trx, engine, manifest.tables);
  await loader.start();
  if (manifest.form === 'rows') await loadRows(loader, order, manifest);
  else await loadDatabase(loader, order, manifest, scratch);
  await loader.finish();
  if ((await currentVersion(trx, engine)) !== manifest.schemaVersion) {
    throw new BackupError('The tables in the backup are not those of the release that it names.');
  }
}

async function loadRows(loader: TableLoader, order: RestoreOrder, manifest: Manifest): Promise<void> {
  const load = async (part: TarEntry) => {
    const { table, rows } = await readRowPart(part, manifest);
    await loader.add(table, rows);
  };
  refuseOtherManifest(manifest, await readArchive(order.file, order.passphrase, load, order.takesUnencrypted));
}

async function loadDatabase(loader: TableLoader, order: RestoreOrder, manifest: Manifest, scratch: string) {
  const folder = mkdtempSync(path.join(scratch, 'extracted-'));
  try {
    await extractDatabase(order, manifest, folder);
    await closing(openSqlite(folder), (source) => copyTables(source, loader, manifest));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function copyTables(source: Database, loader: TableLoader, manifest: Manifest): Promise<void> {
  // What the file says about itself may call nothing with effects.
  await sql`pragma trusted_schema = off`.execute(source.db);
  await refuseOtherContents(source.db, source.engine, manifest);
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
}
