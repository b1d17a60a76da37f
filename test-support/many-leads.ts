import { sql } from 'kysely';
import type { Database } from '../server/db/engine.ts';
import { newStaff } from '../server/db/staff.ts';
import { fillWithEnquiries } from './many-enquiries.ts';

const BENCH_STAFF = 40;
const BENCH_BRANCHES = 10;
/** When it is there, as these rows have it. */
export const BENCH_NOW = Date.parse('2026-06-30T12:00:00Z');

/** A lead for each of many enquiries: one in five is open, a few of these belong to nobody, a few are late. */
export async function fillWithLeads(database: Database, count: number): Promise<void> {
  const { db, engine } = database;
  await fillWithEnquiries(database, count);
  const people = Array.from({ length: BENCH_STAFF }, (_, n) => newStaff(`person${n}`, '', 'sales'));
  await db.insertInto('staff').values(people).execute();
  const open = Math.floor(count * 0.8);
  for (const statement of [
    sql`delete from intake`,
    sql`insert into customers (id, name, created_at) select id, name, created_at from enquiries`,
    sql`insert into customer_numbers (mobile, customer_id, added_at)
      select mobile, id, created_at from enquiries where true on conflict do nothing`,
    sql`insert into leads (id, customer_id, name, department, branch, model, source, stage, lost_reason, owner, offered_to,
        created_at, due_at, first_attempt_at, follow_up_at, last_enquiry_at, closed_at)
      select id, id, name, 'sales', ${'branch'} || (id / 7 % ${sql.lit(BENCH_BRANCHES)}), model, '/',
        case when id > ${open} then case when id % 4 = 0 then 'new' when id % 4 = 1 then 'contacted' else 'quoted' end
          when id % 3 = 0 then 'delivered' else 'lost' end,
        case when id > ${open} or id % 3 = 0 then null when id % 5 = 0 then 'price' else 'later' end,
        case when id % 50 = 0 then null else ${'person'} || (id % ${sql.lit(BENCH_STAFF)}) end,
        case when id % 61 = 0 then 'branch' else 'owner' end,
        created_at, created_at + 900000,
        case when id > ${open} and id % 4 = 0 then null else created_at + 60000 end,
        case when id > ${open} and id % 4 = 0 then null else ${BENCH_NOW} + (id * 7919 % 2000000) * 1000 - 400000000 end,
        created_at, case when id > ${open} then null else created_at + 86400000 end
      from enquiries`,
    sql`insert into lead_enquiries (enquiry_id, lead_id) select id, id from enquiries`,
  ]) {
    await statement.execute(db);
  }
  if (engine.name === 'postgres') await sql`vacuum analyze`.execute(db);
}
