import { sql } from 'kysely';
import { DAY_MS, kolkataDayStart } from '../../../contract/kolkata-time.ts';
import type { Database, Db } from '../../db/engine.ts';
import type { EnquiryRow } from '../../db/tables.ts';

export interface EnquiryPage {
  kind: string;
  /** Empty: no limit on that side. */
  fromDate: string;
  toDate: string;
  offset: number;
  limit: number;
}

interface PageOfRows {
  rows: EnquiryRow[];
  total: number;
}

/**
 * The newest enquiries first. Totals come from the day counts, which also tell the day that a page begins on, so the
 * rows before it are never walked: the last page of a million rows costs what the first one does.
 */
export async function listPage({ db }: Database, page: EnquiryPage): Promise<PageOfRows> {
  const total = await countByDays(db, page);
  if (page.offset >= total) return { rows: [], total };
  const { day, before } = await findStartDay(db, page);
  const rows = await withinDates(db.selectFrom('enquiries').selectAll(), { ...page, toDate: day })
    .where('kind', '=', page.kind)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page.offset - before)
    .limit(page.limit)
    .execute();
  return { rows, total };
}

/** The same for enquiries that contain the needle: the search index names the hits, which are then counted and sorted. */
export async function searchPage({ db, engine }: Database, page: EnquiryPage, needle: string): Promise<PageOfRows> {
  const hits = withinDates(db.selectFrom(engine.enquiriesMatching(needle).as('enquiries')), page).where(
    'kind',
    '=',
    page.kind,
  );
  const { total } = await hits.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  if (page.offset >= Number(total)) return { rows: [], total: Number(total) };
  const rows = await hits
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  return { rows, total: Number(total) };
}

async function countByDays(db: Db, page: EnquiryPage): Promise<number> {
  const row = await daysOf(db, page)
    .select(({ fn }) => fn.sum<number | null>('total').as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total ?? 0);
}

/** The day on which the page's first row lies, and how many rows lie on later days. */
async function findStartDay(db: Db, page: EnquiryPage): Promise<{ day: string; before: number }> {
  const running = daysOf(db, page).select([
    'day',
    'total',
    sql<number>`sum(total) over (order by day desc)`.as('reached'),
  ]);
  const start = await db
    .selectFrom(running.as('days'))
    .select(['day', 'total', 'reached'])
    .where('reached', '>', page.offset)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { day: start.day, before: Number(start.reached) - Number(start.total) };
}

function daysOf(db: Db, { kind, fromDate, toDate }: EnquiryPage) {
  let days = db.selectFrom('enquiry_days').where('kind', '=', kind).where('total', '>', 0);
  if (fromDate) days = days.where('day', '>=', fromDate);
  if (toDate) days = days.where('day', '<=', toDate);
  return days;
}

interface Filterable {
  where(column: 'created_at', operator: '>=' | '<', value: number): this;
}

function withinDates<Query>(query: Query, { fromDate, toDate }: Pick<EnquiryPage, 'fromDate' | 'toDate'>): Query {
  let filtered = query as Query & Filterable;
  if (fromDate) filtered = filtered.where('created_at', '>=', kolkataDayStart(fromDate));
  if (toDate) filtered = filtered.where('created_at', '<', kolkataDayStart(toDate) + DAY_MS);
  return filtered;
}
