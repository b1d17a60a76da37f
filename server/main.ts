import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ContentError } from '../content/content-error.ts';
import type { Content } from '../content/load-content.ts';
import { loadRelease } from '../content/load-release.ts';
import { pagePaths } from '../contract/page-paths.ts';
import type { Config } from './config.ts';
import { ConfigError, readProcessConfig } from './config.ts';
import { openDatabase } from './db/connect.ts';
import { makePrivate } from './db/private-files.ts';
import type { FirstStart } from './prepare-database.ts';
import { prepareDatabase } from './prepare-database.ts';
import type { ServedSite } from './serve-site.ts';
import { serveSite } from './serve-site.ts';

const CLOSE_LIMIT_MS = 2000;
const say = (line: string) => console.log(line);

/** Starts the server, or ends the process with a sentence that says why not. */
export async function run(): Promise<void> {
  try {
    await start();
  } catch (error) {
    const isForTheOperator = error instanceof ConfigError || error instanceof ContentError;
    console.error(isForTheOperator ? error.message : `Kickstand could not start: ${reasonOf(error)}`);
    process.exit(1);
  }
}

async function start(): Promise<void> {
  const config = readProcessConfig();
  const content = loadRelease();
  // Whatever this process writes is nobody else's business, also where the folder was there before.
  process.umask(0o077);
  for (const folder of new Set([config.dataDir, config.backupDir])) makePrivate(folder).forEach(say);
  const firstStart = await setUp(config, content);
  const site = await serveSite(config);
  closeOnSignals(site);
  greet(config, site, firstStart);
}

async function setUp(config: Config, content: Content): Promise<FirstStart | undefined> {
  const database = openDatabase(config, 'setting-up');
  try {
    return await prepareDatabase(database, content, config, say);
  } finally {
    await database.close();
  }
}

function greet(config: Config, { app }: ServedSite, firstStart: FirstStart | undefined): void {
  const { port } = app.server.address() as AddressInfo;
  const host = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(config.host) ? 'localhost' : config.host;
  const origin = config.publicUrl || `http://${host}:${port}`;
  const lines = ['', 'Kickstand is ready.', `  Site    ${origin}/`, `  Panel   ${origin}${pagePaths.login}`];
  if (firstStart) {
    const { userId, generatedPassword } = firstStart;
    const password = generatedPassword ? `${generatedPassword}   (shown only this once)` : 'the one in ADMIN_PASSWORD';
    lines.push('', 'First start: log in to the panel with', `  User ID   ${userId}`, `  Password  ${password}`);
  }
  say(lines.join('\n'));
}

/** Requests under way finish, new ones are told to come back, then the process ends cleanly. */
function closeOnSignals({ draining, close: closeSite }: ServedSite): void {
  let isClosing = false;
  const close = async () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    say('Closing: finishing the requests under way');
    await draining.drain();
    // What is still connected now has nothing under way, and need not agree to being closed.
    await Promise.race([closeSite(), delay(CLOSE_LIMIT_MS)]);
    process.exit(0);
  };
  process.on('SIGTERM', close).on('SIGINT', close);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') return 'the port is in use. Set PORT to another one.';
  return error.message || String('code' in error ? error.code : error.name);
}
