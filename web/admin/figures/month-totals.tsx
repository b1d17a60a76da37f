import type { ReactNode } from 'react';

interface Props {
  caption: string;
  heads: readonly string[];
  rows: readonly { key: string; title: string; cells: readonly ReactNode[] }[];
  empty: string;
}

/** Few columns, which stay beside each other on a phone, too. */
export function MonthTotals({ caption, heads, rows, empty }: Props) {
  const [first, ...others] = heads;
  if (rows.length === 0) return <p className="card p-6 text-center text-muted">{empty}</p>;
  return (
    <div className="card overflow-x-auto">
      <table className="w-full border-collapse text-[0.9375rem] max-sm:text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="px-3 py-2.5 text-left align-bottom">
              {first}
            </th>
            {others.map((head) => (
              <th key={head} scope="col" className="px-3 py-2.5 text-right align-bottom">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title, cells }) => (
            <tr key={key} className="border-line border-b last:border-b-0">
              <th scope="row" className="px-3 py-1 text-left font-medium">
                {title}
              </th>
              {cells.map((cell, index) => (
                <td key={others[index]} className="h-9 px-3 py-1 text-right tabular-nums">
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
