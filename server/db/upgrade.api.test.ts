import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load-content.ts';
import { allRows } from '../../test-support/all-rows.ts';
import type { DatabaseSettings } from '../../test-support/databases.ts';
import { emptyDatabase } from '../../test-support/databases.ts';
import {
  becomeReleased,
  RELEASED_VERSIONS,
  releasedRows,
} from '../../test-support/released-schemas/released-database.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { listBodies } from '../documents/document-lists.repository.ts';
import { accessoryKind } from '../documents/kinds/accessory.ts';
import { modelKind } from '../documents/kinds/model.ts';
import { readLive } from '../documents/live-documents.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { openDatabase } from './connect.ts';
import type { Database } from './engine.ts';
import { currentVersion, migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

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
  const database = openDatabase(settings, 'setting-up');
  cleanUps.push(() => database.close());
  return database;
}

/** Everything that the engine knows about the tables, in its own words. */
async function schemaOf({ db, engine }: Database): Promise<unknown[]> {
  const text =
    engine.name === 'sqlite'
      ? `select type, name, sql as definition from sqlite_master where name not like 'sqlite%' order by 1, 2`
      : `select 'column' as type, table_name || '.' || column_name as name, concat_ws(' ', data_type, is_nullable,
          column_default, is_identity) as definition from information_schema.columns where table_schema = current_schema()
        union all select 'index', indexname, indexdef from pg_indexes where schemaname = current_schema()
        union all select 'constraint', conname, pg_get_constraintdef(oid) from pg_constraint
          where connamespace = current_schema()::regnamespace
        union all select 'trigger', tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
        union all select 'function', proname, prosrc from pg_proc
          where pronamespace = current_schema()::regnamespace and prolang = (select oid from pg_language where lanname = 'plpgsql')
        order by 1, 2`;
  const { rows } = await sql.raw<{ definition: string | null }>(text).execute(db);
  return rows.map((row) => ({ ...row, definition: row.definition?.replace(/\s+/g, ' ').trim() }));
}

/** Searches may have got more to look through; what was there is still there. */
const isKept = (column: string, value: unknown, row: Record<string, unknown>): boolean =>
  column === 'search_text' ? String(row[column]).startsWith(String(value)) : row[column] === value;

async function expectEverything(database: Database, version: number): Promise<void> {
  const { db, engine } = database;
  for (const [table, rows] of Object.entries(releasedRows(version))) {
    if (table === 'sessions' || table === 'login_attempts') continue;
    // Staff could change nothing of branches, and the rest is looked at where it has become documents.
    const isDocument = [
      'dealers',
      'vehicles',
      'variants',
      'accessories',
      'vehicle_accessories',
      'slides',
      'gallery',
      'offers',
    ];
    if (isDocument.includes(table)) continue;
    const stored = (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)).rows;
    for (const row of rows) {
      const isIt = (one: Record<string, unknown>) =>
        Object.entries(row).every(([column, value]) =>
          value instanceof Uint8Array
            ? Buffer.compare(value, one[column] as Uint8Array) === 0
            : isKept(column, value, one),
        );
      expect(stored.filter(isIt).length, `${table} ${JSON.stringify(row)}`).toBe(1);
    }
  }
  const days = await db.selectFrom('enquiry_days').select(['day', 'total', 'suspected']).orderBy('day').execute();
  expect(days.map(({ day }) => day)).toEqual(['2026-03-01', '2026-03-02']);
  expect(days.reduce((sum, { total }) => sum + total, 0)).toBe(releasedRows(version).enquiries?.length);
  const marked = releasedRows(version).enquiries?.filter(({ is_suspected }) => is_suspected === 1);
  expect(days.map(({ suspected }) => suspected)).toEqual([0, marked?.length]);
  for (const needle of ['hello', 'ka25ab1234']) {
    const found = await sql`select id from ${engine.enquiriesMatching([needle], () => 0.1)} as found`.execute(db);
    expect(found.rows, needle).toEqual([{ id: 1 }]);
  }
}

/** What stood in the tables of slides, gallery pictures and offers. */
async function expectPictured({ db }: Database): Promise<void> {
  const rows = await db
    .selectFrom('documents')
    .innerJoin('revisions', 'revisions.id', 'documents.live_revision')
    .select(['kind', 'key', 'origin', 'archived', 'title', 'body'])
    .where('kind', 'in', ['gallery', 'offer', 'slide'])
    .orderBy('kind')
    .execute();
  const [gallery, offer, slide] = rows.map(({ body, ...row }) => ({ ...row, body: JSON.parse(body) }));
  const alt = (en: string) => ({ alt: { en } });
  expect(rows).toHaveLength(3);
  const picture = { id: 4, image: '/uploads/abc-1x1.webp', picture: 'abc', ...alt('Delivery') };
  expect(gallery).toEqual({
    kind: 'gallery',
    key: 'delivery',
    origin: 'staff',
    archived: 0,
    title: 'Delivery',
    body: picture,
  });
  expect(offer).toMatchObject({ kind: 'offer', key: 'new', origin: 'release', title: 'ದೀಪಾವಳಿ' });
  expect(offer?.body).toEqual({
    id: 9,
    version: 1,
    image: '/z.webp',
    title: { en: 'ದೀಪಾವಳಿ' },
    description: { en: "It's ₹ 5,000" },
    startsOn: null,
    endsOn: null,
  });
  expect(slide).toMatchObject({ kind: 'slide', key: 'a-slide', origin: 'release' });
  expect(slide?.body).toEqual({ id: 2, image: '/y.webp', ...alt('A slide') });
}

