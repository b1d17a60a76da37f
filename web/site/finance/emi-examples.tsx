import { m } from 'virtual:messages';
import { formatRupees, formatRupeesAndPaise } from '../../../contract/display.ts';
import { emiOf } from './emi.ts';

const DEFAULT_LOAN = 100_000;
const tenures = [1, 2, 3, 4];
const rates = [9.5, 11.5, 13.5];

/** The calculator's figures for whoever has no script, and for whoever wants no calculator. */
export function EmiExamples({ amount = DEFAULT_LOAN }: { amount?: number | undefined }) {
  return (
    <section aria-labelledby="examples-heading">
      <h2 id="examples-heading" className="section-heading">
        {m.emi_examples()}
      </h2>
      <p className="mt-2 text-muted">{m.emi_examples_lead({ amount: formatRupees(amount) })}</p>
      <div className="card mt-5 overflow-hidden">
        <table
          aria-labelledby="examples-heading"
          className="w-full border-collapse text-right text-sm tabular-nums sm:text-base"
        >
          <thead className="bg-surface text-muted text-sm">
            <tr>
              <th scope="col" className="whitespace-nowrap px-1.5 py-3 text-left font-semibold sm:px-5">
                {m.emi_examples_tenure()}
              </th>
              {rates.map((rate) => (
                <th key={rate} scope="col" className="px-1.5 py-3 font-semibold sm:px-5">
                  {rate}%
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tenures.map((years) => (
              <tr key={years} className="border-line border-t">
                <th scope="row" className="whitespace-nowrap px-1.5 py-3 text-left font-semibold sm:px-5">
                  {years === 1 ? m.emi_examples_year() : m.emi_examples_years({ years })}
                </th>
                {rates.map((ratePercent) => (
                  <td key={ratePercent} className="px-1.5 py-3 sm:px-5">
                    {formatRupeesAndPaise(emiOf({ amount, ratePercent, years }).emi)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-muted text-sm">{m.emi_examples_how()}</p>
    </section>
  );
}
