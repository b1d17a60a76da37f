import { m } from 'virtual:messages';
import { formatRupees, formatRupeesAndPaise } from '../../../contract/display.ts';
import type { OnRoad } from './buying-queries.ts';
import { dayIn } from './day-in.ts';

type Line = OnRoad['lines'][number];

/** Every line of the price, and where it comes from. */
export function QuoteTable({ quote: { lines, total, asOf, unknown } }: { quote: OnRoad }) {
  const asked = lines.filter(({ key }) => unknown.includes(key)).map(({ label }) => label);
  return (
    <div>
      <table className="w-full border-collapse">
        <thead className="sr-only">
          <tr>
            <th scope="col">{m.on_road_line()}</th>
            <th scope="col">{m.on_road_amount()}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.key} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-ink border-t-2">
            <th scope="row" className="py-4 text-left">
              <span className="block font-bold text-lg">{m.on_road_total()}</span>
              <span className="block font-normal text-muted text-sm">{m.on_road_as_of({ day: dayIn(asOf) })}</span>
            </th>
            <td className="py-4 text-right font-extrabold text-2xl tabular-nums">{formatRupees(total)}</td>
          </tr>
        </tfoot>
      </table>
      {asked.length > 0 && <p className="font-semibold">{m.on_road_without({ lines: asked.join(', ') })}</p>}
    </div>
  );
}

function Row({ line: { label, amount, rule, source, validFrom, uncertain, optional, included } }: { line: Line }) {
  return (
    <tr className={`border-line border-t align-top first:border-t-0 ${included ? '' : 'text-muted'}`}>
      <th scope="row" className="py-3 pr-4 text-left font-semibold">
        {label}
        {uncertain && <Mark text={m.on_road_uncertain()} />}
        {optional && !included && <Mark text={m.on_road_optional()} />}
        <span className="block font-normal text-muted text-sm">{rule}</span>
        {source && (
          <details className="font-normal text-muted text-sm">
            <summary className="inline-flex min-h-6 cursor-pointer items-center underline underline-offset-4">
              {m.on_road_details()}
            </summary>
            <p lang="en" className="max-w-[60ch] py-1">
              {source}
            </p>
            {validFrom && <p>{m.on_road_since({ day: dayIn(validFrom) })}</p>}
          </details>
        )}
      </th>
      <td className="whitespace-nowrap py-3 text-right tabular-nums">
        {amount === null ? <span className="font-semibold">{m.on_road_ask()}</span> : formatRupeesAndPaise(amount)}
      </td>
    </tr>
  );
}

const Mark = ({ text }: { text: string }) => (
  <span className="ml-2 inline-block rounded-full border border-line px-2 font-normal text-muted text-sm">{text}</span>
);
