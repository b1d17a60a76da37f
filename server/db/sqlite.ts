import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import type { RawBuilder, SqliteDatabase, SqliteStatement } from 'kysely';
import { Kysely, SqliteDialect, sql } from 'kysely';
import type { Db } from './db.ts';
import type { Database, Engine } from './engine.ts';
import { READS_AT_ONCE } from './engine.ts';
import { createPrivate } from './private-files.ts';
import { openSqliteReads } from './sqlite-reads.ts';
import { sqliteTables } from './sqlite-tables.ts';
import type { EnquiryRow, Tables } from './tables.ts';
import { tellingTrigrams } from './trigrams.ts';

export const SQLITE_FILE = 'kickstand.db';
const MAX_KEPT_STATEMENTS = 300;
/** How long a writer waits for another. */
const BUSY_MS = 5000;
const WAL_RETRY_MS = 10;
const LOG_TRIES = { most: 20, everyMs: 250 };

export function openSqlite(dataDir: string): Database {
  // Nobody else on the machine is to read it.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, SQLITE_FILE);
  createPrivate(file);
  const connection = connectSqlite(file);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: asKyselyDatabase(connection) }) });
  const reads = openSqliteReads(file, READS_AT_ONCE);
  return {
    db,
    reads,
    engine: sqliteEngine(connection, file),
    async close() {
      await reads.destroy();
      await closeSqlite(db, connection);
    },
  };
}

/** Every connection is durable: an acknowledged write survives a power cut. */
function connectSqlite(file: string): DatabaseSync {
  const fileAtFirst = identityOf(file);
  const connection = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true });
  enterWalMode(connection);
  connection.exec('pragma synchronous = full; pragma temp_store = memory');
  // What is erased is overwritten with zeros, and so is every page that becomes free.
  connection.exec('pragma secure_delete = on');
  // A restore may have put another file here while this connection waited for its lock; nobody would read what it writes.
  if (fileAtFirst === undefined || fileAtFirst === identityOf(file)) return connection;
  connection.close();
  return connectSqlite(file);
}

/** Two that open a new file at once both change its mode, and SQLite lets one of them fail without making it wait. */
function enterWalMode(connection: DatabaseSync): void {
  for (const deadline = Date.now() + BUSY_MS; ; sleepSync(WAL_RETRY_MS)) {
    try {
      connection.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (primaryCodeOf(error) !== BUSY_CODE || Date.now() > deadline) throw error;
    }
  }
}

const sleepSync = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

const identityOf = (file: string): bigint | undefined => statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;

async function closeSqlite(db: Kysely<Tables>, connection: DatabaseSync): Promise<void> {
  await db.destroy();
  if (connection.isOpen) connection.close();
}

function asKyselyDatabase(connection: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => connection.isOpen && connection.close(),
    prepare(text) {
      // Taking the write lock at the start keeps two processes from failing halfway through their transactions.
      const source = text === 'begin' ? 'begin immediate' : text;
      const known = kept.get(source);
      if (known) return known;
      const statement = asKyselyStatement(connection.prepare(source));
      if (kept.size >= MAX_KEPT_STATEMENTS) kept.delete(kept.keys().next().value ?? '');
      kept.set(source, statement);
      return statement;
    },
  };
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}

function sqliteEngine(connection: DatabaseSync, file: string): Engine {
  return {
    name: 'sqlite',
    // Transactions begin immediate here, which is the lock already.
    lockSetup: async () => {},
    forgetErased: emptyLog,
    copyBeforeMigration: async (fromVersion) => copyBeforeMigration(connection, file, fromVersion),
    enquiriesMatching(needles, shareOf) {
      const contains = containsAny(needles);
      const trigrams = needles.map((needle) => tellingTrigrams(needle, shareOf, () => true));
      if (trigrams.some(({ length }) => length === 0)) {
        return sql<EnquiryRow>`(select * from enquiries where ${contains})`;
      }
      // The index keeps no positions, which makes it small and quick; the few candidates are then looked at themselves.
      // The cross join makes SQLite start from them instead of walking the index by date.
      const any = trigrams.map((all) => `(${all.map(quoted).join(' AND ')})`).join(' OR ');
      return sql<EnquiryRow>`(select enquiries.* from enquiry_search(${any}) as hit
        cross join enquiries on enquiries.id = hit.rowid and ${contains})`;
    },
    containsAny,
    tables: sqliteTables,
    outage: sqliteOutage,
  };
}

