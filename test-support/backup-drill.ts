import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { restoreBackup } from '../server/backup/restore-backup.ts';
import { openDatabase } from '../server/db/connect.ts';
import type { Database } from '../server/db/engine.ts';
import { insertPicture } from '../server/db/pictures.ts';
import type { DatabaseSettings } from './databases.ts';
import { cheapPasswords, startServer } from './server-process.ts';

const ROOT = path.join(import.meta.dirname, '..');
const COMPILE_CACHE = path.join(ROOT, 'node_modules', '.cache', 'kickstand');
const SENDERS = 4;
/** Of each of them, between an answer and the next enquiry. */
const PAUSE_MS = 10;
const PICTURE_BYTES = 1_000_000;

export interface DrillFigures {
  /** Enquiries that were answered with 201 before the backup was asked for, and how many of them are not in it. */
  acknowledgedBefore: number;
  missing: number;
  acknowledgedMeanwhile: number;
  /** The longest that anybody waited for an answer, before the backup and while it was made. */
  longestBeforeMs: number;
  longestMeanwhileMs: number;
  backupMs: number;
}

/** How large the backup is, and how much is acknowledged before it begins. */
interface DrillSize {
  pictures: number;
  enquiriesBefore: number;
}

/** Backs up a server under load, restores elsewhere, and counts what is missing there. */
export async function runBackupDrill(
  source: DatabaseSettings,
  target: DatabaseSettings,
  file: string,
  { pictures, enquiriesBefore }: DrillSize,
): Promise<DrillFigures> {
  const server = await startServer({
    ...environmentOf(source),
    ...cheapPasswords,
    ENQUIRIES_PER_MINUTE: '0',
    ENQUIRIES_PER_DAY: '0',
    LOG_LEVEL: 'silent',
  });
  try {
    await within(source, (database) => addPictures(database, pictures));
    const load = new Load(server.origin);
    await load.untilAcknowledged(enquiriesBefore);
    const before = load.takeFigures();
    const startedAt = performance.now();
    await commandEnd(runCommand('backup', [file], source));
    const backupMs = performance.now() - startedAt;
    const meanwhile = load.takeFigures();
    await load.stop();
    await server.stop();
    await restoreBackup({ settings: target, file, passphrase: undefined });
    const stored = await within(target, async ({ db }) => {
      const rows = await db.selectFrom('enquiries').select('message').execute();
      return new Set(rows.map(({ message }) => message));
    });
    return {
      acknowledgedBefore: before.acknowledged.length,
      missing: before.acknowledged.filter((message) => !stored.has(message)).length,
      acknowledgedMeanwhile: meanwhile.acknowledged.length,
      longestBeforeMs: before.longestMs,
      longestMeanwhileMs: meanwhile.longestMs,
      backupMs,
    };
  } finally {
    await server.stop('SIGKILL');
  }
}

/** What is compiled once is not again by every command. */
export const commandEnvironment = (settings: DatabaseSettings) => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: COMPILE_CACHE,
  ...environmentOf(settings),
});

/** `npm run backup` or `npm run restore`, without npm. */
export const runCommand = (name: 'backup' | 'restore', args: string[], settings: DatabaseSettings): ChildProcess =>
  spawn(process.execPath, [`scripts/${name}.ts`, ...args], {
    cwd: ROOT,
    env: commandEnvironment(settings),
    stdio: ['ignore', 'ignore', 'pipe'],
  });

export async function commandEnd(child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The command ended with ${code ?? signal}: ${said}`);
}

export async function within<Result>(
  settings: DatabaseSettings,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(settings, 'setting-up');
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

const environmentOf = ({ databaseUrl, dataDir }: DatabaseSettings) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  BACKUP_KEEP_DAYS: '0',
});

/** Bytes that do not pack, so that the backup takes its time. */
export async function addPictures({ db }: Database, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const name = `drill-${n}`;
    const files = [{ name, contentType: 'image/webp', bytes: randomBytes(PICTURE_BYTES) }];
    const original = { contentType: 'image/jpeg', bytes: randomBytes(1000) };
    await insertPicture(db, { id: name, width: 10, height: 10, files, original });
  }
}

/** People who send one enquiry after the other, each waiting for the answer. */
class Load {
  #acknowledged: string[] = [];
  #longestMs = 0;
  #isOver = false;
  #senders: Promise<void>[];

  constructor(origin: string) {
    this.#senders = Array.from({ length: SENDERS }, (_, sender) => this.#send(origin, sender));
  }

  takeFigures(): { acknowledged: string[]; longestMs: number } {
    const figures = { acknowledged: this.#acknowledged, longestMs: this.#longestMs };
    this.#acknowledged = [];
    this.#longestMs = 0;
    return figures;
  }

  /** Fails with whatever made a sender give up. */
  async untilAcknowledged(count: number): Promise<void> {
    while (this.#acknowledged.length < count) await Promise.race([delay(PAUSE_MS), Promise.all(this.#senders)]);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#senders);
  }

  async #send(origin: string, sender: number): Promise<void> {
    for (let n = 0; !this.#isOver; n += 1) {
      const message = `drill ${sender}-${n}`;
      const body = JSON.stringify({ name: 'A', email: 'a@b.co', contact: '9876543210', reason: 'Inquiry', message });
      const sentAt = performance.now();
      const { status } = await fetch(`${origin}/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      this.#longestMs = Math.max(this.#longestMs, performance.now() - sentAt);
      if (status === 201) this.#acknowledged.push(message);
      await delay(PAUSE_MS);
    }
  }
}
