import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Kinds with many documents: in an order of their own, found by their title, set aside without being lost. */
export const documentLists: Migration = {
  version: 17,
  name: 'document lists',
  async up(trx) {
    for (const column of [
      sql`position integer not null default 0`,
      sql`archived integer not null default 0`,
      sql`title text not null default ''`,
      sql`release_revision bigint`,
    ]) {
      await sql`alter table documents add column ${column}`.execute(trx);
    }
    await sql`update documents set release_revision =
      (select max(id) from revisions where document_id = documents.id and author = '(release)')`.execute(trx);
    await sql`create index documents_in_order on documents (kind, position, id)`.execute(trx);
    // Nothing in it was ever changed by staff: the release brings the same as documents.
    await sql`drop table dealers`.execute(trx);
  },
};
