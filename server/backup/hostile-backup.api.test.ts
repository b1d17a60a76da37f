import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { lastingRows } from '../../test-support/all-rows.ts';
import { commandEnvironment, within } from '../../test-support/backup-drill.ts';
import { encryptCheaply } from '../../test-support/cheap-encryption.ts';
import { setUpBackups } from '../../test-support/set-up-backups.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';
import type { Database } from '../db/engine.ts';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const run = promisify(execFile);
const PASSPHRASE = 'rain on tin roofs';
const test = setUpTestApp();
encryptCheaply();
const { folder, empty, backUp, restore } = setUpBackups();

let plain: string;
let encrypted: string;
beforeAll(async () => {
  plain = (await backUp(test.config)).file;
  encrypted = path.join(folder, 'encrypted.tar.gz.age');
  await makeBackup({ settings: test.config, file: encrypted, passphrase: PASSPHRASE });
});

/** A backup of an SQLite database to which somebody has done something. */
async function tamperedBackup(name: string, ...statements: string[]): Promise<string> {
  const settings = { databaseUrl: '', dataDir: mkdtempSync(path.join(folder, `${name}-`)) };
  await restore(settings, plain);
  await within(settings, async ({ db }) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  });
  return (await backUp(settings)).file;
}

/** All that the engine does by itself, and what looks like a table. */
async function actingParts({ db, engine }: Database): Promise<unknown[]> {
  const text =
    engine.name === 'sqlite'
      ? `select type, name, sql from sqlite_master where type in ('trigger', 'view', 'index') order by 1, 2`
      : `select 'trigger' as type, tgname::text as name, pg_get_triggerdef(oid) as sql from pg_trigger where not tgisinternal
        union all select 'view', relname::text, '' from pg_class
          where relkind in ('v', 'm') and relnamespace = current_schema()::regnamespace
        union all select 'rule', rulename::text, '' from pg_rules where schemaname = current_schema()
        union all select 'function', proname::text, prosrc from pg_proc where pronamespace = current_schema()::regnamespace
        order by 1, 2`;
  return (await sql.raw(text).execute(db)).rows;
}

describe('a backup whose database brings along what is not ours', () => {
  it('gives its rows alone: no trigger, no view, no index', async () => {
    const file = await tamperedBackup(
      'triggers',
      `create trigger back_door after insert on enquiries begin update staff set password_hash = 'known'; end`,
      `create trigger on_login after insert on sessions begin delete from audit; end`,
      `create view visitors as select name, mobile from enquiries`,
      `create unique index one_of_each on documents (origin, title)`,
    );
    const [target, made] = [await empty(), await empty()];
    await restore(target, file);
    await within(made, (database) => migrate(database, migrations));
    await within(target, async (database) => {
      expect(await actingParts(database)).toEqual(await within(made, actingParts));
      expect(await lastingRows(database)).toEqual(await lastingRows(test.database));
      const row = { name: '', mobile: '', email: '', model: '', registration: '', message: '', details: '{}' };
      await database.db
        .insertInto('enquiries')
        .values({ ...row, kind: 'amc', search_text: 'x', created_at: Date.now() })
        .execute();
      const [account] = await database.db.selectFrom('staff').select('password_hash').execute();
      expect(account?.password_hash).toMatch(/^\$argon2id/);
    });
  });

  it('takes no trigger of its own under the name of one of ours', async () => {
    const file = await tamperedBackup('replaced', ...(await replacedTriggers()));
    const [target, made] = [await empty(), await empty()];
    await restore(target, file);
    await within(made, (database) => migrate(database, migrations));
    expect(await within(target, actingParts)).toEqual(await within(made, actingParts));
  });

  it('is refused when it has another table, or lacks one', async () => {
    const more = await tamperedBackup('more', 'create table planted (id integer primary key)');
    const less = await tamperedBackup('less', 'drop table contact_clicks');
    const asView = await tamperedBackup(
      'view',
      'alter table pictures rename to real_pictures',
      'create view pictures as select * from real_pictures',
    );
    for (const file of [more, less, asView]) {
      const target = await empty();
      await expect(restore(target, file)).rejects.toThrow(
        'The tables in the backup are not those of the release that it names.',
      );
    }
  });
});

/** One that does harm in the place of each trigger on the enquiries. */
async function replacedTriggers(): Promise<string[]> {
  const settings = { databaseUrl: '', dataDir: mkdtempSync(path.join(folder, 'names-')) };
  return within(settings, async (database) => {
    await migrate(database, migrations);
    const { rows } = await sql<{ name: string }>`select name from sqlite_master
      where type = 'trigger' and tbl_name = 'enquiries'`.execute(database.db);
    expect(rows.length).toBeGreaterThan(0);
    return rows.flatMap(({ name }) => [
      `drop trigger ${name}`,
      `create trigger ${name} after insert on enquiries begin update staff set is_active = 0; end`,
    ]);
  });
}

describe('where a passphrase is set', () => {
  it('a backup that is not encrypted changes nothing, unless that is meant', async () => {
    const target = await empty();
    const order = { settings: target, file: plain, passphrase: PASSPHRASE };
    await expect(restoreBackup(order)).rejects.toThrow('A passphrase is set, but this backup is not encrypted');
    await within(target, async ({ db, engine }) => expect(await engine.tables.list(db)).toEqual([]));
    await restoreBackup({ ...order, takesUnencrypted: true });
    expect(await within(target, lastingRows)).toEqual(await lastingRows(test.database));
    await restoreBackup({ ...order, file: encrypted });
  });

  // Its words are the same on both engines; `drill.api.test.ts` restores by the command on each.
  if (inject('engine') === 'sqlite') {
    it('the command says so, and --check says which it is', { timeout: 120_000 }, async () => {
      const env = commandEnvironment(await empty());
      const passphraseFile = path.join(folder, 'passphrase');
      writeFileSync(passphraseFile, `${PASSPHRASE}\n`);
      const restore = (...args: string[]) =>
        run(process.execPath, ['scripts/restore.ts', ...args, '--passphrase-file', passphraseFile], { env });
      await expect(restore(plain)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('--unencrypted') });
      expect((await restore(plain, '--check')).stdout).toMatch(/^The backup is whole: .*; not encrypted\n$/);
      expect((await restore(encrypted, '--check')).stdout).toMatch(/^The backup is whole: .*; encrypted\n$/);
      expect((await restore(plain, '--unencrypted')).stdout).toMatch(/^Restored: .*; not encrypted\n/);
    });
  }
});
