import { m } from 'virtual:messages';
import { formatRupees, formatRupeesAndPaise } from '../../../contract/display.ts';
import { costOf, reducingRate, scheduleOf } from '../../../contract/loan/loan.ts';
import type { LoanOffer } from '../../../contract/loan/offers.ts';
import { termsOf } from '../../../contract/loan/offers.ts';
import { dayIn } from './day-in.ts';
import { Fact } from './fact.tsx';

const DECIMALS = 2;
/** Of the schedule, beside the month. */
const columns = [
  ['payment', m.loan_emi],
  ['interest', m.loan_of_interest],
  ['principal', m.loan_principal],
  ['balance', m.loan_balance],
] as const;

interface Props {
  offer: LoanOffer;
  amount: number;
  months: number;
}

/** What a lender asks for a loan: a month, in all, and month by month. */
export function LoanOfferCard({ offer, amount, months }: Props) {
  const terms = termsOf(offer, amount, months);
  const { emi, apr, interest, fee, total } = costOf(terms);
  const rate = offer.isFlat
    ? m.loan_flat({ percent: offer.percent, reducing: reducingRate(terms).toFixed(DECIMALS) })
    : m.loan_reducing({ percent: offer.percent });
  return (
    <li className="card grid content-start gap-4 p-5">
      <h2 lang="en" className="font-bold text-xl">
        {offer.lender}
      </h2>
      <p>
        <span className="block text-muted text-sm">{m.loan_emi()}</span>
        <span className="font-extrabold text-3xl tabular-nums">{formatRupeesAndPaise(emi)}</span>
      </p>
      <dl className="grid gap-2">
        <Fact label={m.loan_apr()} text={`${apr.toFixed(DECIMALS)} %`} />
        <Fact label={m.loan_rate()} text={rate} />
        <Fact label={m.loan_fee()} text={formatRupees(fee)} />
        <Fact label={m.loan_interest()} text={formatRupeesAndPaise(interest)} />
        <Fact label={m.loan_total()} text={formatRupeesAndPaise(total)} />
      </dl>
      <Schedule offer={offer} amount={amount} months={months} />
      <p className="text-muted text-sm">
        <span lang="en">{offer.source}</span>, {m.on_road_since({ day: dayIn(offer.validFrom) })}
      </p>
    </li>
  );
}

/** Without a script: the file stands in its link. */
function Schedule({ offer, amount, months }: Props) {
  const rows = scheduleOf(termsOf(offer, amount, months));
  const heads = [m.loan_month(), ...columns.map(([, head]) => head())];
  const lines = rows.map((row) => [row.month, ...columns.map(([name]) => row[name].toFixed(DECIMALS))].join(','));
  const csv = [heads.join(','), ...lines].join('\r\n');
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
        {m.loan_schedule()}
      </summary>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be in reach of the keyboard
        tabIndex={0}
        aria-label={m.loan_schedule()}
        className="max-h-96 overflow-auto"
      >
        <table className="w-full text-right text-sm tabular-nums">
          <thead className="sticky top-0 bg-raised text-muted">
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className="p-1.5 font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.month} className="border-line border-t">
                <th scope="row" className="p-1.5 font-semibold">
                  {row.month}
                </th>
                {columns.map(([name]) => (
                  <td key={name} className="p-1.5">
                    {formatRupees(row[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <a
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${csv}`)}`}
        download={`${offer.lender}-${months}.csv`}
        className="link inline-flex min-h-11 items-center"
      >
        {m.loan_csv()}
      </a>
    </details>
  );
}
