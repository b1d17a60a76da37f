import type { ReportDefinition } from '../../../contract/reports/define-report.ts';

export interface Dates {
  from: string;
  to: string;
}

export interface ReportRequest extends Dates {
  page: number;
  search: string;
  /** For exports, which read the whole. */
  cursor?: string;
}

/** The body of the call, with just what the report sends: some no search unless typed, some no dates unless chosen. */
export function requestBody(
  { search, dates }: Pick<ReportDefinition, 'search' | 'dates'>,
  request: ReportRequest,
  limit: number,
): Record<string, string | number> {
  const sendsDates = dates === 'always' || request.from !== '' || request.to !== '';
  const sendsSearch = search.sent === 'always' || request.search !== '';
  return {
    page: request.page,
    limit,
    ...(sendsDates && { fromDate: request.from, toDate: request.to }),
    ...(sendsSearch && { [search.parameter]: request.search }),
    ...(request.cursor && { cursor: request.cursor }),
  };
}
