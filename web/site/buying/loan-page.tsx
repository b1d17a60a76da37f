import { m } from 'virtual:messages';
import { formatRupees } from '../../../contract/display.ts';
import type { LoanOffer } from '../../../contract/loan/offers.ts';
import { isLent, USUAL_MONTHS } from '../../../contract/loan/offers.ts';
import { aboutBike, pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';
import { apiQuery, useQuery } from '../../lib/queries.ts';
import type { Query } from '../../lib/query-store.ts';
import { hrefTo, useSearch } from '../../lib/router.tsx';
import { variantsQuery } from '../bike/bike-queries.ts';
import { PageIntro } from '../company/page-intro.tsx';
import type { Page } from '../page.ts';
import { pageTitle } from '../page-title.ts';
import { site } from '../site-content.ts';
import type { OnRoad } from './buying-queries.ts';
import { onRoadQuery } from './buying-queries.ts';
import { LoanOfferCard } from './loan-offer-card.tsx';
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
          <select key={variants.length} name="variant" defaultValue={quote.variant} className="field">
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
        <select key={plan?.months} name="months" defaultValue={plan?.months ?? USUAL_MONTHS} className="field">
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
  const { amount, months, onRoad } = plan;
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
          <LoanOfferCard key={offer.lender} offer={offer} amount={amount} months={months} />
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

/** What the form shows as chosen, and what to choose from. */
function chosenQueries(search: URLSearchParams): Query[] {
  const bike = search.get('bike');
  return [...modelFieldQueries(search), ...(bike ? [financedQuery(bike, search), variantsQuery(bike)] : [])];
}

export const loanPage: Page = {
  Component: LoanPage,
  queries: ({ search }) => [loanOffers, ...chosenQueries(search)],
  ahead: ({ search }) => chosenQueries(search),
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
