import { sql } from 'kysely';
import type { Db } from './db.ts';
import type { StoredRow, TableAccess } from './table-access.ts';
import { columnList, LARGE_ROWS_AT_ONCE, ROWS_AT_ONCE } from './table-access.ts';

/** Only the schema that is in use counts: what a restore has set aside stands in another one. */
export const postgresTables: TableAccess = {
  async list(db) {
    const { rows } = await sql<{ name: string; columns: string[]; references: string[]; has_bytes: boolean }>`
      select relname::text as name,
        (select array_agg(attname::text order by attnum) from pg_attribute
          where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns,
        array(select distinct confrelid::regclass::text from pg_constraint
          where conrelid = pg_class.oid and contype = 'f') as references,
        exists (select from pg_attribute
          where attrelid = pg_class.oid and not attisdropped and atttypid = 'bytea'::regtype) as has_bytes
      from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname`.execute(db);
    return rows.map(({ name, columns, references, has_bytes }) => ({ name, columns, references, hasBytes: has_bytes }));
  },

  /** A cursor reads on from where it stands, so memory stays flat however large the table is. */
  async *readAll(trx, { name, columns, hasBytes }) {
    const count = sql.raw(String(hasBytes ? LARGE_ROWS_AT_ONCE : ROWS_AT_ONCE));
    await sql`declare table_rows no scroll cursor for
      select ${columnList(columns)} from ${sql.table(name)} order by 1`.execute(trx);
    for (;;) {
      const { rows } = await sql<StoredRow>`fetch ${count} from table_rows`.execute(trx);
      if (rows.length === 0) break;
      yield rows;
    }
    await sql`close table_rows`.execute(trx);
  },

  async lastId(db, table) {
    const sequence = await sequenceOf(db, table);
    if (!sequence) return null;
    const { rows } = await sql<{ last: number }>`select case when is_called then last_value else 0 end as last
      from ${sql.table(sequence)}`.execute(db);
    return rows[0]?.last ?? 0;
  },

  async setLastId(trx, table, lastId) {
    const sequence = await sequenceOf(trx, table);
    if (!sequence) return;
    // Rows that were put in with ids of their own do not count up the sequence, but must not be met by it.
    await sql`select setval(${sequence}::regclass, greatest(last, 1), last > 0)
      from (select greatest(cast(${lastId} as bigint), coalesce(max(id), 0)) as last
        from ${sql.table(table)}) as ids`.execute(trx);
  },
};

async function sequenceOf(db: Db, table: string): Promise<string | undefined> {
  const { rows } = await sql<{ sequence: string }>`
    select pg_get_serial_sequence(quote_ident(${table}), attname) as sequence from pg_attribute
    where attrelid = quote_ident(${table})::regclass and attidentity <> '' and attnum > 0`.execute(db);
  return rows[0]?.sequence;
}
