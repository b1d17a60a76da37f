import type { Cell, ExportTable } from './export-table.ts';

/** Without it, Excel takes the file for one in the alphabet of its own country. */
const BYTE_ORDER_MARK = '\ufeff';
/**
 * A spreadsheet would calculate what begins like this, or turn +91 98450 12345 into a number nobody can read. Some take
 * the wide signs of East Asian keyboards for the same.
 */
const STARTS_FORMULA = /^\s*[=+\-@\t\r|%＝＋－＠]/;

export const csvFile = ({ columns, rows }: Pick<ExportTable, 'columns' | 'rows'>): string[] => [
  BYTE_ORDER_MARK,
  csvLine(columns.map(({ label }) => label)),
  ...rows.map(csvLine),
];

const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** An apostrophe marks text as text in every spreadsheet; amounts stay numbers. */
function csvCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = STARTS_FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
