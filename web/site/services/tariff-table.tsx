interface Props {
  labelledBy: string;
  columns: readonly string[];
  /** The first cell of a row says what it is about, the last one what it costs. */
  rows: readonly (readonly string[])[];
}

export function TariffTable({ labelledBy, columns, rows }: Props) {
  return (
    <div className="card mt-5 overflow-hidden">
      <table
        aria-labelledby={labelledBy}
        className="w-full border-collapse text-left text-[0.9375rem] tabular-nums sm:text-base"
      >
        <thead className="bg-surface text-muted text-sm">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-2.5 py-3 align-bottom font-semibold last:text-right sm:px-5">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first} className="border-line border-t">
              <th
                scope="row"
                className={`px-2.5 py-3.5 font-semibold sm:px-5 ${columns.length > 2 ? 'sm:whitespace-nowrap' : ''}`}
              >
                {first}
              </th>
              {cells.map((cell) => (
                <td
                  key={cell}
                  className="px-2.5 py-3.5 sm:whitespace-nowrap last:text-right last:font-bold sm:px-5 sm:last:text-lg"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
