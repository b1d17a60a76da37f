import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Tries of a password by what they are counted by, and the browsers in which somebody has logged in before. */
export const loginWaits: Migration = {
  version: 7,
  name: 'login-waits',
  async up(trx) {
    await sql`create table login_waits (
      key text primary key,
      tries integer not null,
      last_at bigint not null,
      forget_at bigint not null
    )`.execute(trx);
    await sql`create index login_waits_by_end on login_waits (forget_at)`.execute(trx);
    await sql`drop table login_attempts`.execute(trx);
    await sql`create table known_devices (
      id_hash text not null,
      user_id text not null references staff (user_id) on delete cascade,
      last_login_at bigint not null,
      primary key (id_hash, user_id)
    )`.execute(trx);
    await sql`create index known_devices_by_user on known_devices (user_id)`.execute(trx);
  },
};
