import { DAY_MS } from '../../../contract/durations.ts';
import { kolkataDayStart } from '../../../contract/kolkata-time.ts';
import type { FigureGroup, FigureName } from '../../../contract/leads/figures.ts';
import { figureNames } from '../../../contract/leads/figures.ts';
import type { LostReason } from '../../../contract/leads/lost-reasons.ts';
import type { Db } from '../../db/db.ts';
import { figureConditions, isCounted, isWaiting } from '../../leads/figure-conditions.ts';
import type { Sight } from '../../leads/sight.ts';
import { seenBy } from '../../leads/sight.ts';

type GroupColumn = Exclude<FigureGroup, 'person'> | 'owner';

export interface Counted extends Record<FigureName | 'waiting', number> {
  /** The values of what it is counted by, in that order. */
  of: string[];
  lostReason: LostReason | null;
}

interface Question {
  /** `YYYY-MM-DD`, days of arrival, both included; empty: without a limit. */
  fromDate: string;
  toDate: string;
  by: readonly FigureGroup[];
}

/** The leads that came on these days, counted by what is asked for and by why they were lost. */
export async function countLeads(
  db: Db,
  sight: Sight,
  { fromDate, toDate, by }: Question,
  now: number,
): Promise<Counted[]> {
  const columns = by.map((group): GroupColumn => (group === 'person' ? 'owner' : group));
  let leads = db.selectFrom('leads').where(isCounted).where(seenBy(sight));
  if (fromDate) leads = leads.where('created_at', '>=', kolkataDayStart(fromDate));
  if (toDate) leads = leads.where('created_at', '<', kolkataDayStart(toDate) + DAY_MS);
  const rows = await leads
    .select((builder) => [
      ...figureNames.map((name) =>
        builder.fn.sum<number>(builder.case().when(figureConditions[name](builder)).then(1).else(0).end()).as(name),
      ),
      builder.fn.sum<number>(builder.case().when(isWaiting(now)(builder)).then(1).else(0).end()).as('waiting'),
    ])
    .select('lost_reason')
    .groupBy('lost_reason')
    .$if(columns.length > 0, (query) => query.select(columns).groupBy(columns))
    .execute();
  return rows.map((row) => ({
    ...(Object.fromEntries([...figureNames, 'waiting' as const].map((name) => [name, Number(row[name])])) as Record<
      FigureName | 'waiting',
      number
    >),
    of: columns.map((column) => row[column] ?? ''),
    lostReason: row.lost_reason,
  }));
}

/** Branches as people read them, by their keys. */
export async function branchNames(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('documents').select(['key', 'title']).where('kind', '=', 'branch').execute();
  return new Map(rows.map(({ key, title }) => [key, title]));
}

export async function staffNames(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('staff').select(['user_id', 'user_name']).execute();
  return new Map(rows.map(({ user_id, user_name }) => [user_id, user_name || user_id]));
}
