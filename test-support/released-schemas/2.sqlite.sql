create table schema_versions (version integer primary key, name text not null, applied_at bigint not null);

create table meta (key text primary key, value bigint not null);

create table vehicles (
  id integer primary key autoincrement,
  type text not null check (type in ('bikes', 'scooters', 'ev')),
  position integer not null,
  bike_name text not null unique,
  name_key text not null unique,
  name text not null,
  price bigint not null check (price > 0),
  is_active integer not null default 1 check (is_active in (0, 1)),
  content text not null
  );

create table variants (
  id integer primary key autoincrement,
  vehicle_id bigint not null references vehicles (id) on delete cascade,
  position integer not null,
  name text not null,
  price bigint check (price > 0),
  unique (vehicle_id, position)
  );

create table accessories (
  id integer primary key autoincrement,
  part_no text not null unique,
  heading text not null,
  description text not null,
  image text not null,
  price bigint not null check (price > 0)
  );

create table vehicle_accessories (
  vehicle_id bigint not null references vehicles (id) on delete cascade,
  accessory_id bigint not null references accessories (id) on delete cascade,
  position integer not null,
  primary key (vehicle_id, accessory_id)
  );

create table dealers (
  position integer primary key,
  id integer not null,
  name text not null,
  address text not null,
  sale_no text not null,
  service_no text,
  open_time text not null,
  email text not null,
  map_embed text not null
  );

create index dealers_by_id on dealers (id, position);

create table slides (id integer primary key autoincrement, filepath text not null, alt text not null);

create table pictures (id text primary key, created_at bigint not null);

create table picture_files (
  name text primary key,
  picture_id text not null references pictures (id) on delete cascade,
  content_type text not null,
  bytes blob not null
  );

create index picture_files_by_picture on picture_files (picture_id);

create table gallery (
  id integer primary key autoincrement,
  image_path text not null,
  alt text not null,
  picture_id text references pictures (id)
  );

create table offers (
  id integer primary key autoincrement,
  title text not null,
  description text not null,
  image text not null,
  picture_id text references pictures (id)
  );

create table enquiries (
  id integer primary key autoincrement,
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
  );

create index enquiries_by_kind_and_time on enquiries (kind, created_at, id);

create table enquiry_days (
  kind text not null,
  day text not null,
  total bigint not null,
  primary key (kind, day)
  );

create table staff (
  user_id text primary key,
  user_name text not null,
  email text not null,
  mobile_no text not null,
  city text not null,
  password_hash text not null,
  is_active integer not null default 1 check (is_active in (0, 1)),
  created_at bigint not null,
  expire_date text
  );

create table sessions (
  id_hash text primary key,
  user_id text not null references staff (user_id) on delete cascade,
  created_at bigint not null,
  last_seen_at bigint not null
  );

create index sessions_by_user on sessions (user_id);

create table login_attempts (
  key text not null,
  minute bigint not null,
  attempts integer not null,
  primary key (key, minute)
  );

create index login_attempts_by_minute on login_attempts (minute);

create table audit (
  id integer primary key autoincrement,
  at bigint not null,
  user_id text not null,
  action text not null,
  subject text not null,
  before text,
  after text,
  request_id text not null
  );

create index audit_by_subject on audit (action, subject, at);

insert into meta (key, value) values ('content_version', 1);

create virtual table enquiry_search using fts5 (
  search_text, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram case_sensitive 1'
  );

create trigger enquiry_added after insert on enquiries begin
  insert into enquiry_search (rowid, search_text) values (new.id, new.search_text);
  insert into enquiry_days (kind, day, total)
    values (new.kind, date(new.created_at / 1000 + 19800, 'unixepoch'), 1)
    on conflict (kind, day) do update set total = total + 1;
  end;

create trigger enquiry_removed after delete on enquiries begin
  delete from enquiry_search where rowid = old.id;
  update enquiry_days set total = total - 1
    where kind = old.kind and day = date(old.created_at / 1000 + 19800, 'unixepoch');
  end;

insert into schema_versions (version, name, applied_at) values (1, 'initial', 1760000000001);

alter table enquiries add column idempotency_key text;

alter table enquiries add column is_suspected integer not null default 0 check (is_suspected in (0, 1));

create unique index enquiries_by_key on enquiries (kind, idempotency_key)
    where idempotency_key is not null;

insert into schema_versions (version, name, applied_at) values (2, 'enquiry-keys', 1760000000002);
