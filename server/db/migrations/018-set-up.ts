import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Which steps of the set-up somebody has done, so that it can be left and taken up again. */
export const setUp: Migration = {
  version: 18,
  name: 'set-up',
  async up(trx) {
    await sql`create table set_up_steps (
      name text primary key,
      done_at bigint not null,
      user_id text not null
    )`.execute(trx);
  },
};
