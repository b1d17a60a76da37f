import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Each wording once, each enquiry with the version of the one its sender saw; null: none was shown. No foreign key: in
 * PostgreSQL every enquiry would have to lock the same row, and texts are never removed.
 */
export const consent: Migration = {
  version: 3,
  name: 'consent',
  async up(trx) {
    await sql`create table consent_texts (
      version text primary key,
      text text not null,
      first_used_at bigint not null
    )`.execute(trx);
    await sql`alter table enquiries add column consent_version text`.execute(trx);
  },
};
