import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Most enquiries have no key, and those cost the index nothing. */
export const enquiryKeys: Migration = {
  version: 2,
  name: 'enquiry-keys',
  async up(trx) {
    await sql`alter table enquiries add column idempotency_key text`.execute(trx);
    await sql`alter table enquiries add column is_suspected integer not null default 0 check (is_suspected in (0, 1))`.execute(
      trx,
    );
    await sql`create unique index enquiries_by_key on enquiries (kind, idempotency_key)
      where idempotency_key is not null`.execute(trx);
  },
};
