import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { MINUTE_MS } from '../../contract/durations.ts';
import { allRows, lastingRows } from '../../test-support/all-rows.ts';
import { within } from '../../test-support/backup-drill.ts';
import { changeModels } from '../../test-support/change-document.ts';
import type { DatabaseSettings } from '../../test-support/databases.ts';
import { demoModels } from '../../test-support/demo.ts';
import { multipart, smallPicture } from '../../test-support/multipart.ts';
import { setUpBackups } from '../../test-support/set-up-backups.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';
import type { Db } from '../db/db.ts';
import type { Database } from '../db/engine.ts';
import { migrations } from '../db/migrations/index.ts';
import { SQLITE_FILE } from '../db/sqlite.ts';
import { takeInAll } from '../leads/intake.ts';

const test = setUpTestApp();
const { folder, empty, backUp, restore } = setUpBackups();

const contact = (message: string) =>
  test.call('POST', '/contact', { name: 'ಸುಮಾ', email: 'a@b.co', contact: '9876543210', reason: 'Inquiry', message });

/** One of everything. */
async function fillDesk(db: Db): Promise<void> {
  const { id, customer_id } = await db.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
  await db
    .updateTable('leads')
    .set({ stage: 'contacted', owner: 'admin', first_attempt_at: 5, follow_up_at: 6 })
    .where('id', '=', id)
    .execute();
  const other = await db
    .insertInto('customers')
    .values({ name: 'ರವಿ', created_at: 1 })
    .returning('id')
    .executeTakeFirst();
  await db
    .insertInto('merges')
    .values({ kept: Number(customer_id), joined: Number(other?.id), moved: '{}', user_id: 'admin', at: 2 })
    .execute();
  await db.insertInto('duty').values({ user_id: 'admin', branch: 'annigeri', department: 'general' }).execute();
  await db.insertInto('absences').values({ user_id: 'admin', from_day: '2030-01-01', to_day: '2030-01-02' }).execute();
  await db.insertInto('branch_rules').values({ kind: 'finance', branch: 'annigeri' }).execute();
  await db.insertInto('views').values({ owner: 'admin', name: 'Mine', query: 'owner=me', made_at: 3 }).execute();
  const [enquiry] = await db.selectFrom('enquiries').select('id').orderBy('id', 'desc').limit(1).execute();
  await db
    .insertInto('intake')
    .values({ enquiry_id: Number(enquiry?.id), not_before: Date.now() + 50 * MINUTE_MS, attempts: 3, last_error: 'x' })
    .execute();
}

beforeAll(async () => {
  for (const message of ['first', 'ನಮಸ್ಕಾರ 🏍 "quoted" \\ back\nslash', 'last']) await contact(message);
  // Ids of rows that are gone are not given out again, not even after a restore.
  await test.database.db.deleteFrom('enquiries').where('message', '=', 'last').execute();
  await takeInAll(test.database, { stop: new AbortController().signal, log: test.app.log, pauseMs: 0 });
  await fillDesk(test.database.db);
  const { cookie } = await test.logIn();
  const upload = multipart({}, [{ field: 'images', bytes: await smallPicture() }]);
  await test.inject({ method: 'POST', url: '/api/galleryupload', ...upload, headers: { ...upload.headers, cookie } });
});

