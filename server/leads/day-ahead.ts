import { sql } from 'kysely';
import { DAY_MS } from '../../contract/durations.ts';
import { kolkataDate, kolkataDayStart } from '../../contract/kolkata-time.ts';
import type { Db } from '../db/db.ts';
import type { DayAhead } from '../outbox/write-digests.ts';

/** What everybody has to do on the day that has begun: steps from before, steps of today, and leads that nobody has answered yet. */
export async function dayAhead(db: Db, now: number): Promise<DayAhead[]> {
  const today = kolkataDayStart(kolkataDate(now));
  const rows = await db
    .selectFrom('leads')
    .select('owner as userId')
    .select(({ fn }) => [
      fn.sum<number>(sql`case when follow_up_at < ${today} then 1 else 0 end`).as('overdue'),
      fn
        .sum<number>(sql`case when follow_up_at >= ${today} and follow_up_at < ${today + DAY_MS} then 1 else 0 end`)
        .as('due'),
      fn.sum<number>(sql`case when stage = 'new' and follow_up_at is null then 1 else 0 end`).as('fresh'),
    ])
    .where('closed_at', 'is', null)
    .where('owner', 'is not', null)
    .groupBy('owner')
    .orderBy('owner')
    .execute();
  return rows.map(({ userId, overdue, due, fresh }) => ({
    userId: userId ?? '',
    overdue: Number(overdue),
    due: Number(due),
    fresh: Number(fresh),
  }));
}
