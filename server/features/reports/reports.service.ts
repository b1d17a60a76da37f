import { columnOf } from '../../../contract/enquiries/define-enquiry.ts';
import { kolkataDate, kolkataTime } from '../../../contract/kolkata-time.ts';
import type { ReportColumn, ReportDefinition } from '../../../contract/reports/define-report.ts';
import type { ReportQuery } from '../../../contract/reports/report-query.ts';
import { searchNeedles } from '../../../contract/search-needles.ts';
import type { Database } from '../../db/engine.ts';
import type { EnquiryRow } from '../../db/tables.ts';
import { listPage, searchPage } from './reports.repository.ts';

export async function readReport(database: Database, report: ReportDefinition, query: ReportQuery) {
  const { page, limit, fromDate, toDate } = query;
  const range = { kind: report.enquiry.kind, fromDate, toDate, offset: (page - 1) * limit, limit };
  const needles = searchNeedles(query.search);
  const { rows, total } =
    needles.length > 0 ? await searchPage(database, range, needles) : await listPage(database, range);
  return {
    data: rows.map((row) => toReportRow(report, row)),
    totalPages: Math.ceil(total / limit),
    totalRecords: total,
  };
}

function toReportRow(report: ReportDefinition, row: EnquiryRow): Record<string, unknown> {
  const details = JSON.parse(row.details) as Record<string, unknown>;
  const values = report.columns.map((column) => [column.key, readColumn(report, column, row, details)]);
  const extras = report.extraColumns.flatMap(({ key, field }) => (details[field] ? [[key, details[field]]] : []));
  return {
    id: row.id,
    ...Object.fromEntries(values),
    ...Object.fromEntries(extras),
    created_date: kolkataDate(row.created_at),
    created_time: kolkataTime(row.created_at),
    ...(row.is_suspected === 1 && { suspected: true }),
  };
}

function readColumn(
  report: ReportDefinition,
  { field, read, numeric }: ReportColumn,
  row: EnquiryRow,
  details: Record<string, unknown>,
): unknown {
  const shared = columnOf(report.enquiry, field);
  const value = shared ? row[shared] : details[field];
  if (read) return read(value);
  return numeric ? (value ?? null) : String(value ?? '');
}
