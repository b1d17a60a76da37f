import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

const tables = (id: string, waitingId: string): string[] => [
  `alter table enquiries add column language text not null default 'en'`,
  `create table customers (
    id ${id},
    name text not null,
    language text not null default 'en',
    do_not_contact integer not null default 0 check (do_not_contact in (0, 1)),
    created_at bigint not null,
    version integer not null default 1
  )`,
  `create table customer_numbers (
    mobile text primary key,
    customer_id bigint not null references customers (id) on delete cascade,
    added_at bigint not null
  )`,
  `create index customer_numbers_by_customer on customer_numbers (customer_id)`,
  `create table leads (
    id ${id},
    customer_id bigint references customers (id) on delete cascade,
    name text not null default '',
    department text not null,
    branch text not null default '',
    model text not null default '',
    source text not null default '',
    stage text not null default 'new',
    lost_reason text,
    lost_words text not null default '',
    owner text references staff (user_id) on delete set null,
    offered_to text not null default 'owner' check (offered_to in ('owner', 'branch', 'manager')),
    handovers integer not null default 0,
    created_at bigint not null,
    due_at bigint not null,
    first_attempt_at bigint,
    first_reached_at bigint,
    follow_up_at bigint,
    again integer not null default 0,
    last_enquiry_at bigint not null,
    closed_at bigint,
    merged_into bigint references leads (id) on delete cascade,
    version integer not null default 1,
    check ((stage = 'lost') = (lost_reason is not null)),
    check (lost_reason is null or lost_reason <> 'other' or lost_words <> ''),
    check (merged_into is null or closed_at is not null),
    check (stage not in ('delivered', 'done', 'lost') or closed_at is not null),
    check (closed_at is null or stage in ('delivered', 'done', 'lost') or merged_into is not null),
    check (stage = 'new' or closed_at is not null or follow_up_at is not null)
  )`,
  // Whoever comes again while a lead is open comes to that one, whichever server takes it in.
  `create unique index leads_open on leads (customer_id, department) where closed_at is null`,
  `create index leads_by_customer on leads (customer_id, id)`,
  // Lists, in their orders (decision 048): the next step, the last enquiry, the arrival, the date; of one owner, of a pool.
  `create index leads_of_owner on leads (owner, coalesce(follow_up_at, due_at), id) where closed_at is null`,
  `create index leads_of_branch on leads (branch, department, owner, due_at, id) where closed_at is null`,
  `create index leads_by_next_step on leads (coalesce(follow_up_at, due_at), id) where closed_at is null`,
  `create index leads_untried on leads (coalesce(follow_up_at, due_at), id)
    where closed_at is null and first_attempt_at is null and follow_up_at is null`,
  `create index leads_by_owner on leads (owner, last_enquiry_at, id)`,
  `create index leads_by_time on leads (created_at, id)`,
  `create index leads_by_last_enquiry on leads (last_enquiry_at, id)`,
  `create index leads_late on leads (due_at)
    where closed_at is null and first_attempt_at is null and stage = 'new' and offered_to <> 'manager'`,
  `create index leads_by_branch on leads (branch, id)`,
  `create index leads_pool on leads (branch, last_enquiry_at, id) where owner is null`,
  `create index leads_offered on leads (id) where offered_to <> 'owner'`,
  `create index leads_by_model on leads (model, id)`,
  `create index leads_by_source on leads (source, id)`,
  `create index leads_by_follow_up on leads (coalesce(follow_up_at, 9007199254740991), id)`,
  `create index leads_merged on leads (merged_into) where merged_into is not null`,
  // Not the place of the row on SQLite, which would then look through all enquiries for those of a lead.
  `create table lead_enquiries (
    enquiry_id bigint primary key references enquiries (id) on delete cascade,
    lead_id bigint not null references leads (id) on delete cascade
  )`,
  `create index lead_enquiries_by_lead on lead_enquiries (lead_id)`,
  `create table activities (
    id ${id},
    lead_id bigint references leads (id) on delete cascade,
    customer_id bigint references customers (id) on delete cascade,
    kind text not null,
    outcome text,
    text text not null default '',
    details text not null default '{}',
    user_id text not null default '',
    at bigint not null,
    client_key text unique,
    check (lead_id is not null or customer_id is not null)
  )`,
  `create index activities_by_lead on activities (lead_id, id)`,
  // Few have a name that stands in none of their enquiries; a search looks at these.
  `create index activities_of_details on activities (lead_id) where kind = 'details'`,
  `create index activities_by_customer on activities (customer_id, id) where customer_id is not null`,
  `create table merges (
    id ${id},
    kept bigint not null references customers (id) on delete cascade,
    joined bigint not null references customers (id) on delete cascade,
    moved text not null,
    user_id text not null,
    at bigint not null,
    undone_at bigint
  )`,
  `create unique index merges_open on merges (joined) where undone_at is null`,
  `create index merges_by_kept on merges (kept)`,
  `create table duty (
    user_id text not null references staff (user_id) on delete cascade,
    branch text not null,
    department text not null,
    last_given_at bigint not null default 0,
    primary key (user_id, branch, department)
  )`,
  `create index duty_turn on duty (branch, department, last_given_at, user_id)`,
  `create table absences (
    id ${id},
    user_id text not null references staff (user_id) on delete cascade,
    from_day text not null,
    to_day text not null,
    check (from_day <= to_day)
  )`,
  `create index absences_by_user on absences (user_id, to_day)`,
  `create table branch_rules (
    kind text primary key,
    branch text not null
  )`,
  `create table views (
    id ${id},
    owner text references staff (user_id) on delete cascade,
    name text not null,
    query text not null,
    made_at bigint not null
  )`,
  `create index views_by_owner on views (owner, id)`,
  `create table intake (
    enquiry_id ${waitingId} references enquiries (id) on delete cascade,
    not_before bigint not null,
    attempts integer not null default 0,
    is_old integer not null default 0 check (is_old in (0, 1)),
    last_error text not null default ''
  )`,
  // What has just come is never much, and every enquiry would pay for an index of it.
  `create index intake_old on intake (enquiry_id) where is_old = 1`,
  `insert into intake (enquiry_id, not_before, is_old)
    select id, created_at, 1 from enquiries where is_suspected = 0 and kind <> 'optIn'`,
  `create index enquiries_suspected on enquiries (id) where is_suspected = 1`,
];

