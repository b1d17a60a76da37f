import { sql } from 'kysely';
import { entriesInOrder, FIRST_SEAL, sealOf } from '../audit.ts';
import type { Migration } from '../migrate.ts';

/** Each entry of the audit carries a seal that follows from its words and from the seal before it; those that are there get theirs now. */
export const sealedHistory: Migration = {
  version: 14,
  name: 'sealed-history',
  async up(trx) {
    await sql`alter table audit add column seal text not null default ''`.execute(trx);
    await sql`create table audit_head (seal text not null, entries bigint not null)`.execute(trx);
    await sql`create index audit_by_user on audit (user_id, id)`.execute(trx);
    let [seal, entries] = [FIRST_SEAL, 0];
    for await (const row of entriesInOrder(trx)) {
      seal = sealOf(seal, row);
      entries += 1;
      await trx.updateTable('audit').set({ seal }).where('id', '=', row.id).execute();
    }
    await trx.insertInto('audit_head').values({ seal, entries }).execute();
  },
};
