import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { DatabaseSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { Kysely, SqliteDialect, sql } from 'kysely';
import type { Database, Engine } from './engine.ts';
import type { EnquiryRow, Tables } from './tables.ts';
import { tellingTrigrams } from './trigrams.ts';

const FILE_NAME = 'kickstand.db';
const MAX_KEPT_STATEMENTS = 300;

export function openSqlite(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, FILE_NAME);
  const connection = connectSqlite(file);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: asKyselyDatabase(connection) }) });
  return { db, engine: sqliteEngine(connection, file), close: () => closeSqlite(db, connection) };
}

/** Every connection is durable: an acknowledged write survives a power cut. */
function connectSqlite(file: string): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  connection.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory');
  // What is erased is overwritten, as far as that costs no further writes.
  connection.exec('pragma secure_delete = fast');
  return connection;
}

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
    copyBeforeMigration: async (fromVersion) => copyVerified(connection, `${file}.before-migration-${fromVersion}`),
    enquiriesMatching(needle, shareOf) {
      const trigrams = tellingTrigrams(needle, shareOf, () => true);
      if (trigrams.length === 0) {
        return sql<EnquiryRow>`(select * from enquiries where instr(search_text, ${needle}) > 0)`;
      }
      // The index keeps no positions, which makes it small and quick; the few candidates are then looked at themselves.
      // The cross join makes SQLite start from them instead of walking the index by date.
      const all = trigrams.map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(' ');
      return sql<EnquiryRow>`(select enquiries.* from enquiry_search(${all}) as hit
        cross join enquiries on enquiries.id = hit.rowid and instr(enquiries.search_text, ${needle}) > 0)`;
    },
    outage: sqliteOutage,
  };
}

function copyVerified(connection: DatabaseSync, target: string): string {
  if (existsSync(target)) rmSync(target);
  connection.prepare('vacuum into ?').run(target);
  const copy = new DatabaseSync(target, { readOnly: true });
  const [check] = copy.prepare('pragma integrity_check').all();
  copy.close();
  if (check?.integrity_check !== 'ok') {
    throw new Error(`The copy of the database in ${target} is damaged, so nothing was migrated. Check the disk.`);
  }
  return target;
}

const FULL_CODES = new Set([13 /* full */]);
const UNREACHABLE_CODES = new Set([
  5 /* busy */, 6 /* locked */, 8 /* read-only */, 10 /* i/o */, 14 /* cannot open */,
]);

function sqliteOutage(error: unknown): 'unreachable' | 'full' | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  const primaryCode = Number(error.errcode) & 0xff;
  if (FULL_CODES.has(primaryCode)) return 'full';
  return UNREACHABLE_CODES.has(primaryCode) ? 'unreachable' : undefined;
}
