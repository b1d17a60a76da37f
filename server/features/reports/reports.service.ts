import { columnOf } from '../../../contract/enquiries/enquiry-definition.ts';
import { asReference } from '../../../contract/enquiries/reference.ts';
import { kolkataDate, kolkataTime } from '../../../contract/kolkata-time.ts';
import type { ReportColumn, ReportDefinition } from '../../../contract/reports/define-report.ts';
import type { ReportCursor } from '../../../contract/reports/report-cursor.ts';
import { readCursor, writeCursor } from '../../../contract/reports/report-cursor.ts';
import type { ReportQuery } from '../../../contract/schemas/report-query.ts';
import { searchNeedles } from '../../../contract/search-needles.ts';
import type { Database } from '../../db/engine.ts';
import type { EnquiryRow } from '../../db/tables.ts';
import { readChannels } from './read-channels.ts';
import type { EnquiryPage } from './reports.repository.ts';
import { findByReference, listPage, searchPage } from './reports.repository.ts';
import { isOwnTotal, signTotal } from './sign-total.ts';
import { walkOn } from './walk-report.ts';

export async function readReport(database: Database, report: ReportDefinition, query: ReportQuery) {
  if (query.cursor) return readPiece(database, report, query);
  const { rows, total } = await readRows(database, rangeOf(report, query), query.search);
  return toReply(report, rows, total, query);
}

/** A whole report, piece by piece: what matches is counted with the first, the others go on where it ended. */
async function readPiece(database: Database, report: ReportDefinition, query: ReportQuery) {
  const { search } = query;
  const after = readCursor(query.cursor);
  if (after) {
    const total = isOwnTotal(report, query, after) ? after.total : await countRows(database, report, query);
    const { rows, end } = await walkOn(database, rangeOf(report, query), searchNeedles(search), after);
    return { ...toReply(report, rows, total, query), next: end && cursorAt(end, total, report, query) };
  }
  const { rows, total } = await readRows(database, rangeOf(report, { ...query, page: 1 }), search);
  const last = rows.at(-1);
  const isAll = !last || rows.length >= total;
  const next = isAll ? undefined : cursorAt({ createdAt: last.created_at, id: last.id }, total, report, query);
  return { ...toReply(report, rows, total, query), next };
}

const cursorAt = (
  place: Pick<ReportCursor, 'createdAt' | 'id'>,
  total: number,
  report: ReportDefinition,
  query: ReportQuery,
): string => writeCursor({ ...place, total, signature: signTotal(report, query, total) });

/** For a cursor that another server wrote, or this one before it was restarted, or nobody. */
async function countRows(database: Database, report: ReportDefinition, query: ReportQuery): Promise<number> {
  const { total } = await readRows(database, rangeOf(report, { ...query, page: 1, limit: 1 }), query.search);
  return total;
}

const rangeOf = ({ enquiry }: ReportDefinition, { page, limit, fromDate, toDate }: ReportQuery): EnquiryPage => ({
  kind: enquiry.kind,
  fromDate,
  toDate,
  offset: (page - 1) * limit,
  limit,
});

async function readRows(database: Database, range: EnquiryPage, search: string) {
  // What a visitor names by its reference is one enquiry, and nothing that happens to contain these letters.
  const reference = asReference(search);
  const named = reference && (await findByReference(database, range, reference));
  if (named) return { rows: range.offset === 0 ? [named] : [], total: 1 };
  const needles = searchNeedles(search);
  return needles.length > 0 ? searchPage(database, range, needles) : listPage(database, range);
}

const toReply = (
  report: ReportDefinition,
  rows: readonly EnquiryRow[],
  total: number,
  { limit, search }: ReportQuery,
) => ({
  data: rows.map((row) => ({ ...toReportRow(report, row), ...searchedReference(row, search) })),
  totalPages: Math.ceil(total / limit),
  totalRecords: total,
});

/** The panel looks for what was typed in the rows too, so the one that was meant has it. */
const searchedReference = ({ reference }: EnquiryRow, search: string) =>
  reference && reference === asReference(search) ? { reference } : {};

function toReportRow(report: ReportDefinition, row: EnquiryRow): Record<string, unknown> & { id: number } {
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
  { field, numeric }: ReportColumn,
  row: EnquiryRow,
  details: Record<string, unknown>,
): unknown {
  const shared = columnOf(report.enquiry, field);
  const value = shared ? row[shared] : details[field];
  if (report.enquiry.fields[field]?.control === 'channels') return readChannels(value);
  return numeric ? (value ?? null) : String(value ?? '');
}
