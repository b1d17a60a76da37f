import type { RawBuilder } from 'kysely';
import type { Db, Trx } from './db.ts';
import type { TableAccess } from './table-access.ts';
import type { EnquiryRow } from './tables.ts';
import type { ShareOf } from './trigrams.ts';

/** All that differs between the two databases. Nothing outside this folder asks which one it is. */
export interface Engine {
  name: 'sqlite' | 'postgres';
  /** Holds off every other process that sets up the same database, until the transaction ends. */
  lockSetup(trx: Trx): Promise<void>;
  /** Makes a verified copy before existing data is migrated, where the engine's operator cannot be expected to have one. */
  copyBeforeMigration(fromVersion: number): Promise<string | undefined>;
  /** A source of enquiries whose search text contains one of the needles, served by the trigram index. */
  enquiriesMatching(needles: readonly string[], shareOf: ShareOf): RawBuilder<EnquiryRow>;
  /** Whether the search text of `enquiries` contains one of the needles. */
  containsAny(needles: readonly string[]): RawBuilder<boolean>;
  /** Whole tables, for copies of everything. */
  tables: TableAccess;
  /**
   * Sees to it that what was erased leaves the files of the database too, however long it takes. False: somebody was in the way,
   * or it was stopped, so try later.
   */
  forgetErased(db: Db, stop?: AbortSignal): Promise<boolean>;
  /** Why the database cannot serve right now, if that is what the error says. */
  outage(error: unknown): 'unreachable' | 'full' | undefined;
}

export type Purpose = 'serving' | 'setting-up';

/** So many pages, searches and exports of reports are read at once; the next one waits. */
export const READS_AT_ONCE = 2;

export interface Database {
  db: Db;
  /** For reports, whose searches and exports may take long: it only reads, and nobody at `db` waits for it. */
  reads: Db;
  engine: Engine;
  close(): Promise<void>;
}
