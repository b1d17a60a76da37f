import type { ReportDefinition } from '../../../contract/reports/define-report.ts';
import { ApiError } from '../../lib/api-error.ts';
import { browserTransport } from '../../lib/browser-transport.ts';
import type { ReportRequest } from './report-request.ts';
import { requestBody } from './report-request.ts';

export type ReportRow = Readonly<Record<string, string | number | null>> & { id: number; suspected?: true };

export interface ReportPage {
  data: readonly ReportRow[];
  totalPages: number;
  totalRecords: number;
  /** Where an export goes on; none with the last piece. */
  next?: string;
}

export async function fetchReport(
  report: ReportDefinition,
  request: ReportRequest,
  limit: number,
): Promise<ReportPage> {
  const { status, body } = await browserTransport('POST', report.path, requestBody(report, request, limit));
  if (status < 400 && body) return body as ReportPage;
  throw new ApiError(status, body);
}
