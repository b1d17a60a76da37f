import { formatRupees } from '../../../contract/display.ts';
import type { ReportFacts } from '../../build/report-facts.ts';
import type { ReportRow } from '../reports/fetch-report.ts';

export type Cell = string | number | null;

export interface ExportColumn {
  label: string;
  isAmount: boolean;
}

/** A report as it goes into a file: what it is, and every row that was asked for. */
export interface ExportTable {
  title: string;
  /** Which dates and which search it covers, and how many entries it has. */
  covers: string;
  columns: readonly ExportColumn[];
  rows: readonly (readonly Cell[])[];
}

export const exportColumns = ({ columns, createdLabels }: ReportFacts): ExportColumn[] => [
  ...columns.map(({ label, kind }) => ({ label, isAmount: kind === 'amount' })),
  { label: createdLabels.date, isAmount: false },
  { label: createdLabels.time, isAmount: false },
];

export const exportRow = ({ columns }: ReportFacts, row: ReportRow): Cell[] => [
  ...columns.map(({ key }) => row[key] ?? null),
  row.created_date ?? null,
  row.created_time ?? null,
];

/** As people read it on paper. */
export const cellText = (cell: Cell | undefined): string =>
  typeof cell === 'number' ? formatRupees(cell) : (cell ?? '');
