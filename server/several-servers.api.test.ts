import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { someModel } from '../test-support/demo.ts';
import { multipart, smallPicture } from '../test-support/multipart.ts';
import type { ServerProcess } from '../test-support/server-process.ts';
import { cheapPasswords, freePort, startServer } from '../test-support/server-process.ts';
import { setUpTestApp } from '../test-support/test-app.ts';
import type { App } from './app.ts';
import { buildApp } from './app.ts';
import { openDatabase } from './db/connect.ts';
import type { Database } from './db/engine.ts';
import { hashOf } from './http/staff-cookies.ts';

const first = setUpTestApp({ loginsPerMinute: 5 });
const opened: [App, Database][] = [];
afterAll(async () => {
  for (const [{ app }, database] of opened) {
    await app.close();
    await database.close();
  }
});

/** On a busy machine the database may not answer in time; that says nothing about what is shown once it does. */
async function firstServed(
  ask: () => Promise<LightMyRequestResponse>,
  limitMs = 20_000,
): Promise<LightMyRequestResponse> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const reply = await ask();
    if (reply.statusCode !== 503 || performance.now() > deadline) return reply;
    await delay(100);
  }
}

/** A second server beside the first, on the same database. */
async function second() {
  const database = openDatabase(first.config);
  const served = await buildApp(first.config, database);
  opened.push([served, database]);
  return served.app;
}

/** Two more, each a process of its own. */
async function startTwoProcesses(): Promise<[ServerProcess, ServerProcess]> {
  const { databaseUrl, dataDir } = first.config;
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, NODE_ENV: 'test', LOG_LEVEL: 'silent' };
  const limits = { LOGINS_PER_MINUTE: '5', ENQUIRIES_PER_MINUTE: '0', ENQUIRIES_PER_DAY: '0' };
  const start = async () => {
    const port = await freePort();
    const address = { PORT: String(port), PUBLIC_URL: `http://localhost:${port}` };
    return startServer({ ...cheapPasswords, ...settings, ...address, ...limits, TRUST_PROXY: '1' });
  };
  return Promise.all([start(), start()]);
}

/** A busy machine may not get to the database in time; whether something was done then nobody knows, and it is asked again. */
async function post(address: string, body: object, headers: Record<string, string>): Promise<number> {
  for (;;) {
    const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    const { status } = await fetch(address, { ...options, body: JSON.stringify(body) });
    if (status !== 503) return status;
  }
}

describe('two servers on one database', () => {
  it('show a price changed on one of them on the other within 2 s, from memory until then', async () => {
    const other = await second();
    const bikeName = encodeURIComponent(someModel.bikeName);
    const priceOn = async (app: FastifyInstance) =>
      (await firstServed(() => app.inject(`/api/bikeView/${bikeName}`))).json().bikePrice as number;
    const before = await priceOn(other);
    const staff = await first.logIn();
    await staff('PATCH', `/api/managePrice/${bikeName}`, { price: before + 1000 });
    expect(await priceOn(first.app)).toBe(before + 1000);
    await delay(2000);
    expect(await priceOn(other)).toBe(before + 1000);
    const fromFile = { line: 2, model: someModel.bikeName, price: before + 500 };
    expect((await staff('POST', '/api/prices/import', { isDry: false, lines: [fromFile] })).statusCode).toBe(200);
    await delay(2000);
    const onRoad = (await firstServed(() => other.inject(`/api/onRoad/${bikeName}`))).json();
    expect([await priceOn(other), onRoad.lines[0]]).toMatchObject([
      before + 500,
      { key: 'exShowroom', amount: before + 500 },
    ]);
  });

  it('share sessions and their end', async () => {
    const other = await second();
    const staff = await first.logIn();
    const headers = { cookie: staff.cookie };
    expect((await other.inject({ url: '/api/me', headers })).statusCode).toBe(200);
    await other.inject({ method: 'POST', url: '/api/logout', headers });
    expect((await staff('GET', '/api/me')).statusCode).toBe(401);
  });

  it('share uploaded pictures, which stand in the database, from the moment that one of them shows them', async () => {
    const other = await second();
    await other.inject('/api/gallery');
    const { cookie } = await first.logIn();
    const upload = multipart({}, [{ field: 'images', bytes: await smallPicture() }]);
    const headers = { ...upload.headers, cookie };
    await first.inject({ method: 'POST', url: '/api/galleryupload', ...upload, headers });
    const [newest] = (await first.call('GET', '/api/gallery')).json();
    const reply = await other.inject(newest.image_path);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('image/webp');
  });

  it('count tries of a password together', async () => {
    const other = await second();
    const payload = { userId: 'somebody', password: 'wrong password' };
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const codes: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const reply = await (n % 2 ? other : first.app).inject({ method: 'POST', url: '/api/login', payload });
      codes.push(reply.statusCode);
    }
    vi.useRealTimers();
    expect(codes).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe('two processes on one database', () => {
  let servers: ServerProcess[] = [];
  let origins: string[] = [];
  beforeAll(async () => {
    servers = await startTwoProcesses();
    origins = servers.map(({ origin }) => origin);
  });
  afterAll(async () => {
    for (const server of servers) await server.stop('SIGKILL');
  });

  it('lose no try of a password when many come at once', { timeout: 120_000 }, async () => {
    const attempt = (n: number) =>
      post(
        `${origins[n % 2]}/api/login`,
        { userId: 'raced', password: 'wrong password' },
        { 'x-forwarded-for': `203.0.${n % 7}.${n}` },
      );
    const codes = await Promise.all(Array.from({ length: 90 }, (_, n) => attempt(n)));
    expect(new Set(codes)).toEqual(new Set([401, 429]));
    expect(codes.filter((code) => code === 401).length, 'looked at').toBeLessThanOrEqual(50);
    const counted = await first.database.db
      .selectFrom('login_waits')
      .select('tries')
      .where('key', '=', `account ${hashOf('raced')}`)
      .execute();
    expect(counted, 'fifty until it is an attack, from which on strangers have to wait').toEqual([{ tries: 50 }]);
  });

  it('store what both get at once under one key a single time', { timeout: 120_000 }, async () => {
    const send = (server: 0 | 1, key: string, name: string) =>
      post(
        `${origins[server]}/offer`,
        { name, email: 'asha@example.com', contact: '9876543210', agree: true },
        { 'idempotency-key': key },
      );
    const numbers = Array.from({ length: 40 }, (_, n) => n);
    const same = (n: number) => [0, 1].map((server) => send(server as 0 | 1, `same-words-${n}`, `Alike ${n}`));
    expect(new Set(await Promise.all(numbers.flatMap(same)))).toEqual(new Set([201]));
    const other = (n: number) =>
      Promise.all([0, 1].map((server) => send(server as 0 | 1, `other-words-${n}`, `Unlike ${n} ${server}`)));
    for (const codes of await Promise.all(numbers.map(other))) expect(codes.toSorted()).toEqual([201, 409]);

    const stored = await first.database.db.selectFrom('enquiries').select('name').execute();
    const namesOf = (word: string) => stored.map(({ name }) => name).filter((name) => name.startsWith(word));
    expect(namesOf('Alike').toSorted()).toEqual(numbers.map((n) => `Alike ${n}`).toSorted());
    expect(
      namesOf('Unlike')
        .map((name) => name.split(' ')[1])
        .toSorted(),
    ).toEqual(numbers.map(String).toSorted());
  });
});
