import { sql } from 'kysely';
import type { Db } from './db.ts';
import type { StoredRow, TableAccess, TableShape } from './table-access.ts';
import { columnList, LARGE_ROWS_AT_ONCE, ROWS_AT_ONCE } from './table-access.ts';

/** The search index is a virtual table with shadow tables of its own, and follows by triggers. */
export const sqliteTables: TableAccess = {
  async list(db) {
    const { rows } = await sql<{ name: string }>`select name from pragma_table_list
      where schema = 'main' and type = 'table' and name not like 'sqlite%' order by name`.execute(db);
    const tables: TableShape[] = [];
    for (const { name } of rows) tables.push(await shapeOf(db, name));
    return tables;
  },

  async *readAll(db, { name, columns, hasBytes }) {
    const limit = hasBytes ? LARGE_ROWS_AT_ONCE : ROWS_AT_ONCE;
    for (let last = Number.MIN_SAFE_INTEGER; ; ) {
      const { rows } = await sql<StoredRow & { place: number }>`select rowid as place, ${columnList(columns)}
        from ${sql.table(name)} where rowid > ${last} order by rowid limit ${limit}`.execute(db);
      if (rows.length > 0) yield rows;
      if (rows.length < limit) return;
      last = rows.at(-1)?.place ?? last;
    }
  },

  async lastId(db, table) {
    const { rows } = await sql<{ seq: number | null }>`select seq from sqlite_master
      left join sqlite_sequence on sqlite_sequence.name = sqlite_master.name
      where type = 'table' and sqlite_master.name = ${table} and sql like '%autoincrement%'`.execute(db);
    return rows[0] ? (rows[0].seq ?? 0) : null;
  },

  async setLastId(trx, table, lastId) {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(trx);
    if (lastId > 0) await sql`insert into sqlite_sequence (name, seq) values (${table}, ${lastId})`.execute(trx);
  },
};

async function shapeOf(db: Db, name: string): Promise<TableShape> {
  const columns = await sql<{ name: string; type: string }>`select name, type from pragma_table_info(${name})`.execute(
    db,
  );
  const references = await sql<{
    table: string;
  }>`select distinct "table" from pragma_foreign_key_list(${name})`.execute(db);
  return {
    name,
    columns: columns.rows.map((column) => column.name),
    references: references.rows.map(({ table }) => table),
    hasBytes: columns.rows.some(({ type }) => type.toLowerCase() === 'blob'),
  };
}
