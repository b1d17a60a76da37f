import { createHash, randomBytes } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { DAY_MS, MINUTE_MS } from '../contract/durations.ts';
import { kolkataDate } from '../contract/kolkata-time.ts';
import type { Endpoint } from '../contract/schemas/endpoint.ts';
import { openDatabase } from '../server/db/connect.ts';
import type { Db } from '../server/db/db.ts';
import { newStaff, updateStaff } from '../server/db/staff.ts';
import { hashPassword } from '../server/features/accounts/passwords.ts';
import { sampleCalls } from '../test-support/sample-calls.ts';
import { snapshot } from '../test-support/snapshot.ts';
import { Client, jsonOf } from './client.ts';
import { bothEngines } from './engine-name.ts';
import { number } from './figures.ts';
import { ADMIN } from './scene.ts';
import type { Trial } from './trial.ts';
import { Verdict } from './trial.ts';

const OTHER = { userId: 'second', password: 'another fine password' };
const COOKIE = 'kickstand_session';

type Calls = Awaited<ReturnType<typeof sampleCalls>>;

interface State {
  name: string;
  status: 401 | 403 | 415;
  /** Where the state says nothing about a call, it is left out: a read has no body. */
  applies?: (endpoint: Endpoint) => boolean;
  /** What the call carries; asked anew for each call, because a refused session is gone for good. */
  headers: () => Promise<Record<string, string>>;
  change?: (call: InjectOptions) => InjectOptions;
}

export const accessMatrix: Trial = {
  name: 'access-matrix',
  what: 'every staff call in 12 states in which it must not be answered',
  mustHold: 'refused with a sentence, and the database unchanged; the same calls are answered with a live session',
  engines: bothEngines,
  shortForm: { file: 'server/access.api.test.ts' },
  async run(scene) {
    const verdict = new Verdict();
    const server = await scene.startServer();
    const client = new Client(server.origin, 4);
    const calls = (await sampleCalls()).filter(({ endpoint }) => endpoint.access === 'staff');
    const { db, close } = openDatabase(scene, 'setting-up');
    scene.atTheEnd(close);
    const sessions = new Sessions(db);
    await sessions.prepare();
    const states = [...lostSessions(client, sessions), ...foreignCalls(sessions)];
    let refused = 0;
    for (const state of states) refused += await tryState(client, db, calls, state, verdict);
    const answered = await demandAnswered(client, sessions, calls, verdict);
    client.close();
    return {
      figures: [
        `${calls.length} calls, ${states.length} states: ${number(refused)} calls refused, nothing changed`,
        `${number(answered)} reads and reports answered with a live session`,
      ],
      faults: verdict.faults,
    };
  },
};

/** Sessions as the database keeps them, of any age. */
class Sessions {
  #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** A second account, beside that of the first start. */
  async prepare(): Promise<void> {
    const account = newStaff(OTHER.userId, await hashPassword(OTHER.password));
    await this.#db.insertInto('staff').values(account).execute();
  }

  async cookie(userId = ADMIN.userId, ages = { createdMs: 0, seenMs: 0 }): Promise<Record<string, string>> {
    const id = randomBytes(32).toString('base64url');
    const id_hash = createHash('sha256').update(id).digest('base64url');
    const now = Date.now();
    const row = { id_hash, user_id: userId, created_at: now - ages.createdMs, last_seen_at: now - ages.seenMs };
    await this.#db.insertInto('sessions').values(row).execute();
    return { cookie: `${COOKIE}=${id}` };
  }

