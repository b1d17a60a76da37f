import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newDatabase } from '../test-support/new-database.ts';
import type { PostgresServer } from '../test-support/postgres-server.ts';
import { startPostgres } from '../test-support/postgres-server.ts';
import type { ServerProcess } from '../test-support/server-process.ts';
import { cheapPasswords, spawnServer, startServer, temporaryFolder } from '../test-support/server-process.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const contact = (origin: string, message = 'Hello', key?: string) =>
  fetch(`${origin}/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify({ name: 'A', email: 'a@b.co', contact: '9876543210', reason: 'Inquiry', message }),
  });

/** The connections of the server. */
const SERVING = `from pg_stat_activity where datname = current_database() and application_name = 'kickstand'`;

async function until(isDone: () => Promise<boolean>, limitMs: number): Promise<boolean> {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    if (await isDone()) return true;
    await delay(100);
  }
  return false;
}

describe('a PostgreSQL that goes away', () => {
  let postgres: PostgresServer;
  let url: string;
  /** One server goes through all that happens to its database while it runs. */
  let server: ServerProcess;
  beforeAll(async () => {
    postgres = await startPostgres();
    url = (await newDatabase(postgres.url)).settings.databaseUrl;
    server = await startServer({
      ...cheapPasswords,
      DATABASE_URL: url,
      ADMIN_PASSWORD: 'correct horse',
      LOG_LEVEL: 'warn',
      ENQUIRIES_PER_MINUTE: '0',
      ENQUIRIES_PER_DAY: '0',
    });
  });
  afterAll(async () => {
    await server.stop('SIGKILL');
    await postgres.remove();
  });
  const status = async (path: string) => (await fetch(server.origin + path)).status;

  it('is answered with 503 and a sentence, and service resumes by itself', { timeout: 120_000 }, async () => {
    expect((await contact(server.origin)).status).toBe(201);

    await postgres.stop();
    await delay(2100);
    for (const path of ['/healthz', '/api/bikes', '/api/bikeView/BRAVO']) expect(await status(path), path).toBe(503);
    const refused = await contact(server.origin);
    expect(refused.status).toBe(503);
    expect((await refused.json()).error).toBe('The service is not available right now. Please try again in a moment.');

    await postgres.start();
    expect(await until(async () => (await status('/healthz')) === 200, 5000)).toBe(true);
    expect((await contact(server.origin)).status).toBe(201);
    expect(await status('/api/bikes')).toBe(200);
    expect(server.output()).not.toContain('9876543210');
    expect(server.process.exitCode).toBeNull();
  });

  it('in the middle of writes loses nothing that was acknowledged and stores nothing twice, even if it is sent again with its key', {
    timeout: 120_000,
  }, async () => {
    const acknowledged: string[] = [];
    const statuses = new Set<number>();
    let isOver = false;
    const send = async (message: string, key?: string) => {
      const { status } = await contact(server.origin, message, key);
      statuses.add(status);
      if (status === 201) acknowledged.push(message);
      return status === 201;
    };
    const sendOnce = async (sender: number) => {
      for (let n = 0; !isOver; n += 1) await send(`once-${sender}-${n}`);
    };
    const persistent: string[] = [];
    const sendUntilStored = async (sender: number) => {
      for (let n = 0; !isOver; n += 1) {
        const message = `persistent-${sender}-${n}`;
        persistent.push(message);
        expect(await until(() => send(message, message), 20_000)).toBe(true);
      }
    };
    const senders = [0, 1, 2, 3].flatMap((sender) => [sendOnce(sender), sendUntilStored(sender)]);
    const killer = new pg.Client({ connectionString: url });
    await killer.connect();
    for (let round = 0; round < 5; round += 1) {
      await delay(300);
      await killer.query(`select pg_terminate_backend(pid) ${SERVING}`);
    }
    await delay(300);
    isOver = true;
    await Promise.all(senders);
    const { rows } = await killer.query<{ message: string }>(
      `select message from enquiries where message like 'once-%' or message like 'persistent-%'`,
    );
    await killer.end();
    const stored = rows.map(({ message }) => message);
    expect(new Set(stored).size).toBe(stored.length);
    expect(acknowledged.filter((message) => !stored.includes(message))).toEqual([]);
    expect(persistent.filter((message) => !stored.includes(message))).toEqual([]);
    expect([...statuses].every((status) => status === 201 || status === 503)).toBe(true);
    expect(server.process.exitCode).toBeNull();
  });

  it('without a word, because it hangs, is answered with 503 all the same', { timeout: 120_000 }, async () => {
    expect(await status('/api/bikes')).toBe(200);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    // First of all: a server that finds all its connections busy would open another one, which does not hang.
    const goOn = postgres.holdConnections();
    const { rows } = await client.query<{ pid: number }>(`select pid ${SERVING}`);
    await client.end();
    for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
    try {
      await delay(2100);
      const startedAt = Date.now();
      expect(await status('/api/bikes')).toBe(503);
      // Not by the patience of a statement, which is 15 s.
      expect(Date.now() - startedAt).toBeLessThan(14_000);
    } finally {
      for (const { pid } of rows) process.kill(pid, 'SIGCONT');
      goOn();
    }
    expect(await until(async () => (await status('/api/bikes')) === 200, 20_000)).toBe(true);
  });

  it('and is not there yet at the start is waited for', { timeout: 120_000 }, async () => {
    await postgres.stop();
    const { process: second, output } = spawnServer({ ...cheapPasswords, DATABASE_URL: url });
    cleanUps.push(() => second.kill('SIGKILL'));
    const says = (text: string) => until(async () => output().includes(text), 50_000);
    expect(await says('The database does not answer yet, trying again')).toBe(true);
    await postgres.start();
    expect(await says('Kickstand is ready.')).toBe(true);
    const [origin] = /http:\/\/localhost:\d+/.exec(output()) ?? [];
    expect((await fetch(`${origin?.replace('localhost', '127.0.0.1')}/api/bikes`)).status).toBe(200);
  });
});

const canMount = process.getuid?.() === 0 && process.platform === 'linux';

describe.runIf(canMount)('a full disk under SQLite', () => {
  it('refuses writes with 503, goes on reading, and recovers without a restart', { timeout: 60_000 }, async ({
    skip,
  }) => {
    const { folder, remove } = temporaryFolder();
    const disk = `${folder}/disk`;
    mkdirSync(disk);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk], { stdio: 'ignore' });
    } catch {
      remove();
      skip('This machine does not let a test mount a small disk.');
    }
    cleanUps.push(() => {
      execFileSync('umount', ['-l', disk]);
      remove();
    });
    const server = await startServer({
      ...cheapPasswords,
      DATA_DIR: disk,
      ENQUIRIES_PER_MINUTE: '0',
      ENQUIRIES_PER_DAY: '0',
      LOG_LEVEL: 'silent',
    });
    cleanUps.push(() => server.stop('SIGKILL'));
    execFileSync('sh', ['-c', `head -c 100M /dev/zero > ${disk}/filler 2>/dev/null || true`]);
    let acknowledged = 0;
    const isRefused = await until(async () => {
      const { status } = await contact(server.origin, 'x'.repeat(1900));
      if (status === 201) acknowledged += 1;
      return status === 503;
    }, 20_000);
    expect(isRefused).toBe(true);
    expect((await fetch(`${server.origin}/api/bikes`)).status).toBe(200);
    execFileSync('rm', [`${disk}/filler`]);
    expect((await contact(server.origin)).status).toBe(201);
    await server.stop();
    const stored = new DatabaseSync(`${disk}/kickstand.db`);
    expect(stored.prepare('select count(*) as n from enquiries').get()?.n).toBe(acknowledged + 1);
    expect(stored.prepare('pragma integrity_check').get()?.integrity_check).toBe('ok');
    stored.close();
  });
});
