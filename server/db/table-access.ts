import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db, Trx } from './db.ts';

/** A table as whoever copies it must know it. */
export interface TableShape {
  name: string;
  columns: string[];
  /** Tables that its rows refer to. */
  references: string[];
  /** Its rows may be large, so few are read at once. */
  hasBytes: boolean;
}

export type StoredRow = Record<string, unknown>;

/** How whole tables are read and filled, whatever version of the schema they have. */
export interface TableAccess {
  /** Tables with rows of their own, without what the engine keeps for itself. */
  list(db: Db): Promise<TableShape[]>;
  /** In a transaction that sees one instant, or of a database that nobody else writes to. */
  readAll(trx: Db, table: TableShape): AsyncGenerator<StoredRow[]>;
  /** The highest id ever given out; null where the database gives out none. */
  lastId(db: Db, table: string): Promise<number | null>;
  setLastId(trx: Trx, table: string, lastId: number): Promise<void>;
}

export const ROWS_AT_ONCE = 500;
export const LARGE_ROWS_AT_ONCE = 8;

/** Filled by triggers while other tables are, so their own rows come last. */
const KEPT_BY_TRIGGERS = new Set(['enquiry_days', 'intake']);

export const isKeptByTriggers = (table: string): boolean => KEPT_BY_TRIGGERS.has(table);

/** Tables that others refer to come before those. */
export function inOrderOfReferences(tables: readonly TableShape[]): TableShape[] {
  const ordered: TableShape[] = [];
  const rest = new Map(
    tables
      .toSorted((one, other) => Number(isKeptByTriggers(one.name)) - Number(isKeptByTriggers(other.name)))
      .map((table) => [table.name, table]),
  );
  const isFree = ({ name, references }: TableShape) => !references.some((other) => other !== name && rest.has(other));
  while (rest.size > 0) {
    const next = [...rest.values()].find(isFree);
    if (!next) throw new Error(`These tables refer to each other in a circle: ${[...rest.keys()].join(', ')}`);
    rest.delete(next.name);
    ordered.push(next);
  }
  return ordered;
}

export const columnList = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(column)));

export async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.n ?? 0);
}