  async cookieOf(change: Parameters<typeof updateStaff>[2]): Promise<Record<string, string>> {
    await updateStaff(this.#db, OTHER.userId, { is_active: 1, expire_date: null, ...change });
    return this.cookie(OTHER.userId);
  }
}

function lostSessions(client: Client, sessions: Sessions): State[] {
  const ended = async (end: (cookie: string) => Promise<unknown>) => {
    const cookie = await client.logIn();
    client.forgetSession();
    await end(cookie);
    return { cookie };
  };
  const logOut = (cookie: string) => client.send('POST', '/api/logout', {}, { cookie });
  const kept = new Map<string, Promise<Record<string, string>>>();
  const once = (name: string, make: () => Promise<Record<string, string>>) => () => {
    const headers = kept.get(name) ?? make();
    kept.set(name, headers);
    return headers;
  };
  return [
    { name: 'no session', status: 401, headers: async () => ({}) },
    { name: 'garbage', status: 401, headers: async () => ({ cookie: `${COOKIE}=${randomBytes(40).toString('hex')}` }) },
    {
      name: 'idle for 31 minutes',
      status: 401,
      headers: () => sessions.cookie(ADMIN.userId, { createdMs: 40 * MINUTE_MS, seenMs: 31 * MINUTE_MS }),
    },
    {
      name: 'older than 8 hours',
      status: 401,
      headers: () => sessions.cookie(ADMIN.userId, { createdMs: 481 * MINUTE_MS, seenMs: MINUTE_MS }),
    },
    { name: 'logged out', status: 401, headers: once('logged out', () => ended(logOut)) },
    {
      name: 'after a change of the password',
      status: 401,
      headers: once('password', () => changedPassword(client, sessions)),
    },
    { name: 'disabled account', status: 401, headers: () => sessions.cookieOf({ is_active: 0 }) },
    {
      name: 'account past its last day',
      status: 401,
      headers: () => sessions.cookieOf({ expire_date: kolkataDate(Date.now() - DAY_MS) }),
    },
  ];
}

/** A session of the second account, whose password is then changed in another one. */
async function changedPassword(client: Client, sessions: Sessions): Promise<Record<string, string>> {
  const before = await sessions.cookieOf({});
  const other = await sessions.cookie(OTHER.userId);
  const newPassword = 'a password that is newer';
  const body = { oldPassword: OTHER.password, newPassword, confirmPassword: newPassword };
  const { status } = await client.send('PATCH', `/api/profile/password/${OTHER.userId}`, body, other);
  if (status !== 200) throw new Error(`The change of a password was answered with ${status}.`);
  return before;
}

function foreignCalls(sessions: Sessions): State[] {
  const withSession = async (more: Record<string, string>) => ({ ...(await sessions.cookie()), ...more });
  return [
    {
      name: "another person's id",
      status: 403,
      applies: ({ path }) => path.includes('{userId}'),
      headers: () => sessions.cookie(),
      change: (call) => ({ ...call, url: String(call.url).replace(ADMIN.userId, OTHER.userId) }),
    },
    { name: 'forged Origin', status: 403, headers: () => withSession({ origin: 'https://evil.example' }) },
    { name: 'cross-site', status: 403, headers: () => withSession({ 'sec-fetch-site': 'cross-site' }) },
    {
      name: 'text/plain body',
      status: 415,
      applies: ({ method }) => method !== 'GET',
      headers: () => withSession({ 'content-type': 'text/plain' }),
      change: (call) => ({ ...call, payload: call.payload ?? '{}' }),
    },
  ];
}

async function tryState(client: Client, db: Db, calls: Calls, state: State, verdict: Verdict): Promise<number> {
  const applying = calls.filter(({ endpoint }) => state.applies?.(endpoint) ?? true);
  // What the state itself needs is there before the fingerprint is taken.
  await state.headers();
  const before = JSON.stringify(await snapshot(db));
  for (const { name, call } of applying) {
    const answer = await make(client, state.change?.(call) ?? call, await state.headers());
    const told = `${name}, ${state.name}`;
    verdict.demand(answer.status === state.status, `${told}: ${answer.status} instead of ${state.status}`);
    if (answer.status < 400) continue;
    const { error, message, ...more } = jsonOf(answer);
    const isSentence = error === message && /^[A-Z]/.test(error) && Object.keys(more).length === 0;
    verdict.demand(isSentence, `${told}: refused without a sentence, or with more than that`);
  }
  const after = JSON.stringify(await snapshot(db));
  verdict.demand(after === before, `${state.name}: the database was changed`);
  return applying.length;
}

const make = (client: Client, { method = 'GET', url, headers, payload }: InjectOptions, more: Record<string, string>) =>
  client.ask(method, String(url), {
    headers: { ...(headers as Record<string, string>), ...more },
    ...(payload !== undefined && { body: payload as string | Buffer }),
  });

/** Without this, a server that refuses everything would pass. */
async function demandAnswered(client: Client, sessions: Sessions, calls: Calls, verdict: Verdict): Promise<number> {
  // What stays open has no end to wait for.
  const ending = calls.filter(({ endpoint }) => !endpoint.isStream);
  const reads = ending.filter(({ endpoint }) => endpoint.method === 'GET' || endpoint.group === 'Reports');
  for (const { name, call } of reads) {
    const { status } = await make(client, call, await sessions.cookie());
    verdict.demand(status === 200, `${name} with a live session: ${status}`);
  }
  return reads.length;
}
