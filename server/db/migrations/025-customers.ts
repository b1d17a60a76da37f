import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

const tables = [
  `create table customer_words (
    customer_id bigint primary key references customers (id) on delete cascade,
    search_text text not null
  )`,
  `alter table leads add column kind text not null default ''`,
  `alter table leads add column test_ridden integer not null default 0`,
  `alter table leads add column booked integer not null default 0`,
  `update leads set
    kind = coalesce((select enquiries.kind from lead_enquiries join enquiries on enquiries.id = lead_enquiries.enquiry_id
      where lead_enquiries.lead_id = leads.id order by enquiries.id limit 1), ''),
    test_ridden = case when stage = 'testRide' then 1 else 0 end,
    booked = case when stage in ('booked', 'delivered') then 1 else 0 end`,
];

const JOINED = 'this customer was joined to another';
/** Whoever was joined to another has neither numbers nor leads, whoever comes with one a moment too late. */
const OF_CUSTOMERS = ['leads', 'customer_numbers'];

const sqlite = [
  ...OF_CUSTOMERS.flatMap((table) =>
    ['insert', 'update of customer_id'].map(
      (event) => `create trigger ${table}_of_joined_${event.slice(0, 6)} before ${event} on ${table}
      when exists (select 1 from merges where joined = new.customer_id and undone_at is null) begin
      select raise(abort, '${JOINED}');
    end`,
    ),
  ),
  `create trigger lead_kind after insert on lead_enquiries begin
    update leads set kind = (select kind from enquiries where id = new.enquiry_id)
      where id = new.lead_id and kind = '';
  end`,
  ...['insert', 'update of stage'].map(
    (event) => `create trigger lead_came_far_${event.slice(0, 6)} after ${event} on leads
    when new.stage in ('testRide', 'booked', 'delivered') begin
    update leads set test_ridden = max(test_ridden, new.stage = 'testRide'), booked = max(booked, new.stage <> 'testRide')
      where id = new.id;
  end`,
  ),
];

const postgres = [
  // The lock waits for whoever is joining them at this moment.
  `create function refuse_joined() returns trigger language plpgsql as $$ begin
    perform 1 from customers where id = new.customer_id for share;
    if exists (select 1 from merges where joined = new.customer_id and undone_at is null) then
      raise exception '${JOINED}' using errcode = 'check_violation';
    end if;
    return new;
  end $$`,
  ...OF_CUSTOMERS.map(
    (table) => `create trigger ${table}_of_joined before insert or update of customer_id on ${table}
      for each row when (new.customer_id is not null) execute function refuse_joined()`,
  ),
  `create function keep_lead_kind() returns trigger language plpgsql as $$ begin
    update leads set kind = (select kind from enquiries where id = new.enquiry_id)
      where id = new.lead_id and kind = '';
    return null;
  end $$`,
  `create trigger lead_kind after insert on lead_enquiries for each row execute function keep_lead_kind()`,
  `create function keep_how_far() returns trigger language plpgsql as $$ begin
    if new.stage = 'testRide' then new.test_ridden := 1; end if;
    if new.stage in ('booked', 'delivered') then new.booked := 1; end if;
    return new;
  end $$`,
  `create trigger leads_how_far before insert or update of stage on leads
    for each row execute function keep_how_far()`,
];

/** Customers are found by what staff wrote of them, are joined for good, and leads know what figures count. */
export const customers: Migration = {
  version: 25,
  name: 'customers',
  async up(trx, engine) {
    for (const statement of [...tables, ...(engine === 'postgres' ? postgres : sqlite)])
      await sql.raw(statement).execute(trx);
  },
};
