import type { ReportDefinition } from '../../../contract/reports/define-report.ts';
import { REPORT_MAX_PAGE_SIZE } from '../../../contract/reports/define-report.ts';
import { FIRST_PIECE } from '../../../contract/reports/report-cursor.ts';
import type { ReportPage, ReportRow } from '../reports/fetch-report.ts';
import type { ReportRequest } from '../reports/report-request.ts';
import type { ExportOrder } from './export-order.ts';

type FetchPage = (report: ReportDefinition, request: ReportRequest, limit: number) => Promise<ReportPage>;

/**
 * Every row that matches, the newest first, piece by piece. Each piece begins behind the last row of the one before it, so
 * enquiries that come in meanwhile change nothing: nothing is missing, and nothing is handed on twice.
 */
export async function* fetchAllRows(
  { report, matching }: Pick<ExportOrder, 'report' | 'matching'>,
  fetchPage: FetchPage,
): AsyncGenerator<{ rows: readonly ReportRow[]; total: number }> {
  for (let cursor: string | undefined = FIRST_PIECE; cursor; ) {
    const request: ReportRequest = { ...matching, page: 1, cursor };
    const { data, totalRecords, next } = await fetchPage(report, request, REPORT_MAX_PAGE_SIZE);
    yield { rows: data, total: totalRecords };
    cursor = next;
  }
}
