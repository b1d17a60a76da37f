import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** What looks like spam is in the reports, with its mark, but not in the figures. */
const counted = sql<number>`total - suspected`.as('counted');

/** By kind, of those kinds that had any. */
export async function countDay(db: Db, day: string, kinds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('enquiry_days')
    .select(['kind', counted])
    .where('kind', 'in', kinds)
    .where('day', '=', day)
    .execute();
  return new Map(rows.map((row) => [row.kind, row.counted]));
}

export const countDaysSince = (db: Db, firstDay: string) =>
  db
    .selectFrom('enquiry_days')
    .select(['day', 'kind', 'suspected', counted])
    .where('day', '>=', firstDay)
    .where('total', '>', 0)
    .execute();

/** In the order of arrival, the newest first. */
export const listLatest = (db: Db, kinds: readonly string[], count: number) =>
  db
    .selectFrom('enquiries')
    .select(['id', 'kind', 'name', 'mobile', 'model', 'created_at', 'is_suspected'])
    .where('kind', 'in', kinds)
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
