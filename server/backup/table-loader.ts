import { sql } from 'kysely';
import type { Trx } from '../db/db.ts';
import type { Engine } from '../db/engine.ts';
import { columnList, countRows, isKeptByTriggers } from '../db/table-access.ts';
import { BackupError } from './backup-error.ts';
import type { BackedUpTable } from './manifest.ts';

/** Far below what either engine allows in one statement. */
const VALUES_AT_ONCE = 5000;

/** Fills the tables of an empty database that has the schema of the backup, in the order of its list. */
export class TableLoader {
  #trx: Trx;
  #engine: Engine;
  #tables: Map<string, BackedUpTable>;
  #begun = new Set<string>();

  constructor(trx: Trx, engine: Engine, tables: readonly BackedUpTable[]) {
    this.#trx = trx;
    this.#engine = engine;
    this.#tables = new Map(tables.map((table) => [table.name, table]));
  }

  /** Migrations put some rows in; the backup has its own. */
  async start(): Promise<void> {
    const present = await this.#engine.tables.list(this.#trx);
    const fits = present.every(({ name, columns }) => {
      const listed = this.#tables.get(name)?.columns;
      return listed && listed.toSorted().join() === columns.toSorted().join();
    });
    if (!fits || present.length !== this.#tables.size) {
      throw new BackupError('The tables in the backup are not those of the release that it names.');
    }
    for (const name of [...this.#tables.keys()].reverse()) await this.#empty(name);
  }

  async add(name: string, rows: readonly unknown[][]): Promise<void> {
    const columns = this.#tables.get(name)?.columns ?? [];
    await this.#begin(name);
    const most = Math.floor(VALUES_AT_ONCE / columns.length);
    for (let at = 0; at < rows.length; at += most) {
      const values = rows.slice(at, at + most).map((row) => sql`(${sql.join(row)})`);
      await sql`insert into ${sql.table(name)} (${columnList(columns)}) values ${sql.join(values)}`.execute(this.#trx);
    }
  }

  async finish(): Promise<void> {
    for (const { name, rows, lastId } of this.#tables.values()) {
      // One without rows has had none added, but triggers have put some in for the rows of others.
      await this.#begin(name);
      if (lastId !== null) await this.#engine.tables.setLastId(this.#trx, name, lastId);
      const stored = await countRows(this.#trx, name);
      if (stored !== rows) throw new BackupError(`The table ${name} came to ${stored} rows instead of ${rows}.`);
    }
  }

  async #begin(name: string): Promise<void> {
    if (!this.#begun.has(name) && isKeptByTriggers(name)) await this.#empty(name);
    this.#begun.add(name);
  }

  async #empty(name: string): Promise<void> {
    await sql`delete from ${sql.table(name)}`.execute(this.#trx);
  }
}
