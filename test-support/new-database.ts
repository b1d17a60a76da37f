import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

export interface DatabaseSettings {
  databaseUrl: string;
  dataDir: string;
}

export interface NewDatabase {
  settings: DatabaseSettings;
  remove: () => Promise<void>;
}

/** An empty database: on the PostgreSQL at this address, else an SQLite in a folder of its own. */
export async function newDatabase(postgresUrl?: string): Promise<NewDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kickstand-test-'));
  const removeFolder = async () => rmSync(dataDir, { recursive: true, force: true });
  if (!postgresUrl) return { settings: { databaseUrl: '', dataDir }, remove: removeFolder };
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(postgresUrl, `create database ${name}`);
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
