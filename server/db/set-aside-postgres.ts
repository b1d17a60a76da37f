import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Trx } from './db.ts';

const LOCK_PATIENCE = '10s';
const LEAVING_MS = 2000;

/**
 * Fails with a sentence when a server is connected: it would go on with what it has in memory. The connections of one that has
 * just stopped are given a moment to go.
 */
export async function demandNoServer(trx: Trx): Promise<void> {
  for (const endsAt = Date.now() + LEAVING_MS; await isServerConnected(trx); await delay(LEAVING_MS / 20)) {
    if (Date.now() < endsAt) continue;
    throw new Error('A server is running on this database. Stop every one and try again; nothing was changed.');
  }
}

async function isServerConnected(trx: Trx): Promise<boolean> {
  // A transaction goes on seeing whom it once saw.
  await sql`select pg_stat_clear_snapshot()`.execute(trx);
  const { rows } = await sql`select pid from pg_stat_activity
    where datname = current_database() and application_name = 'kickstand' and pid <> pg_backend_pid()`.execute(trx);
  return rows.length > 0;
}

/**
 * Moves every table and function out of the schema in use into one beside it, within the transaction that fills the new ones:
 * until that commits nothing has happened. Extensions stay where they are. Returns the name, or undefined if there was nothing.
 */
export async function setAsidePostgres(trx: Trx, schema: string): Promise<string | undefined> {
  await sql`select set_config('lock_timeout', ${LOCK_PATIENCE}, true)`.execute(trx);
  const { rows } = await sql<{ statement: string }>`
    select format('alter table %s set schema %I', oid::regclass, ${schema}::text) as statement from pg_class
      where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace and ${isOfNoExtension('pg_class')}
    union all
    select format('alter routine %s set schema %I', oid::regprocedure, ${schema}::text) from pg_proc
      where pronamespace = current_schema()::regnamespace and ${isOfNoExtension('pg_proc')}`.execute(trx);
  if (rows.length === 0) return undefined;
  await sql`create schema ${sql.id(schema)}`.execute(trx);
  for (const { statement } of rows) await sql.raw(statement).execute(trx);
  return schema;
}

const isOfNoExtension = (catalogue: 'pg_class' | 'pg_proc') =>
  sql`not exists (select from pg_depend where classid = ${sql.lit(catalogue)}::regclass
    and objid = ${sql.ref(`${catalogue}.oid`)} and deptype = 'e')`;
