import { sql } from 'kysely';
import type { Trx } from '../db.ts';
import type { Migration } from '../migrate.ts';
import { withOtherSpellings } from '../search-text.ts';

const PIECE = 500;

/** In SQLite the search index has to be told of a changed text, but not of these: a later migration makes it anew. */
const SQLITE_TRIGGER = `create trigger enquiry_text_changed after update of search_text on enquiries begin
    delete from enquiry_search where rowid = old.id;
    insert into enquiry_search (rowid, search_text) values (new.id, new.search_text);
  end`;

/** In PostgreSQL an index that is made at the end is made in a tenth of the time. */
const DROP_INDEX = `drop index enquiries_by_trigram`;
const CREATE_INDEX = `create index enquiries_by_trigram on enquiries using gin (search_text gin_trgm_ops) with (fastupdate = off)`;

/** What is stored already is found by the spellings that new enquiries are stored with. */
export const searchSpellings: Migration = {
  version: 6,
  name: 'search-spellings',
  async up(trx, engine) {
    if (engine === 'postgres') await sql.raw(DROP_INDEX).execute(trx);
    await addSpellings(trx);
    await sql.raw(engine === 'postgres' ? CREATE_INDEX : SQLITE_TRIGGER).execute(trx);
  },
};

async function addSpellings(trx: Trx): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await readAfter(trx, last);
    const changed = rows
      .map(({ id, search_text, registration, details }) => ({
        id,
        before: search_text,
        after: withOtherSpellings(search_text, registration, JSON.parse(details)),
      }))
      .filter(({ before, after }) => before !== after);
    await write(trx, changed);
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}

interface Stored {
  id: number;
  registration: string;
  details: string;
  search_text: string;
}

async function readAfter(trx: Trx, last: number): Promise<Stored[]> {
  const { rows } = await sql<Stored>`select id, registration, details, search_text from enquiries
    where id > ${last} order by id limit ${PIECE}`.execute(trx);
  return rows;
}

async function write(trx: Trx, changed: readonly { id: number; after: string }[]): Promise<void> {
  if (changed.length === 0) return;
  const values = changed.map(({ id, after }) => sql`(cast(${id} as bigint), ${after})`);
  await sql`with changed (id, search_text) as (values ${sql.join(values)})
    update enquiries set search_text = changed.search_text from changed where enquiries.id = changed.id`.execute(trx);
}
