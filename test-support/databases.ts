import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';

export interface DatabaseSettings {
  databaseUrl: string;
  dataDir: string;
}

/** An empty database on the engine that this run is about. */
export async function emptyDatabase(): Promise<{ settings: DatabaseSettings; remove: () => Promise<void> }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kickstand-test-'));
  const removeFolder = async () => rmSync(dataDir, { recursive: true, force: true });
  if (inject('engine') === 'sqlite') return { settings: { databaseUrl: '', dataDir }, remove: removeFolder };
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name}`);
  return {
    settings: { databaseUrl: `${inject('postgresUrl')}/${name}`, dataDir },
    async remove() {
      await administer(`drop database if exists ${name} with (force)`);
      await removeFolder();
    },
  };
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}
