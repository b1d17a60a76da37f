import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

const SQLITE_DAY = (row: string) => `date(${row}created_at / 1000 + 19800, 'unixepoch')`;
const POSTGRES_DAY = `to_char(to_timestamp(created_at / 1000.0) at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

const countStored = (day: string): string => `update enquiry_days set suspected = found.suspected
    from (select kind, ${day} as day, count(*) as suspected from enquiries where is_suspected = 1 group by 1, 2) as found
    where enquiry_days.kind = found.kind and enquiry_days.day = found.day`;

const sqlite = [
  countStored(SQLITE_DAY('')),
  `drop trigger enquiry_added`,
  `drop trigger enquiry_removed`,
  `create trigger enquiry_added after insert on enquiries begin
    insert into enquiry_search (rowid, search_text) values (new.id, new.search_text);
    insert into enquiry_days (kind, day, total, suspected)
      values (new.kind, ${SQLITE_DAY('new.')}, 1, new.is_suspected)
      on conflict (kind, day) do update set total = total + 1, suspected = suspected + excluded.suspected;
  end`,
  `create trigger enquiry_removed after delete on enquiries begin
    insert into enquiry_search (enquiry_search, rowid, search_text) values ('delete', old.id, old.search_text);
    update enquiry_days set total = total - 1, suspected = suspected - old.is_suspected
      where kind = old.kind and day = ${SQLITE_DAY('old.')};
  end`,
];

const postgres = [
  countStored(POSTGRES_DAY),
  `create or replace function count_enquiries_added() returns trigger language plpgsql as $$ begin
    insert into enquiry_days (kind, day, total, suspected)
      select kind, ${POSTGRES_DAY}, count(*), sum(is_suspected) from added group by 1, 2 order by 1, 2
      on conflict (kind, day) do update set total = enquiry_days.total + excluded.total,
        suspected = enquiry_days.suspected + excluded.suspected;
    return null;
  end $$`,
  `create or replace function count_enquiries_removed() returns trigger language plpgsql as $$ begin
    update enquiry_days set total = enquiry_days.total - gone.total, suspected = enquiry_days.suspected - gone.suspected
      from (select kind, ${POSTGRES_DAY} as day, count(*) as total, sum(is_suspected) as suspected
        from removed group by 1, 2) as gone
      where enquiry_days.kind = gone.kind and enquiry_days.day = gone.day;
    return null;
  end $$`,
];

/** The day counts know how many of a day look like spam: reports list them, the dashboard does not count them. */
export const suspectedDays: Migration = {
  version: 10,
  name: 'suspected-days',
  async up(trx, engine) {
    await sql`alter table enquiry_days add column suspected bigint not null default 0`.execute(trx);
    for (const statement of engine === 'sqlite' ? sqlite : postgres) await sql.raw(statement).execute(trx);
  },
};
