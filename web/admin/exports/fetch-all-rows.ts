import { REPORT_MAX_PAGE_SIZE } from '../../../contract/reports/define-report.ts';
import type { ReportFacts } from '../../build/report-facts.ts';
import type { ReportPage, ReportRow } from '../reports/fetch-report.ts';
import type { ReportRequest } from '../reports/report-request.ts';
import type { ExportOrder } from './export-order.ts';

type FetchPage = (report: ReportFacts, request: ReportRequest, limit: number) => Promise<ReportPage>;

/**
 * Every row that matches, the newest first, as pages arrive. An enquiry that comes in meanwhile pushes the others down by
 * one, so that the last of a page is also the first of the next: nothing is missing, and nothing is handed on twice.
 */
export async function* fetchAllRows(
  { report, matching }: Pick<ExportOrder, 'report' | 'matching'>,
  fetchPage: FetchPage,
): AsyncGenerator<{ rows: ReportRow[]; total: number }> {
  // On its screen a report may look through the loaded page alone; the file covers all that the words are found in.
  const searched: ReportFacts = {
    ...report,
    search: { ...report.search, parameter: report.search.parameter ?? 'search' },
  };
  const seen = new Set<number>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data, totalPages, totalRecords } = await fetchPage(searched, { ...matching, page }, REPORT_MAX_PAGE_SIZE);
    pages = totalPages;
    const rows = data.filter(({ id }) => !seen.has(id));
    for (const { id } of rows) seen.add(id);
    yield { rows, total: totalRecords };
  }
}
