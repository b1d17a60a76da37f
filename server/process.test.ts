import { once } from 'node:events';
import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { messages } from '../contract/messages.ts';
import { demoModelsOf } from '../test-support/demo.ts';
import type { ServerProcess } from '../test-support/server-process.ts';
import { cheapPasswords, spawnServer, startServer, temporaryFolder } from '../test-support/server-process.ts';
import { migrate } from './db/migrate.ts';
import { migrations } from './db/migrations/index.ts';
import { openSqlite, SQLITE_FILE } from './db/sqlite.ts';

const { folder, remove } = temporaryFolder();
const running: ServerProcess[] = [];
const start = async (settings: Record<string, string> = {}) => {
  const server = await startServer({
    ...cheapPasswords,
    DATA_DIR: folder,
    ADMIN_PASSWORD: 'correct horse',
    ...settings,
  });
  running.push(server);
  return server;
};
/** For what leaves a server as it was. */
let shared: ServerProcess;
/** Started at the same moment on the same new folder. */
let twin: ServerProcess;
beforeAll(async () => {
  const startOne = () =>
    startServer({ ...cheapPasswords, DATA_DIR: folder, ADMIN_PASSWORD: 'correct horse', LOG_LEVEL: 'trace' });
  [shared, twin] = await Promise.all([startOne(), startOne()]);
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop('SIGKILL');
});
afterAll(async () => {
  for (const server of [shared, twin]) await server.stop('SIGKILL');
  remove();
});

const contact = JSON.stringify({
  name: 'Slow Sender',
  email: 'slow@example.com',
  contact: '9876543210',
  reason: 'Inquiry',
  message: 'On a bad line',
});
const head = (length: number, n = 0) =>
  `POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: ${n % 2 ? 'multipart/form-data; boundary=x' : 'application/json'}\r\nContent-Length: ${length}\r\n\r\n`;

/** A connection that says what it is told, when it is told, and remembers what came back. */
async function dial(port: number) {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  // A reset is one way of being cut off: it ends in `closed` like every other.
  socket.on('error', () => {});
  await once(socket, 'connect');
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return { socket, received: () => received, closed };
}

/** What a command says that does not start, and how it ends. */
async function refusal(settings: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const { process: child, output } = spawnServer(settings);
  const [code] = await once(child, 'exit');
  return { code, said: output() };
}

/** Ends a server in the midst of its work, and tells what came of all that was under way. */
async function endInTheMidst(server: ServerProcess, signal: NodeJS.Signals) {
  const silent = await dial(server.port);
  const halfway = await dial(server.port);
  halfway.socket.write('GET /api/bikes HTTP/1.1\r\nHost: x\r\n');
  const slow = await dial(server.port);
  slow.socket.write(head(Buffer.byteLength(contact)) + contact.slice(0, 20));
  // What was sent before these were asked is with the server once they are answered.
  for (let n = 0; n < 2; n += 1) await (await fetch(`${server.origin}/healthz`)).text();
  const exited = once(server.process, 'exit');
  server.process.kill(signal);
  await vi.waitUntil(() => server.output().includes('Closing'), 5000);
  const turnedAway = await fetch(`${server.origin}/api/bikes`);
  const told = { status: turnedAway.status, ...(await turnedAway.json()) };
  slow.socket.write(contact.slice(20));
  const [code] = await exited;
  silent.socket.destroy();
  halfway.socket.destroy();
  return { code, told, finished: slow.received(), idle: [silent.received(), halfway.received()] };
}

