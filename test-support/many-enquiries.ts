import { sql } from 'kysely';
import { DAY_MS } from '../contract/durations.ts';
import { productEnquiry } from '../contract/enquiries/product.ts';
import type { Db } from '../server/db/db.ts';
import type { Database } from '../server/db/engine.ts';
import { toRow } from '../server/features/enquiries/to-row.ts';

/** Written into this many enquiries, whatever their number, for a search that finds few. */
export const RARE_NAME = 'Zubayr Quvondiqov';
const RARE_COUNT = 500;
const NEWEST = Date.parse('2026-06-30T12:00:00Z');
const DAYS = 730;
const BATCH = 1000;

const firstNames = ['Ravi', 'Basavaraj', 'Meera', 'Savita', 'Anand', 'Kiran', 'Lakshmi', 'Imran', 'Pooja', 'Shivanand'];
const lastNames = ['Patil', 'Kulkarni', 'Desai', 'Hiremath', 'Naik', 'Joshi', 'Shetty', 'Khan', 'Bellad', 'Angadi'];
const models = ['SP125', 'SHINE 100', 'ACTIVA 6G', 'UNICORN', 'DIO 125', 'HORNET 2.0'];
const colours = ['Red', 'Blue', 'Black', 'White', 'Grey'];
const words = [
  'price',
  'exchange',
  'weekend',
  'test ride',
  'delivery',
  'colour',
  'loan',
  'Hubballi',
  'Dharwad',
  'call me',
];

/** Enquiries of one kind, evenly spread over two years: the same spread for few and for many. */
export async function fillWithEnquiries({ db, engine }: Database, count: number): Promise<void> {
  if (engine.name === 'sqlite') return insertEnquiries(db, count);
  // An index that is made at the end is the same index, made in a tenth of the time.
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where indexname = 'enquiries_by_trigram'`.execute(db);
  await sql`drop index enquiries_by_trigram`.execute(db);
  await insertEnquiries(db, count);
  for (const { indexdef } of rows) await sql.raw(indexdef).execute(db);
  await sql`vacuum analyze enquiries, enquiry_days`.execute(db);
}

async function insertEnquiries(db: Db, count: number): Promise<void> {
  const random = pseudoRandom(42);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const rareEvery = Math.floor(count / RARE_COUNT);
  for (let start = 0; start < count; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - start) }, (_, index) => {
      const n = start + index;
      const name = n % rareEvery === 0 ? RARE_NAME : `${pick(firstNames)} ${pick(lastNames)}`;
      const values = {
        name,
        mobileNo: String(9_000_000_000 + Math.floor(random() * 999_999_999)),
        emailId: `${name.split(' ')[0]?.toLowerCase()}${Math.floor(random() * 1e6)}@example.com`,
        model: pick(models),
        color: pick(colours),
        message: `${pick(words)} ${pick(words)} ${pick(words)}`,
      };
      return toRow(productEnquiry, values, NEWEST - Math.floor(((count - n) / count) * DAYS * DAY_MS));
    });
    await db.insertInto('enquiries').values(rows).execute();
  }
}

/** The same enquiries in every run. */
function pseudoRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
