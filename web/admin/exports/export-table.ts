import { formatDate, formatNumber, formatRupees, formatTime } from '../../../contract/display.ts';
import type { ReportDefinition } from '../../../contract/reports/define-report.ts';
import type { ReportRow } from '../reports/fetch-report.ts';

export type Cell = string | number | null;

export interface ExportColumn {
  label: string;
  isAmount: boolean;
  /** A day (`YYYY-MM-DD`) or a time (`HH:mm:ss`) in its cells. */
  moment?: 'date' | 'time';
  /** A number of things, not of rupees. */
  isCount?: true;
  /** Goes when no row has anything in it. */
  isExtra?: true;
}

/** A report as it goes into a file: what it is, and every row that was asked for. */
export interface ExportTable {
  title: string;
  /** Which dates and which search it covers, and how many entries it has. */
  covers: string;
  /** When it was made. */
  made: string;
  columns: readonly ExportColumn[];
  rows: readonly (readonly Cell[])[];
}

export const exportColumns = ({ columns, extraColumns, createdLabels }: ReportDefinition): ExportColumn[] => [
  ...columns.map(({ label, kind }) => ({
    label,
    isAmount: kind === 'amount',
    ...(kind === 'date' && { moment: kind }),
  })),
  { label: createdLabels.date, isAmount: false, moment: 'date' },
  { label: createdLabels.time, isAmount: false, moment: 'time' },
  ...extraColumns.map(({ label }) => ({ label, isAmount: false, isExtra: true as const })),
  { label: 'Spam?', isAmount: false, isExtra: true },
];

export const exportRow = ({ columns, extraColumns }: ReportDefinition, row: ReportRow): Cell[] => [
  ...columns.map(({ key }) => row[key] ?? null),
  row.created_date ?? null,
  row.created_time ?? null,
  ...extraColumns.map(({ key }) => row[key] ?? null),
  row.suspected ? 'Yes' : null,
];

type Filled = Pick<ExportTable, 'columns' | 'rows'>;

/** The columns that belong into a file of these rows, by their places. */
export const filledColumns = ({ columns, rows }: Filled): number[] =>
  columns.flatMap(({ isExtra }, place) => (!isExtra || rows.some((cells) => cells[place]) ? [place] : []));

export function withoutEmptyExtras<Table extends Filled>(table: Table): Table {
  const places = filledColumns(table);
  if (places.length === table.columns.length) return table;
  const kept = <Item>(items: readonly Item[]): Item[] => places.map((place) => items[place] as Item);
  return { ...table, columns: kept(table.columns), rows: table.rows.map((cells) => kept(cells)) };
}

const spoken = { date: formatDate, time: formatTime };

/** For paper: counts, days and times as people here write them. */
export const readable = (columns: readonly ExportColumn[], cells: readonly Cell[]): Cell[] =>
  cells.map((cell, place) => {
    const { moment, isCount } = columns[place] ?? {};
    if (isCount && typeof cell === 'number') return formatNumber(cell);
    return moment && typeof cell === 'string' ? spoken[moment](cell) : cell;
  });

/** As people read it on paper. */
export const cellText = (cell: Cell | undefined): string =>
  typeof cell === 'number' ? formatRupees(cell) : (cell ?? '');