const containsAny = (needles: readonly string[]): RawBuilder<boolean> => {
  const isThere = needles.map((needle) => sql`instr(enquiries.search_text, ${needle}) > 0`);
  return sql<boolean>`(${sql.join(isThere, sql` or `)})`;
};

const quoted = (trigram: string): string => `"${trigram.replaceAll('"', '""')}"`;

/**
 * The log beside the file has pages as they were before. It can be emptied while nobody is reading from it; a backup may
 * take a while, and visitors must not wait for it, so this asks again and again instead of holding everything up.
 */
async function emptyLog(db: Db, stop?: AbortSignal): Promise<boolean> {
  for (let tries = 0; tries < LOG_TRIES.most; tries += 1) {
    if (tries > 0) await delay(LOG_TRIES.everyMs, undefined, { signal: stop }).catch(() => {});
    if (stop?.aborted) return false;
    const isEmpty = await db.connection().execute(async (own) => {
      await sql`pragma busy_timeout = 0`.execute(own);
      try {
        const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(own);
        return rows[0]?.busy === 0;
      } finally {
        await sql.raw(`pragma busy_timeout = ${BUSY_MS}`).execute(own);
      }
    });
    if (isEmpty) return true;
  }
  return false;
}

/** A verified copy in one file of its own, made while servers run on the original. */
export function copySqlite(source: string, target: string): void {
  const connection = connectSqlite(source);
  try {
    copyVerified(connection, target);
  } finally {
    connection.close();
  }
}

/** Several servers may do this at once. Returns nothing when another has migrated meanwhile, and has its copy. */
function copyBeforeMigration(connection: DatabaseSync, file: string, fromVersion: number): string | undefined {
  const target = `${file}.before-migration-${fromVersion}`;
  const own = copyVerified(connection, `${target}.${process.pid}`);
  try {
    if (versionIn(own) !== fromVersion) return undefined;
    renameSync(own, target);
    return target;
  } finally {
    rmSync(own, { force: true });
  }
}

function versionIn(file: string): number {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    return Number(copy.prepare('select max(version) as version from schema_versions').get()?.version);
  } finally {
    copy.close();
  }
}

/** Everybody else goes on reading and writing meanwhile; the copy is that of one instant. */
function copyVerified(connection: DatabaseSync, target: string): string {
  if (existsSync(target)) rmSync(target);
  createPrivate(target);
  connection.prepare('vacuum into ?').run(target);
  checkSqlite(target);
  return target;
}

export function checkSqlite(file: string): void {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const [check] = copy.prepare('pragma integrity_check').all();
    const [orphan] = copy.prepare('pragma foreign_key_check').all();
    if (check?.integrity_check === 'ok' && !orphan) return;
  } finally {
    copy.close();
  }
  throw new Error(`The copy of the database in ${file} is damaged. Check the disk.`);
}

const BUSY_CODE = 5;
const FULL_CODE = 13;
const UNREACHABLE_CODES = new Set([BUSY_CODE, 6 /* locked */, 8 /* read-only */, 10 /* i/o */, 14 /* cannot open */]);

/** SQLite's own number for what went wrong, without its finer distinctions. */
const primaryCodeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;

function sqliteOutage(error: unknown): 'unreachable' | 'full' | undefined {
  const code = primaryCodeOf(error);
  if (code === FULL_CODE) return 'full';
  return code !== undefined && UNREACHABLE_CODES.has(code) ? 'unreachable' : undefined;
}
