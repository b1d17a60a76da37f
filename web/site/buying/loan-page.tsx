import { m } from 'virtual:messages';
import { formatRupees, formatRupeesAndPaise } from '../../../contract/display.ts';
import { costOf, reducingRate, scheduleOf } from '../../../contract/loan/loan.ts';
import type { LoanOffer } from '../../../contract/loan/offers.ts';
import { isLent, termsOf, USUAL_MONTHS } from '../../../contract/loan/offers.ts';
import { aboutBike, pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';
import { apiQuery, useQuery } from '../../lib/queries.ts';
import { hrefTo, useSearch } from '../../lib/router.tsx';
import { variantsQuery } from '../bike/bike-queries.ts';
import { PageIntro } from '../company/page-intro.tsx';
import type { Page } from '../page.ts';
import { pageTitle } from '../page-title.ts';
import { site } from '../site-content.ts';
import type { OnRoad } from './buying-queries.ts';
import { onRoadQuery } from './buying-queries.ts';
import { dayIn } from './day-in.ts';
import { ModelField, modelFieldQueries, NamedModels } from './model-field.tsx';
import { monthlyOptions } from './questions.ts';

const loanOffers = apiQuery('listLoanOffers');
const TENURES = [12, 18, 24, 30, 36, 48];
/** Of the price, paid at once, where nobody says how much. */
const USUAL_SHARE = 0.15;

/** With what a loan adds to the price. */
const financedQuery = (bike: string, search: URLSearchParams) => {
  const chosen = new URLSearchParams({ finance: '1' });
  const variant = search.get('variant');
  if (variant) chosen.set('variant', variant);
  return onRoadQuery(bike, chosen);
};

interface Plan {
  /** What was typed is no amount. */
  isFaulty: boolean;
  onRoad: number;
  down: number;
  months: number;
  amount: number;
}

/** What was chosen of a loan, whatever it is for. */
const choicesIn = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries(['down', 'months'].flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : [])));

const FAULT_ID = 'loan-down-fault';
const AMOUNT = /^\d{1,9}$/;

function planIn(search: URLSearchParams, { total }: OnRoad): Plan {
  const typed = (search.get('down') ?? '').replace(/[₹,\s]/g, '');
  const down = AMOUNT.test(typed) ? Number(typed) : Math.ceil((total * USUAL_SHARE) / 1000) * 1000;
  const months = TENURES.find((one) => String(one) === search.get('months')) ?? USUAL_MONTHS;
  return {
    isFaulty: typed !== '' && !AMOUNT.test(typed),
    onRoad: total,
    down,
    months,
    amount: Math.round((total - down) * 100) / 100,
  };
}

/** What lenders take a month for a model, from its price on the road. Everything stands in the address. */
function LoanPage() {
  const search = useSearch();
  const bike = search.get('bike') ?? '';
  const { data: quote, error } = useQuery({ ...financedQuery(bike, search), enabled: bike !== '' });
  const { data: offers = [] } = useQuery(loanOffers);
  const name = quote?.name;
  const plan = quote && planIn(search, quote);
  return (
    <>
      <PageIntro title={name ? m.loan_title_of({ name }) : m.loan_title()} lead={m.loan_lead()} />
      <div className="wide section grid grid-cols-[minmax(0,1fr)] gap-8">
        {bike && !quote && (error || import.meta.env.SSR) && <p role="status">{m.on_road_unknown()}</p>}
        <ChooseLoan bike={quote?.bikeName ?? ''} quote={quote} plan={plan} search={search} />
        <NamedModels search={search} addressOf={(name) => aboutBike(pagePaths.loan, name, choicesIn(search))} />
        {!quote && offers.length > 0 && <Afford />}
        {quote && plan && !plan.isFaulty && <Offers quote={quote} plan={plan} offers={offers} />}
        <p className="text-muted text-sm">{m.loan_decides()}</p>
      </div>
    </>
  );
}

interface ChooseProps {
  bike: string;
  quote: OnRoad | undefined;
  plan: Plan | undefined;
  search: URLSearchParams;
}

