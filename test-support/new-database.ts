import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { SQLITE_FILE } from '../server/db/sqlite.ts';

export interface DatabaseSettings {
  databaseUrl: string;
  dataDir: string;
}

export interface NewDatabase {
  settings: DatabaseSettings;
  remove: () => Promise<void>;
}

/** What a new database begins with: the bytes of an SQLite file, or the name of a PostgreSQL database that nobody uses. */
export type DatabaseCopy = { bytes: Buffer } | { name: string };

/** An empty database, or a copy of another: on the PostgreSQL at this address, else an SQLite in a folder of its own. */
export async function newDatabase(postgresUrl?: string, copyOf?: DatabaseCopy): Promise<NewDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kickstand-test-'));
  const removeFolder = async () => rmSync(dataDir, { recursive: true, force: true });
  if (copyOf && 'bytes' in copyOf) writeFileSync(path.join(dataDir, SQLITE_FILE), copyOf.bytes, { mode: 0o600 });
  if (!postgresUrl) return { settings: { databaseUrl: '', dataDir }, remove: removeFolder };
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying the files takes half the work of copying what is in them.
  const template = copyOf && 'name' in copyOf ? copyOf.name : 'template1';
  await administer(postgresUrl, `create database ${name} template ${template} strategy file_copy`);
  return {
    settings: { databaseUrl: `${postgresUrl}/${name}`, dataDir },
    async remove() {
      await administer(postgresUrl, `drop database if exists ${name} with (force)`);
      await removeFolder();
    },
  };
}

async function administer(postgresUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${postgresUrl}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}
