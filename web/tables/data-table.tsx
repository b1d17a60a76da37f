import type { Key, ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right, under each other. */
  isNumeric?: boolean;
  /** Takes more room than others, but no more than is good to read in. */
  isLong?: boolean;
  /** Not broken into lines where there is room. */
  isOneLine?: boolean;
}

interface Props<Row> {
  /** Read out before the table; not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** What stands in place of the rows when there are none. */
  empty: ReactNode;
  /** Adds a word to rows that need one. */
  rowNote?: (row: Row) => ReactNode;
  /** Stands after the last value of a row, in a card beside the first one. */
  rowEnd?: (row: Row) => ReactNode;
}

/** A table whose heading and first column stay in sight. On a phone each row is a card with the headings beside its values. */
export function DataTable<Row>({ caption, columns, rows, rowKey, empty, rowNote, rowEnd }: Props<Row>) {
  return (
    <div className="card max-h-[70dvh] overflow-auto print:max-h-none print:overflow-visible max-sm:max-h-none max-sm:border-0 max-sm:bg-transparent">
      <table className="w-full border-collapse text-[0.9375rem] sm:max-2xl:text-sm print:text-xs max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 z-10 bg-raised shadow-[0_1px_0_var(--line)] max-sm:sr-only">
          <tr>
            {columns.map(({ key, label, isNumeric }) => (
              <th
                key={key}
                scope="col"
                className={`bg-raised px-2 py-2.5 align-bottom font-bold text-sm first:left-0 first:z-1 sm:first:sticky 2xl:whitespace-nowrap 2xl:px-3 ${isNumeric ? 'text-right' : 'text-left'}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:grid max-sm:gap-3">
          {rows.map((row) => (
            <TableRow key={rowKey(row)} row={row} columns={columns} note={rowNote?.(row)} end={rowEnd?.(row)} />
          ))}
          {rows.length === 0 && (
            <tr className="max-sm:card max-sm:block">
              <td colSpan={columns.length} className="px-3 py-10 text-center text-muted max-sm:block">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  note: ReactNode;
  end: ReactNode;
}

function TableRow<Row>({ row, columns, note, end }: RowProps<Row>) {
  return (
    <tr className="group/row border-line border-b last:border-b-0 hover:bg-surface max-sm:card max-sm:block max-sm:p-2">
      {columns.map((column, index) => (
        <td key={column.key} data-label={column.label} className={`${CELL} ${widthOf(column)}`}>
          <span className="inline-flex min-h-8 max-w-full items-center gap-x-2 empty:min-h-0">
            {column.cell(row)}
            {index === 0 && note}
            {index === 0 && end && <span className="ml-auto sm:hidden">{end}</span>}
          </span>
          {index === columns.length - 1 && end && <span className="max-sm:hidden">{end}</span>}
        </td>
      ))}
    </tr>
  );
}

const CELL = `px-2 py-1.5 align-top 2xl:px-3
  first:left-0 sm:first:sticky sm:first:bg-raised sm:group-hover/row:first:bg-surface
  before:hidden before:text-muted before:text-sm before:content-[attr(data-label)]
  max-sm:grid max-sm:grid-cols-[7rem_1fr] max-sm:items-center max-sm:gap-2 max-sm:px-2 max-sm:py-0.5 max-sm:before:block
  max-sm:break-words max-sm:has-[>span:empty]:hidden`;

function widthOf<Row>({ isNumeric, isLong, isOneLine }: Column<Row>): string {
  if (isNumeric) return 'text-right tabular-nums sm:whitespace-nowrap max-sm:text-left';
  if (isLong) return 'whitespace-pre-wrap break-words sm:min-w-40 sm:max-w-80';
  return isOneLine ? '2xl:whitespace-nowrap' : 'sm:max-w-52 break-words';
}
