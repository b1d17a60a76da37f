import { formatDate, formatDay, formatNumber, formatTime } from '../../../contract/display.ts';
import { kolkataDate, kolkataTime } from '../../../contract/kolkata-time.ts';
import type { ReportDefinition } from '../../../contract/reports/define-report.ts';
import type { Dates } from '../reports/report-request.ts';
import type { Cell, ExportTable } from './export-table.ts';

export type FileFormat = 'pdf' | 'csv' | 'xlsx';

/** What the worker is asked for: a file, or the rows themselves, piece by piece. */
export interface ExportOrder {
  report: ReportDefinition;
  matching: Dates & { search: string };
  format: FileFormat | 'rows';
  /** When it was asked for, in UTC milliseconds. */
  madeAt: number;
  /** Whose report it is, for the foot of its pages. */
  dealership: string;
}

/** A table that a screen has at hand, to be written into a file. */
export interface TableOrder {
  table: ExportTable;
  format: FileFormat;
  dealership: string;
}

export interface ExportProgress {
  stage: 'fetching' | 'writing';
  done: number;
  total: number;
}

export type WorkerReport =
  | ({ type: 'progress' } & ExportProgress)
  | { type: 'rows'; rows: Cell[][] }
  | { type: 'finished'; file?: Blob; entries: number }
  | { type: 'failed'; status: number; reason: string };

/** 'All dates · Search: “asha” · 1,234 entries' */
export function coverage({ from, to, search }: ExportOrder['matching'], entries: number): string {
  const count = `${formatNumber(entries)} ${entries === 1 ? 'entry' : 'entries'}`;
  return [daysText({ from, to }), ...(search ? [`Search: “${search}”`] : []), count].join(' · ');
}

/** 'Made on 16 Nov 2026, 3:45 PM (India time)' */
export const madeText = (madeAt: number): string =>
  `Made on ${formatDate(kolkataDate(madeAt))}, ${formatTime(kolkataTime(madeAt))} (India time)`;

function daysText({ from, to }: Dates): string {
  if (from && to) return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
  if (from) return `From ${formatDay(from)}`;
  return to ? `Until ${formatDay(to)}` : 'All dates';
}
