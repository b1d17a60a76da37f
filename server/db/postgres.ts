import type { RawBuilder } from 'kysely';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database, Engine, Purpose } from './engine.ts';
import { READS_AT_ONCE } from './engine.ts';
import { postgresTables } from './postgres-tables.ts';
import type { EnquiryRow, Tables } from './tables.ts';
import type { ShareOf } from './trigrams.ts';
import { tellingTrigrams } from './trigrams.ts';
import { vacuumEnquiries } from './vacuum-postgres.ts';

/** Any number works, as long as every server of one installation uses the same. */
const SETUP_LOCK = 5_202_002;

/** What serves visitors gives up on a question in time; setting up a large database may take as long as it takes. */
const LIMITS = {
  serving: { connectionTimeoutMillis: 3000, statement_timeout: 15_000, query_timeout: 16_000 },
  'setting-up': { connectionTimeoutMillis: 15_000 },
};

/** For visitors and changes; what takes long has few of its own, so that it never takes all of them. */
const CONNECTIONS = 10;

export function openPostgres(url: string, purpose: Purpose): Database {
  const db = openPool(url, { ...LIMITS[purpose], max: CONNECTIONS });
  const reads = openPool(url, {
    ...LIMITS[purpose],
    max: READS_AT_ONCE,
    options: '-c default_transaction_read_only=on',
  });
  const forgetErased: Engine['forgetErased'] = (_db, stop) => vacuumEnquiries(url, stop);
  return {
    db,
    reads,
    engine: { ...postgresEngine, forgetErased },
    async close() {
      await Promise.all([db.destroy(), reads.destroy()]);
    },
  };
}

function openPool(url: string, settings: pg.PoolConfig): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    keepAlive: true,
    ...settings,
    application_name: 'kickstand',
    types: { getTypeParser },
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // The same for one that breaks while in use: the query under way fails by itself, and that is all there is to it.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Our bigints are times, ids and counts, all exact as JavaScript numbers. */
const getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC
    ? Number
    : pg.types.getTypeParser(oid, format as 'text');

const postgresEngine: Omit<Engine, 'forgetErased'> = {
  name: 'postgres',
  async lockSetup(trx) {
    await sql`select pg_advisory_xact_lock(${SETUP_LOCK})`.execute(trx);
  },
  copyBeforeMigration: async () => undefined,
  enquiriesMatching(needles, shareOf) {
    const any = needles.map((needle) => containing(needle, shareOf));
    return sql<EnquiryRow>`(select * from enquiries where ${sql.join(any, sql` or `)})`;
  },
  containsAny(needles) {
    const isThere = needles.map((needle) => sql`strpos(enquiries.search_text, ${needle}) > 0`);
    return sql<boolean>`(${sql.join(isThere, sql` or `)})`;
  },
  tables: postgresTables,
  outage: postgresOutage,
};

/** pg_trgm knows letters and digits alone; a needle without three of them in a row is left to it as a whole. */
function containing(needle: string, shareOf: ShareOf): RawBuilder<unknown> {
  const trigrams = tellingTrigrams(needle, shareOf, (trigram) => /^[\p{L}\p{N}]{3}$/u.test(trigram));
  const parts = trigrams.length > 0 ? trigrams : [needle];
  const conditions = parts.map((part) => sql`search_text like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`}`);
  return sql`(${sql.join(conditions, sql` and `)} and strpos(search_text, ${needle}) > 0)`;
}

/** Connection failures, shutdowns, running out of connections, memory or time, and transactions that got in each other's way. */
const UNREACHABLE_STATES = /^(08|40|57P|53[023]|57014|25006)/;
const UNREACHABLE_SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
]);
const UNREACHABLE_TEXTS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Cannot use a pool after)/;

function postgresOutage(error: unknown): 'unreachable' | 'full' | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (code === '53100') return 'full';
  if (UNREACHABLE_STATES.test(code) || UNREACHABLE_SYSTEM_CODES.has(code)) return 'unreachable';
  if (error instanceof AggregateError) return error.errors.map(postgresOutage).find(Boolean);
  return UNREACHABLE_TEXTS.test(error.message) ? 'unreachable' : undefined;
}
