import type { Db } from '../../db/engine.ts';

/** By kind, of those kinds that had any. */
export async function countDay(db: Db, day: string, kinds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('enquiry_days')
    .select(['kind', 'total'])
    .where('kind', 'in', kinds)
    .where('day', '=', day)
    .execute();
  return new Map(rows.map(({ kind, total }) => [kind, total]));
}

export const countDaysSince = (db: Db, firstDay: string) =>
  db
    .selectFrom('enquiry_days')
    .select(['day', 'kind', 'total'])
    .where('day', '>=', firstDay)
    .where('total', '>', 0)
    .execute();

/** In the order of arrival, the newest first. */
export const listLatest = (db: Db, count: number) =>
  db
    .selectFrom('enquiries')
    .select(['id', 'kind', 'name', 'mobile', 'model', 'created_at', 'is_suspected'])
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