const ONCE = ['first_attempt_at', 'first_reached_at'];

/** Whatever is stored or no longer suspected is taken in, in the same commit. */
const sqlite = [
  `create trigger enquiry_taken_in after insert on enquiries when new.is_suspected = 0 and new.kind <> 'optIn' begin
    insert into intake (enquiry_id, not_before) values (new.id, new.created_at);
  end`,
  `create trigger enquiry_suspicion_changed after update of is_suspected on enquiries
    when old.is_suspected <> new.is_suspected begin
    update enquiry_days set suspected = suspected + new.is_suspected - old.is_suspected
      where kind = new.kind and day = date(new.created_at / 1000 + 19800, 'unixepoch');
    delete from intake where enquiry_id = new.id and new.is_suspected = 1;
    insert into intake (enquiry_id, not_before)
      select new.id, new.created_at where new.is_suspected = 0 and new.kind <> 'optIn'
        and not exists (select 1 from lead_enquiries where enquiry_id = new.id);
  end`,
  ...ONCE.map(
    (column) => `create trigger ${column}_once before update of ${column} on leads
      when old.${column} is not null and new.${column} is not old.${column} begin
      select raise(abort, '${column} is set once');
    end`,
  ),
];

const POSTGRES_DAY = `to_char(to_timestamp(new.created_at / 1000.0) at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

const postgres = [
  `create function take_in_enquiries() returns trigger language plpgsql as $$ begin
    insert into intake (enquiry_id, not_before)
      select id, created_at from added where is_suspected = 0 and kind <> 'optIn';
    return null;
  end $$`,
  // By its name it comes before `enquiries_added`, which locks the count of the day: everybody else waits for that.
  `create trigger enquiries_accepted after insert on enquiries
    referencing new table as added for each statement execute function take_in_enquiries()`,
  `create function change_suspicion() returns trigger language plpgsql as $$ begin
    update enquiry_days set suspected = suspected + new.is_suspected - old.is_suspected
      where kind = new.kind and day = ${POSTGRES_DAY};
    delete from intake where enquiry_id = new.id and new.is_suspected = 1;
    insert into intake (enquiry_id, not_before)
      select new.id, new.created_at where new.is_suspected = 0 and new.kind <> 'optIn'
        and not exists (select 1 from lead_enquiries where enquiry_id = new.id);
    return null;
  end $$`,
  `create trigger enquiry_suspicion_changed after update of is_suspected on enquiries
    for each row when (old.is_suspected <> new.is_suspected) execute function change_suspicion()`,
  `create function keep_first() returns trigger language plpgsql as $$ begin
    ${ONCE.map(
      (column) => `if old.${column} is not null and new.${column} is distinct from old.${column} then
      raise exception '${column} is set once' using errcode = 'check_violation';
    end if;`,
    ).join('\n    ')}
    return new;
  end $$`,
  `create trigger leads_keep_first before update of ${ONCE.join(', ')} on leads
    for each row execute function keep_first()`,
];

/** Customers, leads and what is done about them (decision 048). Instants are UTC milliseconds. */
export const desk: Migration = {
  version: 23,
  name: 'desk',
  async up(trx, engine) {
    const isPostgres = engine === 'postgres';
    const id = isPostgres ? 'bigint generated by default as identity primary key' : 'integer primary key autoincrement';
    // On SQLite, of the type that makes it the place of the row: another one would have an index of its own.
    const waitingId = isPostgres ? 'bigint primary key' : 'integer primary key';
    for (const statement of [...tables(id, waitingId), ...(isPostgres ? postgres : sqlite)])
      await sql.raw(statement).execute(trx);
  },
};