describe('starting on a new folder, ending, and both once more', () => {
  const { folder: own, remove: removeOwn } = temporaryFolder();
  const file = path.join(own, SQLITE_FILE);
  const modeOf = (name: string) => statSync(name).mode & 0o777;
  const easy = { DATA_DIR: own, ADMIN_PASSWORD: 'Password123' };
  let refused: { code: unknown; said: string };
  let first: { said: string; mode: number };
  let second: { said: string; mode: number };
  const ends = new Map<string, Awaited<ReturnType<typeof endInTheMidst>>>();
  beforeAll(async () => {
    refused = await refusal(easy);
    chmodSync(own, 0o755);
    const server = await start({ DATA_DIR: own, ADMIN_PASSWORD: '' });
    first = { said: server.output(), mode: modeOf(file) };
    ends.set('SIGTERM', await endInTheMidst(server, 'SIGTERM'));
    chmodSync(file, 0o644);
    const again = await start(easy);
    second = { said: again.output(), mode: modeOf(file) };
    ends.set('SIGINT', await endInTheMidst(again, 'SIGINT'));
  });
  afterAll(removeOwn);

  it('says where the site and the panel are, and how to log in the first time only', () => {
    expect(first.said).toMatch(/Site +http:\/\/localhost:\d+\/\n +Panel +http:\/\/localhost:\d+\/admin\/login/);
    expect(first.said).toMatch(/User ID +admin\n +Password +\w{16} /);
    expect(first.said).not.toMatch(/warning/i);
    expect(second.said).toContain('Kickstand is ready.');
    expect(second.said).not.toContain('Password');
  });

  it('takes a database that others can read away from them, and says so', () => {
    expect(first.mode).toBe(0o600);
    expect(first.said).not.toContain('now only its owner can');
    expect(second.said).toContain(`Others on this machine could read ${file}: now only its owner can`);
    expect(second.mode).toBe(0o600);
  });

  it('with a password that is guessed first ends with a sentence, unless there is an account already', () => {
    expect(refused.code).toBe(1);
    expect(refused.said).toContain(`Please correct ADMIN_PASSWORD. ${messages.staff.passwordCommon}`);
    expect(refused.said).not.toMatch(/^\s+at |Password123/m);
    expect(second.said).toContain('Kickstand is ready.');
  });

  it.each(['SIGTERM', 'SIGINT'])(
    '%s lets the request under way finish, waits for nothing else, answers new ones with 503, and exits with 0',
    (signal) => {
      const end = ends.get(signal);
      expect(end?.told).toMatchObject({
        status: 503,
        error: 'The service is restarting. Please try again in a moment.',
      });
      expect(end?.code).toBe(0);
      expect(end?.finished).toContain('201 Created');
      // A server that waits for connections on which nothing is under way cuts them off in the end, with an answer.
      expect(end?.idle).toEqual(['', '']);
    },
  );
});