/** They stand in the library, without what they were drawn from. */
async function expectLibrary({ db }: Database): Promise<void> {
  const pictures = await db.selectFrom('pictures').selectAll().execute();
  expect(pictures).toMatchObject([{ id: 'abc', width: 1, height: 1, name: '', alt: '{"en":""}', cut_of: null }]);
  expect(await db.selectFrom('picture_originals').selectAll().execute()).toEqual([]);
}

/** What staff set in the tables that models and accessories were: prices, and which are shown. Numbers in addresses stay, too. */
async function expectDocuments({ db }: Database): Promise<void> {
  const live = await readLive(db);
  const models = new Map(live.of(modelKind).map(({ key, body }) => [key, body]));
  const { models: released } = loadContent();
  const textsOf = (slug: string) => released.find((model) => model.slug === slug)?.details;
  expect(models.get('bravo')).toMatchObject({
    id: 3,
    price: 91_771,
    isActive: true,
    details: { en: textsOf('bravo') },
  });
  expect(models.get('tango-110')).toMatchObject({
    id: 8,
    price: 88_888,
    isActive: false,
    variants: [
      { id: 4, name: 'Standard' },
      { id: 2, name: 'Deluxe', price: 99_999 },
    ],
    details: { en: textsOf('tango-110') },
  });
  expect(models.get('old-1')).toMatchObject({
    id: 9,
    price: 77_777,
    variants: [
      { id: 6, name: 'Standard' },
      { id: 7, name: 'Disc', price: 79_999 },
    ],
    accessories: ['P-1', '08H50-K00-210'],
    specifications: { bodyDimensions: [{ key: 'seatHeight', label: { en: 'Seat Height' }, value: { en: '780 mm' } }] },
  });
  const accessories = new Map(live.of(accessoryKind).map(({ key, body }) => [key, body]));
  expect(accessories.get('p-1')).toMatchObject({ id: 5, price: 999, heading: { en: 'Guard' } });
  expect(accessories.get('08h50-k00-210')).toMatchObject({
    id: 2,
    price: 2_222,
    heading: { en: 'Full-face Helmet, Graphic' },
  });
  for (const list of [models, accessories]) {
    const ids = [...list.values()].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  // Not enough was stored of it to show it.
  expect(models.has('e-1')).toBe(false);
  const waiting = (await listBodies(db, 'model')).find(({ key }) => key === 'e-1')?.body;
  expect(waiting).toMatchObject({ id: 7, name: 'ಇ 1', price: 1, isActive: false });
  expect(await db.selectFrom('carried').selectAll().execute()).toEqual([]);
}

describe.each(RELEASED_VERSIONS)('a database of the released version %i', (version) => {
  it('is what the migrations still make', async () => {
    const [released, made] = [open(await fresh()), open(await fresh())];
    await becomeReleased(released, version);
    await migrate(made, migrations.slice(0, version));
    expect(await schemaOf(released)).toEqual(await schemaOf(made));
  });

  it('is upgraded at the start, with every row, and has then the tables of this release', async () => {
    const [upgraded, made] = [open(await fresh()), open(await fresh())];
    await becomeReleased(upgraded, version);
    await migrate(upgraded, migrations);
    await migrate(made, migrations);
    const columns = async ({ db, engine }: Database) =>
      (await engine.tables.list(db)).map((table) => [table.name, table.columns.toSorted()]);
    expect(await columns(upgraded)).toEqual(await columns(made));
    await expectEverything(upgraded, version);
    await expectPictured(upgraded);
    await expectLibrary(upgraded);
    const admin = { adminUserId: 'admin', adminPassword: '' };
    expect(await prepareDatabase(upgraded, loadContent(), admin)).toBeUndefined();
    await expectDocuments(upgraded);
    const before = await allRows(upgraded);
    await prepareDatabase(upgraded, loadContent(), admin);
    expect(await allRows(upgraded)).toEqual(before);
  });

  it('is backed up without being upgraded, and upgraded when restored', async () => {
    const settings = await fresh();
    await becomeReleased(open(settings), version);
    const file = path.join(settings.dataDir, 'old.tar.gz');
    const { manifest } = await makeBackup({ settings, file, passphrase: undefined });
    expect(manifest.schemaVersion).toBe(version);
    const target = await fresh();
    await restoreBackup({ settings: target, file, passphrase: undefined });
    const restored = open(target);
    expect(await currentVersion(restored.db, restored.engine)).toBe(migrations.length);
    await expectEverything(restored, version);
    await prepareDatabase(restored, loadContent(), { adminUserId: 'admin', adminPassword: '' });
    await expectDocuments(restored);
  });
});

describe('a migration that is killed halfway', () => {
  it('has not happened, and the next start goes through', async () => {
    const settings = await fresh();
    const [newest = 1] = RELEASED_VERSIONS.slice(-1);
    const before = openDatabase(settings, 'setting-up');
    await becomeReleased(before, newest);
    await before.close();
    const program = path.join(import.meta.dirname, '..', '..', 'test-support', 'migrate-halfway.ts');
    const child = fork(program, [settings.databaseUrl, settings.dataDir], { execArgv: [], stdio: 'ignore' });
    const ended = once(child, 'exit');
    expect((await once(child, 'message'))[0]).toBe('halfway');
    child.kill('SIGKILL');
    await ended;
    const database = open(settings);
    await migrate(database, migrations);
    const tables = await database.engine.tables.list(database.db);
    expect(tables.map(({ name }) => name)).not.toContain('half_done');
    await expectEverything(database, newest);
    const again = { version: migrations.length + 1, name: 'again', up: async () => {} };
    await migrate(database, [...migrations, again]);
    expect(await currentVersion(database.db, database.engine)).toBe(again.version);
  });
});
