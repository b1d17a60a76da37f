interface Props {
  labelledBy: string;
  columns: readonly string[];
  /** The first cell of a row says what it is about, the last one what it costs. */
  rows: readonly (readonly string[])[];
}

export function TariffTable({ labelledBy, columns, rows }: Props) {
  return (
    <div className="card mt-5 overflow-hidden">
      <table aria-labelledby={labelledBy} className="w-full border-collapse text-left tabular-nums">
        <thead className="bg-surface text-muted text-sm">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-3 align-bottom font-semibold last:text-right sm:px-5">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first} className="border-line border-t">
              <th scope="row" className="px-3 py-3.5 font-semibold sm:px-5">
                {first}
              </th>
              {cells.map((cell) => (
                <td key={cell} className="px-3 py-3.5 last:text-right last:font-bold last:text-lg sm:px-5">
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
