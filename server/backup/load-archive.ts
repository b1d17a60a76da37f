import type { Engine, Trx } from '../db/engine.ts';
import { migrateWithin } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { readArchive } from './archive.ts';
import { refuseOtherManifest } from './extract-database.ts';
import type { Manifest } from './manifest.ts';
import type { RestoreOrder } from './restore-backup.ts';
import { readRowPart } from './row-parts.ts';
import { TableLoader } from './table-loader.ts';

/** Makes the tables as they were when the backup was made, and fills them with its rows. */
export async function loadArchive(
  trx: Trx,
  engine: Engine,
  { file, passphrase }: RestoreOrder,
  manifest: Manifest,
): Promise<void> {
  const loader = await emptyTables(trx, engine, manifest);
  const again = await readArchive(file, passphrase, async (part) => {
    const { table, rows } = await readRowPart(part, manifest);
    await loader.add(table, rows);
  });
  refuseOtherManifest(manifest, again);
  await loader.finish();
}

export async function emptyTables(trx: Trx, engine: Engine, manifest: Manifest): Promise<TableLoader> {
  await migrateWithin(trx, engine, migrations.slice(0, manifest.schemaVersion));
  const loader = new TableLoader(trx, engine, manifest.tables);
  await loader.start();
  return loader;
}
