import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePrivate } from './private-files.ts';
import { copySqlite, openSqlite } from './sqlite.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kickstand-private-'));
  // As an operator makes it, or a package.
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modes = () =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, statSync(path.join(folder, name)).mode & 0o777]));

describe('in a folder that everybody may look into', () => {
  it('a database, its log and its copies are for their owner alone', async () => {
    const database = openSqlite(folder);
    await sql`create table one (id integer)`.execute(database.db);
    copySqlite(path.join(folder, 'kickstand.db'), path.join(folder, 'kickstand.db.before-migration-1'));
    expect(modes()).toEqual({
      'kickstand.db': 0o600,
      'kickstand.db-shm': 0o600,
      'kickstand.db-wal': 0o600,
      'kickstand.db.before-migration-1': 0o600,
    });
    await database.close();
  });

  it('what others could read is closed to them, and the console says so', () => {
    mkdirSync(path.join(folder, 'kickstand-folder'));
    for (const name of ['kickstand.db', 'kickstand.db-wal', 'kickstand-daily-2026-11-16-020000.tar.gz', 'notes.txt']) {
      writeFileSync(path.join(folder, name), '');
      chmodSync(path.join(folder, name), 0o644);
    }
    const said = makePrivate(folder);
    expect(modes()).toMatchObject({
      'kickstand.db': 0o600,
      'kickstand.db-wal': 0o600,
      'kickstand-daily-2026-11-16-020000.tar.gz': 0o600,
      'notes.txt': 0o644,
    });
    expect(said).toHaveLength(3);
    expect(said.join('\n')).toContain('kickstand.db: now only its owner can');
    expect(makePrivate(folder)).toEqual([]);
  });

  it('one that cannot be looked into is said to be so, and nothing is thrown', () => {
    const file = path.join(folder, 'a file where a folder should be');
    writeFileSync(file, '');
    expect(makePrivate(file)).toEqual([expect.stringContaining(`what is in ${file} is unknown`)]);
  });
});
