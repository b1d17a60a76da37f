import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Until now every account could do everything, so each becomes an owner. */
export const people: Migration = {
  version: 12,
  name: 'people',
  async up(trx) {
    await sql`alter table staff add column role text not null default 'owner'`.execute(trx);
    await sql`alter table staff add column last_login_at bigint`.execute(trx);
    await sql`alter table staff add column version integer not null default 1`.execute(trx);
    await sql`alter table staff add column must_change_password integer not null default 0`.execute(trx);
    await sql`create table staff_branches (
      user_id text not null references staff (user_id) on delete cascade,
      branch text not null,
      primary key (user_id, branch)
    )`.execute(trx);
    await sql`create table invitations (
      user_id text primary key references staff (user_id) on delete cascade,
      token_hash text not null unique,
      expires_at bigint not null
    )`.execute(trx);
    await sql`create table role_rules (
      role text primary key,
      demands_second_step integer not null default 0
    )`.execute(trx);
    await sql`insert into role_rules (role) values ('owner')`.execute(trx);
    await sql`alter table sessions add column user_agent text not null default ''`.execute(trx);
    await sql`alter table sessions add column address text not null default ''`.execute(trx);
  },
};
