import { createHmac, randomBytes } from 'node:crypto';
import type { ReportDefinition } from '../../../contract/reports/define-report.ts';
import type { ReportCursor } from '../../../contract/reports/report-cursor.ts';
import type { ReportQuery } from '../../../contract/schemas/report-query.ts';

const KEY = randomBytes(32);

/** Shows that this process counted so many for this question: a cursor travels through the client, and the audit names the total. */
export const signTotal = (
  { name }: ReportDefinition,
  { fromDate, toDate, search }: ReportQuery,
  total: number,
): string =>
  createHmac('sha256', KEY)
    .update(JSON.stringify([name, fromDate, toDate, search, total]))
    .digest('hex')
    .slice(0, 32);

export const isOwnTotal = (report: ReportDefinition, query: ReportQuery, { total, signature }: ReportCursor): boolean =>
  signature === signTotal(report, query, total);
