import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * The print tells whether what comes under a key again says the same as the first, the reference is what its sender is told. Both
 * are null for what an older release stored.
 */
export const enquiryReceipts: Migration = {
  version: 11,
  name: 'enquiry-receipts',
  async up(trx) {
    await sql`alter table enquiries add column payload_print text`.execute(trx);
    await sql`alter table enquiries add column reference text`.execute(trx);
    await sql`create index enquiries_by_reference on enquiries (reference) where reference is not null`.execute(trx);
  },
};
