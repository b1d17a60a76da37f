import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { App } from '../server/app.ts';
import { buildApp } from '../server/app.ts';
import type { Config } from '../server/config.ts';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/connect.ts';
import type { Database } from '../server/db/engine.ts';
import { ADMIN, filledDatabase } from './databases.ts';

export { ADMIN } from './databases.ts';

const SESSION_COOKIE = 'kickstand_session';

export interface TestApp extends App {
  database: Database;
  config: Config;
  inject: FastifyInstance['inject'];
  /** A JSON call without a session. */
  call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: unknown): Promise<LightMyRequestResponse>;
  /** Logs in and returns a function that makes JSON calls with that session. */
  logIn(account?: { userId: string; password: string }): Promise<StaffCall>;
  close(): Promise<void>;
}

export type StaffCall = ((
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  body?: unknown,
) => Promise<LightMyRequestResponse>) & { cookie: string };

type ServePages = Parameters<typeof buildApp>[2];

/** The whole application on a filled database of its own, or another one, for the tests of one file; with pages where they are given. */
export function setUpTestApp(
  settings: Partial<Config> = {},
  servePages?: ServePages,
  newDatabase: typeof filledDatabase = filledDatabase,
): TestApp {
  const holder = {} as TestApp;
  beforeAll(async () => {
    Object.assign(holder, await startTestApp(settings, servePages, newDatabase));
  });
  afterAll(() => holder.close());
  return holder;
}

async function startTestApp(
  settings: Partial<Config>,
  servePages: ServePages | undefined,
  newDatabase: typeof filledDatabase,
): Promise<TestApp> {
  const filled = await newDatabase();
  const config: Config = {
    ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }),
    enquiriesPerMinute: 0,
    enquiriesPerDay: 0,
    diskWarningMb: 0,
    loginsPerMinute: 0,
    ...filled.settings,
    ...settings,
  };
  const database = openDatabase(config);
  const served = await buildApp(config, database, servePages);
  return {
    ...served,
    database,
    config,
    inject: served.app.inject.bind(served.app) as FastifyInstance['inject'],
    call: (method, url, body) => served.app.inject(jsonCall(method, url, body)),
    logIn: (account = ADMIN) => logIn(served.app, account),
    async close() {
      await served.app.close();
      await database.close();
      await filled.remove();
    },
  };
}

async function logIn(app: FastifyInstance, account: { userId: string; password: string }): Promise<StaffCall> {
  const reply = await app.inject(jsonCall('POST', '/api/login', account));
  const session = reply.cookies.find(({ name }) => name.endsWith(SESSION_COOKIE));
  if (!session) throw new Error(`The login failed with ${reply.statusCode}: ${reply.body}`);
  const cookie = `${session.name}=${session.value}`;
  const call = (method: InjectOptions['method'], url: string, body?: unknown) =>
    app.inject(jsonCall(method, url, body, { cookie }));
  return Object.assign(call, { cookie }) as StaffCall;
}

export function jsonCall(
  method: InjectOptions['method'],
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): InjectOptions {
  if (body === undefined) return { method: method ?? 'GET', url, headers };
  return {
    method: method ?? 'GET',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  };
}
