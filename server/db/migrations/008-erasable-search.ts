import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * On SQLite the index now reads its texts from the enquiries themselves, so that it knows which words go with one that is
 * erased, and takes them out of its own pages at once. Before, it only noted that the enquiry was gone.
 */
const statements = [
  `drop trigger enquiry_added`,
  `drop trigger enquiry_removed`,
  `drop trigger enquiry_text_changed`,
  `drop table enquiry_search`,
  `create virtual table enquiry_search using fts5 (
    search_text, content = 'enquiries', content_rowid = 'id', columnsize = 0, detail = none,
    tokenize = 'trigram case_sensitive 1'
  )`,
  `insert into enquiry_search (enquiry_search, rank) values ('secure-delete', 1)`,
  `insert into enquiry_search (enquiry_search) values ('rebuild')`,
  `create trigger enquiry_added after insert on enquiries begin
    insert into enquiry_search (rowid, search_text) values (new.id, new.search_text);
    insert into enquiry_days (kind, day, total)
      values (new.kind, date(new.created_at / 1000 + 19800, 'unixepoch'), 1)
      on conflict (kind, day) do update set total = total + 1;
  end`,
  `create trigger enquiry_removed after delete on enquiries begin
    insert into enquiry_search (enquiry_search, rowid, search_text) values ('delete', old.id, old.search_text);
    update enquiry_days set total = total - 1
      where kind = old.kind and day = date(old.created_at / 1000 + 19800, 'unixepoch');
  end`,
  `create trigger enquiry_text_changed after update of search_text on enquiries begin
    insert into enquiry_search (enquiry_search, rowid, search_text) values ('delete', old.id, old.search_text);
    insert into enquiry_search (rowid, search_text) values (new.id, new.search_text);
  end`,
];

export const erasableSearch: Migration = {
  version: 8,
  name: 'erasable-search',
  async up(trx, engine) {
    if (engine !== 'sqlite') return;
    for (const statement of statements) await sql.raw(statement).execute(trx);
  },
};
