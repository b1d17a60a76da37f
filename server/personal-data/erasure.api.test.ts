import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, it, vi } from 'vitest';
import { productEnquiry } from '../../contract/enquiries/product.ts';
import type { Traces } from '../../test-support/database-traces.ts';
import { readTraces } from '../../test-support/database-traces.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';
import { openDatabase } from '../db/connect.ts';
import { SQLITE_FILE } from '../db/sqlite.ts';
import { toRow } from '../features/enquiries/to-row.ts';
import { runPersonCommand } from './person-console.ts';
import { keepToRetention } from './retention.ts';

const NO_PROGRESS = { read: async () => '', write: async () => {} };
const test = setUpTestApp();
const MOBILE = '9123456780';
const LONG_AGO = Date.parse('2020-01-01T00:00:00Z');
const yes = { confirm: async () => true };

/** Forty people with names that nobody else has, three letters of each in a row included. */
const people = Array.from({ length: 40 }, (_, n) => {
  const [first, second] = [String.fromCharCode(97 + (n % 26)), String.fromCharCode(97 + Math.floor(n / 26))];
  return `Q${first}x${second}zq Wj${second}${first}vk`;
});
const others = ['Ravi Patil', 'Basavaraj Hiremath', 'Meera Kulkarni', 'Savita Desai'];

/** Each of the forty among many others, as they would have come in over time, so that the index has merged its parts. */
async function store(mobile: string, createdAt: number): Promise<void> {
  for (const [n, name] of people.entries()) {
    const crowd = Array.from({ length: 30 }, (_, k) =>
      enquiryOf(others[(n + k) % 4] ?? '', '9000000001', Date.now(), n),
    );
    const rows = [...crowd, enquiryOf(name, mobile, createdAt, n)];
    await test.database.db.insertInto('enquiries').values(rows).execute();
  }
}

function enquiryOf(name: string, mobileNo: string, createdAt: number, n: number) {
  const message = `${name} asks for a price. `.repeat(1 + (n % 9));
  return toRow(productEnquiry, { name, mobileNo, emailId: 'a@example.com', message }, createdAt);
}

const readable = ({ bytes, trigrams }: Traces): string[] => {
  const text = bytes.toString('latin1').toLowerCase();
  return people.filter((name) => text.includes(name.toLowerCase()) || trigrams.has(name.toLowerCase().slice(0, 3)));
};
const traces = () => readTraces(path.join(test.config.dataDir, SQLITE_FILE));
const countFound = async (): Promise<number> => {
  const { db, engine } = test.database;
  const found = db.selectFrom(engine.enquiriesMatching(['asks for'], () => 0.5).as('hit'));
  return Number((await found.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n);
};

describe('people who were erased', () => {
  it.each([
    ['by npm run person', MOBILE, Date.now(), () => runPersonCommand(test.database, ['erase', MOBILE], yes)],
    [
      'by retention',
      '9000000002',
      LONG_AGO,
      () => keepToRetention(test.database, 365, Date.now(), { progress: NO_PROGRESS }),
    ],
  ])('%s are in no byte of the database, nor in its index', async (_how, mobile, createdAt, erase) => {
    await store(mobile, createdAt);
    const isEmbedded = test.database.engine.name === 'sqlite';
    if (isEmbedded) expect(readable(traces())).toHaveLength(people.length);
    const before = await countFound();
    await erase();
    expect(await countFound()).toBe(before - people.length);
    if (!isEmbedded) return;
    const left = traces();
    expect(readable(left)).toEqual([]);
    expect(left.dirtyFreePages).toBe(0);
    expect(left.trigrams).toContain('rav');
  });

  it('stay in the files only while something reads them, and whoever erased them is told', {
    timeout: 30_000,
  }, async () => {
    await store(MOBILE, Date.now());
    const stopReading = await beginReading();
    const { lines } = await runPersonCommand(test.database, ['erase', MOBILE], yes);
    expect(lines[0]).toBe('40 enquiries erased.');
    expect(lines.at(-1)).toContain('may still hold them: something is reading it, perhaps a backup.');
    await stopReading();
    expect((await runPersonCommand(test.database, ['erase', MOBILE], yes)).lines.join()).not.toContain(
      'may still hold',
    );
    if (test.database.engine.name === 'sqlite') expect(readable(traces())).toEqual([]);
  });

  it('whoever erased them is told why the files may still hold them', async () => {
    const forgetErased = () => Promise.reject(new Error('permission denied to vacuum'));
    const broken = { ...test.database, engine: { ...test.database.engine, forgetErased } };
    await store(MOBILE, Date.now());
    const { lines } = await runPersonCommand(broken, ['erase', MOBILE], yes);
    expect([lines[0], lines.at(-1)]).toEqual([
      '40 enquiries erased.',
      'The files of the database may still hold them: permission denied to vacuum. Please run this again in a while.',
    ]);
  });

  const onPostgres = () => {
    it('are cleared away however long that takes, whatever limit the server has for its questions', async () => {
      const limited = new URL(test.config.databaseUrl);
      limited.searchParams.set('statement_timeout', '300');
      limited.searchParams.set('lock_timeout', '300');
      const serving = openDatabase({ ...test.config, databaseUrl: limited.href });
      const other = await connect();
      await other.query('begin; lock table enquiries in share update exclusive mode');
      const forgotten = serving.engine.forgetErased(serving.db);
      await vi.waitFor(async () => expect(await isVacuumWaiting(900)).toBe(true), { timeout: 20_000 });
      await other.query('commit');
      expect(await forgotten).toBe(true);
      await other.end();
      await serving.close();
    });

    it('are left for later at once when the server closes in the middle', async () => {
      const other = await connect();
      await other.query('begin; lock table enquiries in share update exclusive mode');
      const closing = new AbortController();
      const forgotten = test.database.engine.forgetErased(test.database.db, closing.signal);
      await vi.waitFor(async () => expect(await isVacuumWaiting(0)).toBe(true), { timeout: 20_000 });
      closing.abort();
      expect(await forgotten).toBe(false);
      await other.end();
    });

    it('are not said to be gone where the account may not clear the table', async () => {
      const owner = await connect();
      await owner.query(`create role guest login password 'guest'; grant usage on schema public to guest`);
      const url = new URL(test.config.databaseUrl);
      url.username = 'guest';
      url.password = 'guest';
      const guest = openDatabase({ ...test.config, databaseUrl: url.href });
      await expect(guest.engine.forgetErased(guest.db)).rejects.toThrow('enquiries');
      await guest.close();
      await owner.query('revoke all on schema public from guest; drop role guest');
      await owner.end();
    });
  };
  if (inject('engine') === 'postgres') describe('on PostgreSQL', onPostgres);
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: test.config.databaseUrl, application_name: 'other' });
  await client.connect();
  return client;
}

/** As a backup does: until it stops, it sees everything as it was when it began. */
async function beginReading(): Promise<() => unknown> {
  if (test.database.engine.name === 'sqlite') {
    const reader = new DatabaseSync(path.join(test.config.dataDir, SQLITE_FILE));
    reader.exec('begin; select count(*) from enquiries');
    return () => reader.close();
  }
  const reader = await connect();
  await reader.query('begin isolation level repeatable read; select count(*) from enquiries');
  return () => reader.end();
}

async function isVacuumWaiting(forMs: number): Promise<boolean> {
  const { rows } =
    await sql`select pid from pg_stat_activity where datname = current_database() and query like 'vacuum%'
    and wait_event_type = 'Lock' and query_start < clock_timestamp() - ${forMs} * interval '1 millisecond'`.execute(
      test.database.db,
    );
  return rows.length === 1;
}
