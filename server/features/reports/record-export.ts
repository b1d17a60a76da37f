import type { FastifyRequest } from 'fastify';
import { maskNumbers } from '../../../contract/mobile-number.ts';
import type { ReportDefinition } from '../../../contract/reports/define-report.ts';
import { REPORT_PAGE_SIZE } from '../../../contract/reports/define-report.ts';
import type { ReportQuery } from '../../../contract/reports/report-query.ts';
import { recordChange } from '../../plugins/audit.ts';

/**
 * Whoever asks for more rows than a screen shows takes them away, be it as a file, on paper or with a program of their own:
 * each such piece is in the audit before it is handed out. Numbers that were searched for are masked there.
 */
export async function recordExport(
  request: FastifyRequest,
  report: ReportDefinition,
  query: ReportQuery,
  rows: { handedOut: number; matching: number },
): Promise<void> {
  if (query.limit <= REPORT_PAGE_SIZE) return;
  const { fromDate, toDate, search, page } = query;
  const after = { fromDate, toDate, search: maskNumbers(search), page, rows: rows.handedOut, matching: rows.matching };
  const entry = { action: 'report.export', subject: report.name, after };
  await request.server.context.database.db.transaction().execute((trx) => recordChange(trx, request, entry));
}
