import type { Cell, ExportTable } from './export-table.ts';

/** Without it, Excel takes the file for one in the alphabet of its own country. */
const BYTE_ORDER_MARK = '\ufeff';
/**
 * A spreadsheet would calculate what begins like this, or turn +91 98450 12345 into a number nobody can read. Some take
 * the wide signs of East Asian keyboards for the same. A cell may begin behind each sign that some country's spreadsheet
 * cuts a line at: where that is a semicolon, the quotes of a comma's file count for nothing.
 */
const CELL_BEGINS = /(?<=^|[,;\t\r\n])(?=(?:(?![\t\r\n])[\s"])*[=+\-@|%＝＋－＠])|^(?=[\t\r])/g;

/** Dates and times stay as computers write them, which every country reads alike. */
export const csvFile = ({ title, covers, made, columns, rows }: ExportTable): string[] => [
  BYTE_ORDER_MARK,
  ...[title, covers, made].map((line) => csvLine([line])),
  csvLine([]),
  csvLine(columns.map(({ label }) => label)),
  ...rows.map(csvLine),
];

const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** An apostrophe marks text as text in every spreadsheet; amounts stay numbers. */
function csvCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return `"${value.replace(CELL_BEGINS, "'").replaceAll('"', '""')}"`;
}
