import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** How often visitors called, wrote or passed on a page, by day in Asia/Kolkata. Nothing tells who they were. */
export const contactClicks: Migration = {
  version: 5,
  name: 'contact-clicks',
  async up(trx) {
    await sql`create table contact_clicks (
      day text not null,
      kind text not null,
      page text not null,
      total bigint not null check (total > 0),
      primary key (day, kind, page)
    )`.execute(trx);
  },
};
