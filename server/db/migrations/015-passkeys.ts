import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Keys that a person's own device holds, and the questions that such a key is asked, each once. */
export const passkeys: Migration = {
  version: 15,
  name: 'passkeys',
  async up(trx) {
    await sql`create table passkeys (
      id text primary key,
      user_id text not null references staff (user_id) on delete cascade,
      public_key text not null,
      counter bigint not null,
      transports text not null,
      name text not null,
      created_at bigint not null,
      last_used_at bigint
    )`.execute(trx);
    await sql`create index passkeys_of_user on passkeys (user_id)`.execute(trx);
    await sql`create table passkey_challenges (
      challenge text primary key,
      purpose text not null,
      user_id text not null,
      expires_at bigint not null
    )`.execute(trx);
  },
};
