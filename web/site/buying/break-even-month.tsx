import { m } from 'virtual:messages';
import { formatRupees } from '../../../contract/display.ts';
import type { Fuel } from '../../../contract/facts.ts';
import type { BreakEven } from '../../../contract/running-cost/running-cost.ts';
import { breakEven, SPREAD_PERCENT } from '../../../contract/running-cost/running-cost.ts';
import type { RunningCost } from './buying-queries.ts';
import { monthIn } from './day-in.ts';

/** Whoever has to wait longer has long sold it. */
const LONGEST_YEARS = 20;
const LONGEST = LONGEST_YEARS * 12;

interface Props {
  names: Record<Fuel, string>;
  difference: NonNullable<RunningCost['difference']>;
  /** What each costs a month. */
  months: Record<Fuel, number>;
  asOf: string;
}

/** In which month the dearer one has paid for itself by riding, and between which it may be. */
export function BreakEvenMonth({ names, difference: { more, leftOut }, months, asOf }: Props) {
  const found = breakEven({ more, ...months });
  const saved = months.petrol - months.electric;
  const prices = { ...names, amount: formatRupees(Math.abs(more)) };
  const riding = { amount: formatRupees(Math.abs(saved)) };
  return (
    <section aria-labelledby="even-heading" className="rounded-card border border-ink p-5 sm:p-8">
      <h2 id="even-heading" className="font-bold text-lg">
        {m.running_even()}
      </h2>
      <p className="mt-3">
        {more > 0 ? m.running_more(prices) : m.running_less(prices)}{' '}
        {saved >= 0 ? m.running_saves(riding) : m.running_takes(riding)}
      </p>
      {(more > 0 || saved >= 0) && <When found={found} asOf={asOf} />}
      {leftOut.length > 0 && (
        <p className="mt-3 text-muted text-sm">{m.running_left_out({ lines: leftOut.join(', ') })}</p>
      )}
    </section>
  );
}

function When({ found: { months, least, most }, asOf }: { found: BreakEven; asOf: string }) {
  const years = LONGEST_YEARS;
  return (
    <>
      <p className="mt-3 font-extrabold text-3xl">{monthText(months, asOf)}</p>
      {least > 0 && least <= LONGEST && (
        <p className="mt-1 font-semibold">
          {most <= LONGEST ? m.running_range({ least, most }) : m.running_range_open({ least, years })}
        </p>
      )}
      {months > 0 && <p className="mt-3 text-muted text-sm">{m.running_spread({ percent: SPREAD_PERCENT })}</p>}
    </>
  );
}

function monthText(months: number, asOf: string): string {
  if (months === 0) return m.running_from_start();
  if (months > LONGEST) return m.running_never({ years: LONGEST_YEARS });
  return `${m.running_month_number({ months })}: ${monthIn(asOf, months)}`;
}
