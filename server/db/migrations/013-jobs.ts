import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** What happens later or again, claimed by one server at a time. Instants are UTC milliseconds. */
export const jobs: Migration = {
  version: 13,
  name: 'jobs',
  async up(trx) {
    await sql`create table jobs (
      name text primary key,
      due_at bigint not null,
      leased_by text not null default '',
      leased_until bigint not null default 0,
      started_at bigint,
      finished_at bigint,
      failures integer not null default 0,
      note text not null default '',
      progress text not null default ''
    )`.execute(trx);
    // The job of the daily backup is what claims it now.
    await sql`delete from meta where key = 'backup_claimed_at'`.execute(trx);
  },
};
