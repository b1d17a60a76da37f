import * as z from 'zod';
import { isRealDate } from '../kolkata-time.ts';
import type { ReportDefinition } from '../reports/define-report.ts';
import { REPORT_MAX_PAGE_SIZE, REPORT_PAGE_SIZE } from '../reports/define-report.ts';
import { isCursor } from '../reports/report-cursor.ts';
import { fault } from './fault.ts';
import { optionalText } from './text.ts';

const wholeNumber = (label: string, most: number, fallback: number) => {
  const error = fault('field.wholeNumber', { label, least: 1, most });
  return z
    .union([z.string().regex(/^\d{1,9}$/, { error }), z.number()], { error })
    .default(fallback)
    .transform(Number)
    .pipe(z.int({ error }).min(1, { error }).max(most, { error }));
};

const day = (label: string) =>
  optionalText(label, 10).pipe(
    z.string().refine((value) => value === '' || isRealDate(value), { error: fault('field.date', { label }) }),
  );

/** What every report takes; the free text may come under either of its two names. */
export const reportQuerySchema = z
  .object({
    page: wholeNumber('Page', 100_000_000, 1),
    limit: wholeNumber('Limit', REPORT_MAX_PAGE_SIZE, REPORT_PAGE_SIZE),
    fromDate: day('From Date'),
    toDate: day('To Date'),
    search: optionalText('Search', 200),
    searchTerm: optionalText('Search', 200),
    /** For whoever reads the whole: 'first', then what `next` of the last reply said. The page does not count then. */
    cursor: optionalText('Cursor', 100).pipe(
      z.string().refine((value) => value === '' || isCursor(value), { error: fault('reports.cursorInvalid') }),
    ),
  })
  .refine(({ fromDate, toDate }) => !fromDate || !toDate || fromDate <= toDate, {
    error: fault('reports.datesReversed'),
    path: ['fromDate'],
  })
  .transform(({ search, searchTerm, ...query }) => ({ ...query, search: search || searchTerm }));

export type ReportQuery = z.output<typeof reportQuerySchema>;

export const reportReplySchema = (report: ReportDefinition) => {
  const row: Record<string, z.ZodType> = { id: z.int(), created_date: z.string(), created_time: z.string() };
  for (const { key, numeric } of report.columns) row[key] = numeric ? z.number().nullable() : z.string();
  // Only on rows whose page said so: the names of the specification come first and are all that others have.
  for (const { key } of report.extraColumns) row[key] = z.string().optional();
  // Only on rows that look like spam: the others have the names of the specification and no more.
  row.suspected = z.literal(true).optional();
  // Only where it was searched for.
  row.reference = z.string().optional();
  return z.object({
    data: z.array(z.object(row)),
    totalPages: z.int(),
    totalRecords: z.int(),
    // Only for whoever asked with a cursor, and not with the last piece.
    next: z.string().optional(),
  });
};
