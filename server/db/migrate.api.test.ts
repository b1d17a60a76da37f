import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { loadContent } from '../../content/load-content.ts';
import { consentPurposes } from '../../contract/enquiries/consent.ts';
import { templateNames } from '../../contract/outgoing/templates.ts';
import { pageNames } from '../../contract/page-names.ts';
import type { DatabaseSettings } from '../../test-support/databases.ts';
import { emptyDatabase } from '../../test-support/databases.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { openDatabase } from './connect.ts';
import type { Database } from './engine.ts';
import type { Migration } from './migrate.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

const admin = { adminUserId: 'admin', adminPassword: '' };
const content = loadContent();
const { dealers, models, accessories, slides, gallery, offers } = content;
/** The site, the models of earlier years, the rates, the loans, the energy prices, the exchange tables, and each of the others. */
const allDocuments =
  templateNames.length +
  6 +
  consentPurposes.length +
  pageNames.length +
  [dealers, models, accessories, slides, gallery, offers].flat().length;
const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function fresh(): Promise<DatabaseSettings> {
  const { settings, remove } = await emptyDatabase();
  cleanUps.push(remove);
  return settings;
}

function open(settings: DatabaseSettings): Database {
  const database = openDatabase(settings);
  cleanUps.push(() => database.close());
  return database;
}

const countOf = async ({ db }: Database, table: 'staff' | 'documents') =>
  Number(
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

const addColumn: Migration = {
  version: migrations.length + 1,
  name: 'add-column',
  async up(trx) {
    await sql`alter table pictures add column extra text`.execute(trx);
  },
};
const failing: Migration = {
  version: migrations.length + 1,
  name: 'failing',
  async up(trx) {
    await sql`create table half_done (id integer)`.execute(trx);
    throw new Error('The migration broke halfway.');
  },
};

describe('the first start', () => {
  it('fills the database with the content, makes one account and shows its password once', async () => {
    const database = open(await fresh());
    const first = await prepareDatabase(database, content, admin);
    expect(first).toEqual({ userId: 'admin', generatedPassword: expect.stringMatching(/^\w{16}$/) });
    expect(await prepareDatabase(database, content, admin)).toBeUndefined();
    expect(await countOf(database, 'documents')).toBe(allDocuments);
    expect(await countOf(database, 'staff')).toBe(1);
  });

  // Inside one process SQLite would wait for itself; server/process.test.ts does this with processes of their own.
  it.runIf(inject('engine') === 'postgres')('happens exactly once when several servers start together', async () => {
    const settings = await fresh();
    const servers = Array.from({ length: 4 }, () => open(settings));
    const firsts = await Promise.all(servers.map((database) => prepareDatabase(database, content, admin)));
    expect(firsts.filter(Boolean).length).toBe(1);
    const [database] = servers as [Database];
    expect(await countOf(database, 'documents')).toBe(allDocuments);
    expect(await countOf(database, 'staff')).toBe(1);
    const { rows } = await sql`select version from schema_versions`.execute(database.db);
    expect(rows.length).toBe(migrations.length);
  });
});

describe('a migration', () => {
  it('of existing data leaves a verified copy of the old data on SQLite', async () => {
    const settings = await fresh();
    const database = open(settings);
    await prepareDatabase(database, content, admin);
    const lines: string[] = [];
    await migrate(database, [...migrations, addColumn], (line) => lines.push(line));
    expect(lines.at(-1)).toBe(`Database migrated to version ${addColumn.version} (add-column)`);
    const copy = path.join(settings.dataDir, `kickstand.db.before-migration-${migrations.length}`);
    expect(existsSync(copy)).toBe(inject('engine') === 'sqlite');
    if (inject('engine') !== 'sqlite') return;
    const kept = new DatabaseSync(copy, { readOnly: true });
    expect(kept.prepare('select count(*) as n from documents').get()?.n).toBe(allDocuments);
    kept.close();
  });

  it('that breaks leaves nothing behind', async () => {
    const database = open(await fresh());
    await prepareDatabase(database, content, admin);
    await expect(migrate(database, [...migrations, failing])).rejects.toThrow('broke halfway');
    const names = (await database.db.introspection.getTables()).map(({ name }) => name);
    expect(names).not.toContain('half_done');
    await migrate(database, [...migrations, addColumn]);
  });

  it('is not attempted on a database of a newer release', async () => {
    const database = open(await fresh());
    await migrate(database, [...migrations, addColumn]);
    await expect(migrate(database, migrations)).rejects.toThrow(
      `The database has version ${addColumn.version}, but this release of Kickstand knows only up to ${migrations.length}.`,
    );
  });

  it('makes no copy on a first start', async () => {
    const settings = await fresh();
    await prepareDatabase(open(settings), content, admin);
    expect(readdirSync(settings.dataDir).filter((file) => file.includes('before-migration'))).toEqual([]);
  });
});

describe('enquiries of an older release', () => {
  it('are all still there, without a key and without suspicion', async () => {
    const database = open(await fresh());
    await migrate(database, migrations.slice(0, 1));
    const texts = { name: 'x', mobile: '', email: '', model: '', registration: '', message: '' };
    const row = { ...texts, details: '{}', search_text: 'x', kind: 'amc', created_at: 1 };
    await database.db.insertInto('enquiries').values([row, row]).execute();
    await migrate(database, migrations);
    const kept = await database.db.selectFrom('enquiries').selectAll().execute();
    const added = {
      idempotency_key: null,
      is_suspected: 0,
      consent_version: null,
      payload_print: null,
      reference: null,
      language: 'en',
    };
    expect(kept).toEqual([1, 2].map((id) => ({ id, ...row, ...added })));
  });
});

describe('every connection', () => {
  it('is durable and keeps references whole', async () => {
    const { db } = open(await fresh());
    if (inject('engine') === 'sqlite') {
      const read = async (name: string) =>
        Object.values((await sql.raw<object>(`pragma ${name}`).execute(db)).rows[0] ?? {})[0];
      expect(await read('journal_mode')).toBe('wal');
      expect(await read('synchronous')).toBe(2);
      expect(await read('foreign_keys')).toBe(1);
    } else {
      const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db);
      expect(rows[0]?.synchronous_commit).toBe('on');
    }
  });
});

describe('the day counts', () => {
  it('follow enquiries that are added and removed', async () => {
    const database = open(await fresh());
    await prepareDatabase(database, content, admin);
    const { db } = database;
    const row = {
      name: 'x',
      mobile: '',
      email: '',
      model: '',
      registration: '',
      message: '',
      details: '{}',
      search_text: 'x',
    };
    // 18:29:59 UTC is the last second of a day in Asia/Kolkata.
    const times = ['2026-03-01T18:29:59Z', '2026-03-01T18:30:00Z', '2026-03-02T10:00:00Z'].map((time) =>
      Date.parse(time),
    );
    await db
      .insertInto('enquiries')
      .values(times.map((created_at) => ({ ...row, kind: 'amc', created_at })))
      .execute();
    const days = () => db.selectFrom('enquiry_days').selectAll().where('total', '>', 0).orderBy('day').execute();
    expect(await days()).toEqual([
      { kind: 'amc', day: '2026-03-01', total: 1, suspected: 0 },
      { kind: 'amc', day: '2026-03-02', total: 2, suspected: 0 },
    ]);
    await db
      .deleteFrom('enquiries')
      .where('created_at', '<=', times[1] ?? 0)
      .execute();
    expect(await days()).toEqual([{ kind: 'amc', day: '2026-03-02', total: 1, suspected: 0 }]);
  });
});
