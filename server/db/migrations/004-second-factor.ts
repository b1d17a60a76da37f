import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

export const secondFactor: Migration = {
  version: 4,
  name: 'second-factor',
  async up(trx) {
    await sql`create table second_factors (
      user_id text primary key references staff (user_id) on delete cascade,
      sealed_secret text not null,
      confirmed_at bigint,
      last_step bigint not null default 0,
      wrong_codes integer not null default 0,
      last_wrong_at bigint not null default 0
    )`.execute(trx);
    await sql`create table recovery_codes (
      user_id text not null references staff (user_id) on delete cascade,
      code_hash text not null,
      primary key (user_id, code_hash)
    )`.execute(trx);
  },
};
