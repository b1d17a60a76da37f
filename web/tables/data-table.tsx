import type { Key, ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right, under each other. */
  isNumeric?: boolean;
  /** Takes what room is left and breaks its text. */
  isLong?: boolean;
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
}

/** A table whose heading stays in sight. On a phone each row is a card with the headings beside its values. */
export function DataTable<Row>({ caption, columns, rows, rowKey, empty, rowNote }: Props<Row>) {
  return (
    <div className="card max-h-[70dvh] overflow-auto print:max-h-none print:overflow-visible max-sm:max-h-none max-sm:border-0 max-sm:bg-transparent">
      <table className="w-full border-collapse text-[0.9375rem] print:text-xs max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 z-10 bg-raised shadow-[0_1px_0_var(--line)] max-sm:sr-only">
          <tr>
            {columns.map(({ key, label, isNumeric }) => (
              <th
                key={key}
                scope="col"
                className={`whitespace-nowrap px-3 py-2.5 font-bold text-sm ${isNumeric ? 'text-right' : 'text-left'}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:grid max-sm:gap-3">
          {rows.map((row) => (
            <TableRow key={rowKey(row)} row={row} columns={columns} note={rowNote?.(row)} />
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

function TableRow<Row>({ row, columns, note }: { row: Row; columns: readonly Column<Row>[]; note: ReactNode }) {
  return (
    <tr className="border-line border-b last:border-b-0 hover:bg-surface max-sm:card max-sm:block max-sm:p-2">
      {columns.map(({ key, label, cell, isNumeric, isLong }, index) => (
        <td
          key={key}
          data-label={label}
          className={`px-3 py-1.5 align-top before:hidden before:text-muted before:text-sm before:content-[attr(data-label)] max-sm:grid max-sm:grid-cols-[7rem_1fr] max-sm:items-center max-sm:gap-2 max-sm:px-2 max-sm:py-0.5 max-sm:before:block max-sm:has-[>span:empty]:hidden ${isNumeric ? 'text-right tabular-nums max-sm:text-left' : ''} ${isLong ? 'min-w-72 whitespace-pre-wrap break-words max-sm:min-w-0' : 'whitespace-nowrap max-sm:whitespace-normal max-sm:break-words'}`}
        >
          <span className="inline-flex min-h-8 max-w-full items-center gap-2 empty:min-h-0">
            {cell(row)}
            {index === 0 && note}
          </span>
        </td>
      ))}
    </tr>
  );
}
