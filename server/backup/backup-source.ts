import { createReadStream, existsSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../db/connect.ts';
import type { Db } from '../db/db.ts';
import type { Database, Engine } from '../db/engine.ts';
import { currentVersion } from '../db/migrate.ts';
import { copySqlite, openSqlite, SQLITE_FILE } from '../db/sqlite.ts';
import { countRows, inOrderOfReferences } from '../db/table-access.ts';
import { BackupError } from './backup-error.ts';
import { makeScratchFolder } from './leftovers.ts';
import type { BackedUpTable, Manifest } from './manifest.ts';
import { rowParts } from './row-parts.ts';
import type { TarEntry } from './tar.ts';

export interface DatabaseSettings {
  databaseUrl: string;
  dataDir: string;
}

/** All that is stored, as of one instant. The list of tables is complete when the last part has been read. */
export interface Contents extends Pick<Manifest, 'engine' | 'form' | 'schemaVersion' | 'tables'> {
  parts: AsyncIterable<TarEntry>;
}

/** Hands everything to the writer while the server goes on serving and storing. */
export function readEverything(
  settings: DatabaseSettings,
  write: (contents: Contents) => Promise<void>,
): Promise<void> {
  return settings.databaseUrl ? readPostgres(settings, write) : readSqlite(settings, write);
}

/**
 * SQLite makes the copy itself, in a state of its own that no writer waits for. It lies where the database does: backups may go to a disk
 * on which nothing is to be read without their passphrase.
 */
async function readSqlite({ dataDir }: DatabaseSettings, write: (contents: Contents) => Promise<void>) {
  const source = path.join(dataDir, SQLITE_FILE);
  if (!existsSync(source)) throw nothingYet();
  const scratch = makeScratchFolder(dataDir, '.copy-');
  try {
    const copy = path.join(scratch, SQLITE_FILE);
    copySqlite(source, copy);
    const { schemaVersion, tables } = await closing(openSqlite(scratch), ({ db, engine }) => describe(db, engine));
    const part = { name: SQLITE_PART, size: statSync(copy).size, content: createReadStream(copy) };
    async function* parts() {
      yield part;
    }
    await write({ engine: 'sqlite', form: 'sqlite', schemaVersion, tables, parts: parts() });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

export const SQLITE_PART = 'database.sqlite';

async function readPostgres(settings: DatabaseSettings, write: (contents: Contents) => Promise<void>) {
  await closing(openDatabase(settings, 'setting-up'), ({ db, engine }) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        const schemaVersion = await versionOf(trx, engine);
        const tables: BackedUpTable[] = [];
        await write({
          engine: 'postgres',
          form: 'rows',
          schemaVersion,
          tables,
          parts: rowParts(trx, engine, tables),
        });
      }),
  );
}

export async function describe(db: Db, engine: Engine): Promise<Pick<Contents, 'schemaVersion' | 'tables'>> {
  const schemaVersion = await versionOf(db, engine);
  const tables: BackedUpTable[] = [];
  for (const { name, columns } of inOrderOfReferences(await engine.tables.list(db))) {
    tables.push({ name, columns, rows: await countRows(db, name), lastId: await engine.tables.lastId(db, name) });
  }
  return { schemaVersion, tables };
}

async function versionOf(db: Db, engine: Engine): Promise<number> {
  const version = await currentVersion(db, engine);
  if (version === 0) throw nothingYet();
  return version;
}

const nothingYet = () => new BackupError('There is nothing to back up yet: no server has been started on this data.');

/** Whatever happens meanwhile, the database is closed again. */
export async function closing<Result>(
  database: Database,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}