describe('a backup', () => {
  it('restores into an empty database, every row of it, and nobody is logged in', async () => {
    const { file, manifest } = await backUp(test.config);
    expect(manifest).toMatchObject({ engine: inject('engine'), schemaVersion: migrations.length });
    expect(manifest.tables.find(({ name }) => name === 'enquiries')).toMatchObject({ rows: 2, lastId: 3 });
    const target = await empty();
    expect(await restore(target, file)).toMatchObject({ keptAt: undefined });
    await within(target, async (database) => {
      expect(await lastingRows(database)).toEqual(await lastingRows(test.database));
      const { sessions, audit } = await allRows(database);
      expect(sessions).toEqual([]);
      expect(audit?.filter((line) => line.includes('backup.restore')).length).toBe(1);
      const row = { name: '', mobile: '', email: '', model: '', registration: '', message: '', details: '{}' };
      const added = await database.db
        .insertInto('enquiries')
        .values({ ...row, kind: 'amc', search_text: 'x', created_at: Date.now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      expect(added.id).toBe(4);
      const found =
        await sql`select id from ${database.engine.enquiriesMatching(['quoted'], () => 0.1)} as found`.execute(
          database.db,
        );
      expect(found.rows).toEqual([{ id: 2 }]);
    });
  });

  it('in which no enquiry waits to be taken in, as on any quiet day, is restored, and still none waits', async () => {
    const waiting = async ({ db }: Database) => (await db.selectFrom('intake').selectAll().execute()).length;
    await contact('taken in long ago');
    await test.database.db.deleteFrom('intake').execute();
    const { file } = await backUp(test.config);
    const target = await empty();
    await restore(target, file);
    expect(await within(target, waiting)).toBe(0);
    expect(await within(target, lastingRows)).toEqual(await lastingRows(test.database));
  });

  it('restored over other data keeps that data aside and says where', async () => {
    const target = await empty();
    await restore(target, (await backUp(test.config)).file);
    await within(target, (database) => changeModels(database, { price: 1 }));
    const { keptAt } = await restore(target, (await backUp(test.config)).file);
    const priceOne = async (settings: DatabaseSettings, table = 'revisions') =>
      within(settings, async ({ db }) =>
        Number(
          (
            await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}
              where body like '%"price":1,%'`.execute(db)
          ).rows[0]?.n,
        ),
      );
    expect(await priceOne(target)).toBe(0);
    if (inject('engine') === 'sqlite') {
      expect(keptAt).toMatch(/kickstand\.db\.before_restore_\d{14}$/);
      const old = await empty();
      writeFileSync(path.join(old.dataDir, SQLITE_FILE), readFileSync(keptAt ?? ''));
      expect(await priceOne(old)).toBe(demoModels.length);
      expect(readdirSync(target.dataDir).filter((name) => name.startsWith('.'))).toEqual([]);
    } else {
      const schema = /before_restore_\d{14}/.exec(keptAt ?? '')?.[0];
      expect(await priceOne(target, `${schema}.revisions`)).toBe(demoModels.length);
    }
    await within(target, async (database) => {
      expect(await lastingRows(database)).toEqual(await lastingRows(test.database));
    });
  });

  it('is not restored while a server is running on the data', async () => {
    const { file } = await backUp(test.config);
    // Its jobs may come up meanwhile.
    const rows = async () => ({ ...(await allRows(test.database)), jobs: [] });
    const before = await rows();
    await expect(restore(test.config, file)).rejects.toThrow(/A server is running on this data.*nothing was changed/);
    expect(await rows()).toEqual(before);
    expect((await contact('still serving')).statusCode).toBe(201);
  });

  it('that is cut off or damaged changes nothing', async () => {
    const target = await empty();
    const { file } = await backUp(test.config);
    await restore(target, file);
    const before = await within(target, allRows);
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, bytes.length - 100));
    await expect(restore(target, file)).rejects.toThrow('damaged or cut off');
    bytes.fill('damage', 5000, 5100);
    writeFileSync(file, bytes);
    await expect(restore(target, file)).rejects.toThrow('damaged');
    expect(await within(target, allRows)).toEqual(before);
  });
});

describe.runIf(inject('engine') === 'postgres')('moving', () => {
  it('from PostgreSQL to SQLite and back changes not a byte', async () => {
    const sqlite = { databaseUrl: '', dataDir: path.join(folder, 'sqlite') };
    await restore(sqlite, (await backUp(test.config)).file);
    const expected = await lastingRows(test.database);
    expect(await within(sqlite, lastingRows)).toEqual(expected);
    const postgres = await empty();
    const { file, manifest } = await backUp(sqlite);
    expect(manifest).toMatchObject({ engine: 'sqlite', form: 'sqlite' });
    await restore(postgres, file);
    expect(await within(postgres, lastingRows)).toEqual(expected);
    const { manifest: last } = await backUp(postgres);
    const numbered = (tables: typeof last.tables) =>
      tables.filter(({ name }) => name !== 'audit').map(({ name, lastId }) => [name, lastId]);
    expect(numbered(last.tables)).toEqual(numbered(manifest.tables));
  });
});
