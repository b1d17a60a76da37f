import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

const COLUMNS = [
  // Days in Asia/Kolkata, both included; null: no end on that side.
  'starts_on text',
  'ends_on text',
  // Empty: the English text is shown.
  `title_kn text not null default ''`,
  `description_kn text not null default ''`,
  `title_hi text not null default ''`,
  `description_hi text not null default ''`,
  'version integer not null default 1',
];

/** Offers have days, three languages, and a version by which an editor is known to have seen the newest. */
export const offerDays: Migration = {
  version: 9,
  name: 'offer-days',
  async up(trx) {
    for (const column of COLUMNS) await sql.raw(`alter table offers add column ${column}`).execute(trx);
  },
};
