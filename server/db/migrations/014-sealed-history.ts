import { sql } from 'kysely';
import { FIRST_SEAL, sealOf } from '../audit.ts';
import type { Migration } from '../migrate.ts';

const AT_ONCE = 500;

/** Each entry of the audit carries a seal that follows from its words and from the seal before it; those that are there get theirs now. */
export const sealedHistory: Migration = {
  version: 14,
  name: 'sealed-history',
  async up(trx) {
    await sql`alter table audit add column seal text not null default ''`.execute(trx);
    await sql`create table audit_head (seal text not null, entries bigint not null)`.execute(trx);
    await sql`alter table jobs add column progress text not null default ''`.execute(trx);
    await sql`create index audit_by_user on audit (user_id, id)`.execute(trx);
    let [seal, entries, lastId] = [FIRST_SEAL, 0, 0];
    for (;;) {
      const rows = await trx
        .selectFrom('audit')
        .selectAll()
        .where('id', '>', lastId)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute();
      for (const row of rows) {
        seal = sealOf(seal, row);
        await trx.updateTable('audit').set({ seal }).where('id', '=', row.id).execute();
        lastId = row.id;
        entries += 1;
      }
      if (rows.length < AT_ONCE) break;
    }
    await trx.insertInto('audit_head').values({ seal, entries }).execute();
  },
};