describe('starting', () => {
  it.runIf(process.platform === 'linux')('has the C library keep little memory, however it is started', () => {
    const environment = readFileSync(`/proc/${shared.process.pid}/environ`, 'utf8').split('\0');
    expect(environment).toContain('MALLOC_ARENA_MAX=2');
    expect(environment).toContain(`DATA_DIR=${folder}`);
  });

  it.runIf(process.platform === 'linux')('loads nothing that draws pictures before one is asked for', () => {
    expect(readFileSync(`/proc/${shared.process.pid}/maps`, 'utf8')).not.toContain('libvips');
  });

  it('twice at once on one folder migrates and seeds exactly once', async () => {
    const servers = [shared, twin];
    expect(servers.filter((server) => server.output().includes('First start')).length).toBe(1);
    const bikes = await (await fetch(`${twin.origin}/api/bikes`)).json();
    expect(bikes.length).toBe(demoModelsOf('bikes').length);
    expect(await twin.stop()).toBe(0);
  });

  it('twice at once on the data of an older release upgrades them once, and keeps one copy of them', async () => {
    const { folder: own, remove: removeOwn } = temporaryFolder();
    const old = openSqlite(own);
    await migrate(old, migrations.slice(0, -1));
    await old.close();
    const servers = await Promise.all([start({ DATA_DIR: own }), start({ DATA_DIR: own })]);
    const outputs = servers.map((server) => server.output()).join('');
    expect(outputs.split(`Database migrated to version ${migrations.length} `).length).toBe(2);
    for (const server of servers) await server.stop();
    const copy = `${SQLITE_FILE}.before-migration-${migrations.length - 1}`;
    expect(readdirSync(own).filter((name) => name.includes('before-migration'))).toEqual([copy]);
    removeOwn();
  });

  it('with bad settings ends with a sentence for each, and tells no secret', async () => {
    const bad = { PORT: 'many', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud', ADMIN_PASSWORD: 'short' };
    const { code, said } = await refusal({ DATA_DIR: folder, ...bad });
    expect(code).toBe(1);
    expect(said).toMatch(/PORT: .*\(it is "many"\)/);
    expect(said).toMatch(/DATABASE_URL: must be empty \(SQLite\) or start with postgres:\/\//);
    expect(said).toMatch(/LOG_LEVEL: /);
    expect(said).toMatch(/ADMIN_PASSWORD: must be empty or have at least 10 characters/);
    expect(said).not.toMatch(/^\s+at /m);
    expect(said).not.toContain('short"');
  });

  it('on a port in use ends with a sentence', async () => {
    const { code, said } = await refusal({ DATA_DIR: folder, PORT: String(shared.port) });
    expect(code).toBe(1);
    expect(said).toContain('the port is in use. Set PORT to another one.');
  });
});

describe('slow clients', () => {
  it('are cut off within 20 s while others are served', { timeout: 40_000 }, async () => {
    const startedAt = Date.now();
    const cutAfter: Promise<number>[] = [];
    for (let n = 0; n < 60; n += 1) {
      const client = await dial(shared.port);
      client.socket.write(n % 3 === 0 ? 'GET /api/bikes HTTP/1.1\r\nHost: x\r\nX-Slow: ' : head(5000, n));
      const drip = setInterval(() => n % 3 !== 1 && client.socket.write('x'), 500);
      client.socket.once('close', () => clearInterval(drip));
      cutAfter.push(client.closed.then(() => Date.now() - startedAt));
    }
    const statuses: number[] = [];
    const ask = async () =>
      statuses.push(
        await fetch(`${shared.origin}/api/bikes`).then(
          ({ status }) => status,
          () => 0,
        ),
      );
    const others = setInterval(ask, 250);
    const slowest = Math.max(...(await Promise.all(cutAfter)));
    clearInterval(others);
    expect(slowest).toBeLessThan(20_000);
    expect(statuses.length).toBeGreaterThan(10);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

describe('what is no HTTP', () => {
  it('gets a 400 with a sentence', async () => {
    for (const words of ['hello\r\n\r\n', 'FROB / HTTP/1.1\r\n\r\n', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n']) {
      const client = await dial(shared.port);
      client.socket.write(words);
      await client.closed;
      expect(client.received()).toContain('400 Bad Request');
      expect(client.received()).toContain('"error":');
    }
    expect((await fetch(`${shared.origin}/healthz`)).status).toBe(200);
  });
});

describe('the log', () => {
  it('carries the request id of the reply and nothing that a visitor or staff typed', async () => {
    const post = (url: string, body: string, headers = {}) =>
      fetch(shared.origin + url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
    const reply = await post('/contact', contact);
    await post('/contact', '{"name":"Broken Sender","contact":"12"}');
    await post('/contact', '{"name":"Half Sent');
    const login = await post('/api/login', '{"userId":"admin","password":"correct horse"}');
    const first = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    // Without a password of their own, nobody gets further.
    const passwords = { oldPassword: 'correct horse', newPassword: 'own battery', confirmPassword: 'own battery' };
    const chosen = await fetch(`${shared.origin}/api/profile/password/admin`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', cookie: first },
      body: JSON.stringify(passwords),
    });
    expect(chosen.status).toBe(200);
    const cookie = chosen.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await post('/api/contactReports', '{"search":"Slow Sender"}', { cookie });
    const form = new FormData();
    form.set('images', new Blob(['no picture']), 'typed.jpg');
    await fetch(`${shared.origin}/api/galleryupload`, { method: 'POST', headers: { cookie }, body: form });
    await fetch(`${shared.origin}/api/bikeView/${encodeURIComponent('typed by a visitor')}`);
    await vi.waitUntil(() => shared.output().includes('bikeView'), 5000);
    // The number of the moment in each line could be anything.
    const log = shared.output().replaceAll(/"time":\d+/g, '');
    expect(log).toContain(reply.headers.get('x-request-id') ?? 'no id');
    for (const secret of [
      'Sender',
      'slow@example.com',
      '98765',
      'correct horse',
      'own battery',
      cookie.split('=')[1] ?? '',
      'typed',
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});
