import type { FastifyRequest } from 'fastify';
import { maskNumbers } from '../../../contract/mobile-number.ts';
import type { ReportDefinition } from '../../../contract/reports/define-report.ts';
import { REPORT_PAGE_SIZE } from '../../../contract/reports/define-report.ts';
import { readCursor } from '../../../contract/reports/report-cursor.ts';
import type { ReportQuery } from '../../../contract/schemas/report-query.ts';
import { recordChange } from '../../changes/record-change.ts';
import { staffOf } from '../../http/access.ts';
import type { RowsOfHour } from './rows-of-hour.ts';
import type { RowsShown } from './rows-shown.ts';

interface HandedOut {
  ids: readonly number[];
  matching: number;
}

export interface Counters {
  shown: RowsShown;
  ofHour: RowsOfHour;
}

/** More rows than a screen shows, or the rows after those of a reply. */
export const isExport = ({ limit, cursor }: ReportQuery): boolean => limit > REPORT_PAGE_SIZE || cursor !== '';

/**
 * Whoever asks for more rows than a screen shows, or goes on where a reply ended, takes them away, be it as a file, on paper or
 * with a program of their own: each such piece is in the audit before it is handed out. So is every so many rows that were
 * shown screen by screen. Each entry says how many rows of all reports its session was handed in this hour. Numbers that were searched
 * for are masked there.
 */
export async function recordExport(
  request: FastifyRequest,
  report: ReportDefinition,
  query: ReportQuery,
  { ids, matching }: HandedOut,
  { shown, ofHour }: Counters,
): Promise<void> {
  const { user_id, sessionHash } = staffOf(request);
  const { fromDate, toDate, page, cursor } = query;
  const rowsThisHour = ofHour.add(sessionHash, ids.length, Date.now());
  const asked = { fromDate, toDate, search: maskNumbers(query.search) };
  if (isExport(query)) {
    const after = readCursor(cursor);
    const place = after ? { after: `${after.createdAt}-${after.id}` } : { page: cursor ? 1 : page };
    return record(request, 'report.export', report, { ...asked, ...place, rows: ids.length, rowsThisHour, matching });
  }
  const rows = shown.add(user_id, report.name, ids);
  if (rows > 0) await record(request, 'report.read', report, { ...asked, page, rows, rowsThisHour, matching });
}

async function record(
  request: FastifyRequest,
  action: 'report.export' | 'report.read',
  { name }: ReportDefinition,
  after: object,
): Promise<void> {
  await request.server.context.database.db
    .transaction()
    .execute((trx) => recordChange(trx, request, { action, subject: name, after }));
}
