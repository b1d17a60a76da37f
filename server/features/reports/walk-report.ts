import { sql } from 'kysely';
import type { ReportCursor } from '../../../contract/reports/report-cursor.ts';
import type { Database } from '../../db/engine.ts';
import type { EnquiryRow } from '../../db/tables.ts';
import type { EnquiryPage } from './reports.repository.ts';
import { withinDates } from './reports.repository.ts';

/** Nobody waits for more than so many to be looked at. */
const MOST_LOOKED_AT = 10_000;

type Place = Pick<ReportCursor, 'createdAt' | 'id'>;

interface Piece {
  rows: EnquiryRow[];
  /** Where to go on; undefined: there is no more. */
  end: Place | undefined;
}

/**
 * Goes on behind the enquiry where the last piece ended, from newer to older. All pieces of an export together look at each
 * enquiry once, whatever is searched for; a piece may have fewer rows than were asked for, or none, and yet not be the last.
 */
export async function walkOn(
  { reads: db, engine }: Database,
  page: EnquiryPage,
  needles: readonly string[],
  after: Place,
): Promise<Piece> {
  const ahead = withinDates(db.selectFrom('enquiries'), page)
    .where('kind', '=', page.kind)
    .where(sql<boolean>`(created_at, id) < (${after.createdAt}, ${after.id})`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  const lookedAt = ahead.selectAll().limit(MOST_LOOKED_AT);
  let matching = db.selectFrom(lookedAt.as('enquiries')).selectAll();
  if (needles.length > 0) matching = matching.where(engine.containsAny(needles));
  const rows = await matching.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(page.limit).execute();
  const last = rows.at(-1);
  if (last && rows.length === page.limit) return { rows, end: { createdAt: last.created_at, id: last.id } };
  const end = await ahead
    .select(['created_at as createdAt', 'id'])
    .offset(MOST_LOOKED_AT - 1)
    .limit(1)
    .executeTakeFirst();
  return { rows, end };
}
