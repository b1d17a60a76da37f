import { sql } from 'kysely';
import type { Db, Trx } from './db.ts';
import type { Database, Engine } from './engine.ts';

export interface Migration {
  /** Counts up from 1 without gaps. */
  version: number;
  name: string;
  up(trx: Trx, engine: Engine['name']): Promise<void>;
}

/** Brings the database to the newest version. Any number of servers may do this at once: each migration runs exactly once. */
export async function migrate(
  { db, engine }: Database,
  migrations: readonly Migration[],
  report: (line: string) => void = () => {},
): Promise<void> {
  const present = await currentVersion(db, engine);
  if (present > migrations.length) throw new Error(newerThanKnown('The database', present, migrations.length));
  if (present > 0 && present < migrations.length) {
    const copy = await engine.copyBeforeMigration(present);
    if (copy) report(`Kept a verified copy of the data before migrating: ${copy}`);
  }
  // All at once: nobody ever sees a database that is between two versions.
  const done = await db.transaction().execute((trx) => migrateWithin(trx, engine, migrations));
  for (const { version, name } of done) report(`Database migrated to version ${version} (${name})`);
}

/** Within a transaction of the caller. Returns those that another server had not run already. */
export async function migrateWithin(trx: Trx, engine: Engine, migrations: readonly Migration[]): Promise<Migration[]> {
  await engine.lockSetup(trx);
  // Another server may have come first while this one waited for the lock.
  const present = await currentVersion(trx, engine);
  if (present === 0) {
    await sql`create table schema_versions (version integer primary key, name text not null, applied_at bigint not null)`.execute(
      trx,
    );
  }
  const missing = migrations.filter(({ version }) => version > present);
  for (const { version, name, up } of missing) {
    await up(trx, engine.name);
    await sql`insert into schema_versions (version, name, applied_at)
      values (${version}, ${name}, ${Date.now()})`.execute(trx);
  }
  return missing;
}

export const newerThanKnown = (what: string, version: number, known: number): string =>
  `${what} has version ${version}, but this release of Kickstand knows only up to ${known}. ` +
  'Start the newer release that wrote it, or restore a backup made before the upgrade.';

export async function currentVersion(db: Db, engine: Engine): Promise<number> {
  const tables = await engine.tables.list(db);
  if (!tables.some((table) => table.name === 'schema_versions')) return 0;
  const { rows } = await sql<{ version: number | null }>`select max(version) as version from schema_versions`.execute(
    db,
  );
  return rows[0]?.version ?? 0;
}
