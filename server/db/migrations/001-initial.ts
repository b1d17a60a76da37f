import { sql } from 'kysely';
import type { Trx } from '../db.ts';
import type { Migration } from '../migrate.ts';

const tables = (id: string, blob: string): string[] => [
  `create table meta (key text primary key, value bigint not null)`,
  `create table vehicles (
    id ${id},
    type text not null check (type in ('bikes', 'scooters', 'ev')),
    position integer not null,
    bike_name text not null unique,
    name_key text not null unique,
    name text not null,
    price bigint not null check (price > 0),
    is_active integer not null default 1 check (is_active in (0, 1)),
    content text not null
  )`,
  `create table variants (
    id ${id},
    vehicle_id bigint not null references vehicles (id) on delete cascade,
    position integer not null,
    name text not null,
    price bigint check (price > 0),
    unique (vehicle_id, position)
  )`,
  `create table accessories (
    id ${id},
    part_no text not null unique,
    heading text not null,
    description text not null,
    image text not null,
    price bigint not null check (price > 0)
  )`,
  `create table vehicle_accessories (
    vehicle_id bigint not null references vehicles (id) on delete cascade,
    accessory_id bigint not null references accessories (id) on delete cascade,
    position integer not null,
    primary key (vehicle_id, accessory_id)
  )`,
  `create table dealers (
    position integer primary key,
    id integer not null,
    name text not null,
    address text not null,
    sale_no text not null,
    service_no text,
    open_time text not null,
    email text not null,
    map_embed text not null
  )`,
  `create index dealers_by_id on dealers (id, position)`,
  `create table slides (id ${id}, filepath text not null, alt text not null)`,
  `create table pictures (id text primary key, created_at bigint not null)`,
  `create table picture_files (
    name text primary key,
    picture_id text not null references pictures (id) on delete cascade,
    content_type text not null,
    bytes ${blob} not null
  )`,
  `create index picture_files_by_picture on picture_files (picture_id)`,
  `create table gallery (
    id ${id},
    image_path text not null,
    alt text not null,
    picture_id text references pictures (id)
  )`,
  `create table offers (
    id ${id},
    title text not null,
    description text not null,
    image text not null,
    picture_id text references pictures (id)
  )`,
  `create table enquiries (
    id ${id},
    kind text not null,
    name text not null,
    mobile text not null,
    email text not null,
    model text not null,
    registration text not null,
    message text not null,
    details text not null,
    search_text text not null,
    created_at bigint not null
  )`,
  `create index enquiries_by_kind_and_time on enquiries (kind, created_at, id)`,
  `create table enquiry_days (
    kind text not null,
    day text not null,
    total bigint not null,
    primary key (kind, day)
  )`,
  `create table staff (
    user_id text primary key,
    user_name text not null,
    email text not null,
    mobile_no text not null,
    city text not null,
    password_hash text not null,
    is_active integer not null default 1 check (is_active in (0, 1)),
    created_at bigint not null,
    expire_date text
  )`,
  `create table sessions (
    id_hash text primary key,
    user_id text not null references staff (user_id) on delete cascade,
    created_at bigint not null,
    last_seen_at bigint not null
  )`,
  `create index sessions_by_user on sessions (user_id)`,
  `create table login_attempts (
    key text not null,
    minute bigint not null,
    attempts integer not null,
    primary key (key, minute)
  )`,
  `create index login_attempts_by_minute on login_attempts (minute)`,
  `create table audit (
    id ${id},
    at bigint not null,
    user_id text not null,
    action text not null,
    subject text not null,
    before text,
    after text,
    request_id text not null
  )`,
  `create index audit_by_subject on audit (action, subject, at)`,
  `insert into meta (key, value) values ('content_version', 1)`,
];

/** The day counts and the search index follow the enquiries by triggers, so no writer can forget them. 19800 s: Asia/Kolkata. */
const sqliteTriggers = [
  `create virtual table enquiry_search using fts5 (
    search_text, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram case_sensitive 1'
  )`,
  `create trigger enquiry_added after insert on enquiries begin
    insert into enquiry_search (rowid, search_text) values (new.id, new.search_text);
    insert into enquiry_days (kind, day, total)
      values (new.kind, date(new.created_at / 1000 + 19800, 'unixepoch'), 1)
      on conflict (kind, day) do update set total = total + 1;
  end`,
  `create trigger enquiry_removed after delete on enquiries begin
    delete from enquiry_search where rowid = old.id;
    update enquiry_days set total = total - 1
      where kind = old.kind and day = date(old.created_at / 1000 + 19800, 'unixepoch');
  end`,
];

const dayOf = (column: string) => `to_char(to_timestamp(${column} / 1000.0) at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

const postgresTriggers = [
  `create index enquiries_by_trigram on enquiries using gin (search_text gin_trgm_ops) with (fastupdate = off)`,
  `create function count_enquiries_added() returns trigger language plpgsql as $$ begin
    insert into enquiry_days (kind, day, total)
      select kind, ${dayOf('created_at')}, count(*) from added group by 1, 2 order by 1, 2
      on conflict (kind, day) do update set total = enquiry_days.total + excluded.total;
    return null;
  end $$`,
  `create function count_enquiries_removed() returns trigger language plpgsql as $$ begin
    update enquiry_days set total = enquiry_days.total - gone.total
      from (select kind, ${dayOf('created_at')} as day, count(*) as total from removed group by 1, 2) as gone
      where enquiry_days.kind = gone.kind and enquiry_days.day = gone.day;
    return null;
  end $$`,
  `create trigger enquiries_added after insert on enquiries
    referencing new table as added for each statement execute function count_enquiries_added()`,
  `create trigger enquiries_removed after delete on enquiries
    referencing old table as removed for each statement execute function count_enquiries_removed()`,
];

export const initial: Migration = {
  version: 1,
  name: 'initial',
  async up(trx: Trx, engine) {
    const statements =
      engine === 'sqlite'
        ? [...tables('integer primary key autoincrement', 'blob'), ...sqliteTriggers]
        : [...tables('bigint generated by default as identity primary key', 'bytea'), ...postgresTriggers];
    if (engine === 'postgres') await createTrigramExtension(trx);
    for (const statement of statements) await sql.raw(statement).execute(trx);
  },
};

async function createTrigramExtension(trx: Trx): Promise<void> {
  try {
    await sql`create extension if not exists pg_trgm`.execute(trx);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : '';
    if (code !== '42501') throw cause;
    const advice = 'Ask the owner of the database to run: create extension pg_trgm';
    throw new Error(`the database lacks the extension pg_trgm, and this user may not add it. ${advice}`, { cause });
  }
}