function ChooseLoan({ bike, quote, plan, search }: ChooseProps) {
  const typed = search.get('down');
  const { data: variants = [] } = useQuery({ ...variantsQuery(bike), enabled: bike !== '' });
  return (
    <form
      action={hrefTo(pagePaths.loan)}
      method="get"
      className="card grid items-end gap-4 p-5 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
    >
      <ModelField name="bike" label={m.loan_model()} chosen={bike} search={search} />
      {quote && (
        <label className="grid gap-1.5">
          <span className="font-semibold text-[0.9375rem]">{m.on_road_variant()}</span>
          <select name="variant" defaultValue={quote.variant} className="field">
            {variants.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      <label className="grid gap-1.5">
        <span className="font-semibold text-[0.9375rem]">{m.loan_down()}</span>
        <input
          name="down"
          inputMode="numeric"
          defaultValue={plan?.isFaulty ? (typed ?? '') : (plan?.down ?? '')}
          {...(plan?.isFaulty && { 'aria-invalid': true, 'aria-describedby': FAULT_ID })}
          className="field tabular-nums"
        />
        {plan?.isFaulty && (
          <span id={FAULT_ID} className="font-medium text-bad text-sm">
            {m.loan_down_fault()}
          </span>
        )}
      </label>
      <label className="grid gap-1.5">
        <span className="font-semibold text-[0.9375rem]">{m.loan_months()}</span>
        <select name="months" defaultValue={plan?.months ?? USUAL_MONTHS} className="field">
          {TENURES.map((months) => (
            <option key={months}>{months}</option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button-primary">
        {m.loan_show()}
      </button>
    </form>
  );
}

/** Leads to the models that cost no more a month. */
const Afford = () => (
  <form action={hrefTo(pagePaths.find)} method="get" className="flex flex-wrap items-end gap-3">
    <label className="grid grow gap-1.5 sm:max-w-sm">
      <span className="font-semibold text-[0.9375rem]">{m.loan_afford()}</span>
      <select name="emi" defaultValue="3000" className="field">
        {monthlyOptions().map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
    <button type="submit" className="button button-quiet">
      {m.find_show()}
    </button>
  </form>
);

function Offers({ quote, plan, offers }: { quote: OnRoad; plan: Plan; offers: readonly LoanOffer[] }) {
  const { amount, onRoad } = plan;
  const lent = offers.filter((offer) => isLent(offer, plan));
  return (
    <>
      <dl className="grid gap-x-8 gap-y-2 tabular-nums sm:grid-cols-2">
        <Sum label={m.loan_on_road()} rupees={onRoad} />
        <Sum label={m.loan_amount()} rupees={Math.max(0, amount)} />
      </dl>
      <Link
        to={aboutBike(pagePaths.onRoad, quote.bikeName, { variant: quote.variant, finance: '1' })}
        className="link inline-flex min-h-11 items-center justify-self-start"
      >
        {m.on_road_link()}
      </Link>
      {amount <= 0 && <p role="status">{m.loan_too_much()}</p>}
      {amount > 0 && lent.length === 0 && <p role="status">{m.loan_none()}</p>}
      <ul className="grid gap-6 lg:grid-cols-2">
        {lent.map((offer) => (
          <Offer key={offer.lender} offer={offer} plan={plan} />
        ))}
      </ul>
    </>
  );
}

const Sum = ({ label, rupees }: { label: string; rupees: number }) => (
  <div className="flex items-baseline justify-between gap-4 border-line border-b py-2">
    <dt>{label}</dt>
    <dd className="font-bold">{formatRupees(rupees)}</dd>
  </div>
);

const DECIMALS = 2;

function Offer({ offer, plan: { amount, months } }: { offer: LoanOffer; plan: Plan }) {
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

const Fact = ({ label, text }: { label: string; text: string }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-muted">{label}</dt>
    <dd className="font-semibold tabular-nums">{text}</dd>
  </div>
);

/** Without a script: the file stands in its link. */
function Schedule({ offer, amount, months }: { offer: LoanOffer; amount: number; months: number }) {
  const rows = scheduleOf(termsOf(offer, amount, months));
  const heads = [m.loan_month(), m.loan_emi(), m.loan_of_interest(), m.loan_principal(), m.loan_balance()];
  const lines = rows.map(({ month, payment, interest, principal, balance }) =>
    [month, ...[payment, interest, principal, balance].map((rupees) => rupees.toFixed(DECIMALS))].join(','),
  );
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
            {rows.map(({ month, payment, interest, principal, balance }) => (
              <tr key={month} className="border-line border-t">
                <th scope="row" className="p-1.5 font-semibold">
                  {month}
                </th>
                {[payment, interest, principal, balance].map((rupees, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column alone
                  <td key={index} className="p-1.5">
                    {formatRupees(rupees)}
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

export const loanPage: Page = {
  Component: LoanPage,
  queries: ({ search }) => {
    const bike = search.get('bike');
    return [
      loanOffers,
      ...modelFieldQueries(search),
      ...(bike ? [financedQuery(bike, search), variantsQuery(bike)] : []),
    ];
  },
  head: ({ search }, read) => {
    const quote = search.get('bike') ? read(financedQuery(search.get('bike') ?? '', search).queryKey) : undefined;
    const name = quote?.name;
    return {
      title: pageTitle(name ? m.loan_title_of({ name }) : m.loan_title()),
      description: m.loan_description({ dealership: site().dealership }),
      canonical: quote ? aboutBike(pagePaths.loan, quote.bikeName) : pagePaths.loan,
      address: quote
        ? aboutBike(pagePaths.loan, quote.bikeName, search.get('variant') ? { variant: quote.variant } : {})
        : pagePaths.loan,
    };
  },
};
