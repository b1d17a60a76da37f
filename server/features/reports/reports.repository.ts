import { sql } from 'kysely';
import { DAY_MS } from '../../../contract/durations.ts';
import { kolkataDayStart } from '../../../contract/kolkata-time.ts';
import type { Db } from '../../db/db.ts';
import type { Database } from '../../db/engine.ts';
import type { EnquiryRow } from '../../db/tables.ts';
import { trigramShares } from '../../db/trigram-shares.ts';

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
export async function listPage({ reads: db }: Database, page: EnquiryPage): Promise<PageOfRows> {
  const start = await findStart(db, page);
  if (!start) return { rows: [], total: await countByDays(db, page) };
  const { day, before, total } = start;
  const rows = await withinDates(db.selectFrom('enquiries').selectAll(), { ...page, toDate: day })
    .where('kind', '=', page.kind)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page.offset - before)
    .limit(page.limit)
    .execute();
  return { rows, total };
}

export const findByReference = (
  { reads: db }: Database,
  page: EnquiryPage,
  reference: string,
): Promise<EnquiryRow | undefined> =>
  withinDates(db.selectFrom('enquiries').selectAll(), page)
    .where('kind', '=', page.kind)
    .where('reference', '=', reference)
    .executeTakeFirst();

/** A page of enquiries that contain one of the needles: the search index names the hits, which are then counted and sorted. */
export async function searchPage(
  database: Database,
  page: EnquiryPage,
  needles: readonly string[],
): Promise<PageOfRows> {
  const { reads: db, engine } = database;
  const matching = engine.enquiriesMatching(needles, await trigramShares(db));
  const hits = withinDates(db.selectFrom(matching.as('hit')), page)
    .where('kind', '=', page.kind)
    .select(({ fn }) => ['id', fn.countAll<number>().over().as('total')])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  const found = await db
    .with('hits', () => hits.offset(page.offset).limit(page.limit))
    .selectFrom('hits')
    .innerJoin('enquiries', 'enquiries.id', 'hits.id')
    .selectAll('enquiries')
    .select('hits.total')
    .orderBy('enquiries.created_at', 'desc')
    .orderBy('enquiries.id', 'desc')
    .execute();
  // Beyond the last page there is no row to carry the total.
  if (found.length === 0 && page.offset > 0) {
    const first = await searchPage(database, { ...page, offset: 0, limit: 1 }, needles);
    return { rows: [], total: first.total };
  }
  return { rows: found.map(({ total, ...row }) => row), total: Number(found[0]?.total ?? 0) };
}

async function countByDays(db: Db, page: EnquiryPage): Promise<number> {
  const row = await daysOf(db, page)
    .select(({ fn }) => fn.sum<number | null>('total').as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total ?? 0);
}

/** The day on which the page's first row lies, how many rows lie on later days, and how many there are in all. */
async function findStart(
  db: Db,
  page: EnquiryPage,
): Promise<{ day: string; before: number; total: number } | undefined> {
  const running = daysOf(db, page).select([
    'day',
    'total',
    sql<number>`sum(total) over (order by day desc)`.as('reached'),
    sql<number>`sum(total) over ()`.as('all_days'),
  ]);
  const start = await db
    .selectFrom(running.as('days'))
    .selectAll()
    .where('reached', '>', page.offset)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return start && { day: start.day, before: start.reached - start.total, total: start.all_days };
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

export function withinDates<Query>(
  query: Query,
  { fromDate, toDate }: Pick<EnquiryPage, 'fromDate' | 'toDate'>,
): Query {
  let filtered = query as Query & Filterable;
  if (fromDate) filtered = filtered.where('created_at', '>=', kolkataDayStart(fromDate));
  if (toDate) filtered = filtered.where('created_at', '<', kolkataDayStart(toDate) + DAY_MS);
  return filtered;
}
