import { m } from 'virtual:messages';
import { formatRupees, formatRupeesAndPaise } from '../../../contract/display.ts';
import type { Fuel } from '../../../contract/facts.ts';
import { aboutBike, pagePaths } from '../../../contract/page-paths.ts';
import type { Energy } from '../../../contract/running-cost/energy.ts';
import { ENERGY_OF } from '../../../contract/running-cost/energy.ts';
import type { Cost } from '../../../contract/running-cost/running-cost.ts';
import { costOf } from '../../../contract/running-cost/running-cost.ts';
import { Link } from '../../lib/link.tsx';
import { useQuery } from '../../lib/queries.ts';
import { hrefTo, useSearch } from '../../lib/router.tsx';
import { PageIntro } from '../company/page-intro.tsx';
import type { Page } from '../page.ts';
import { pageTitle } from '../page-title.ts';
import { site } from '../site-content.ts';
import { BreakEvenMonth } from './break-even-month.tsx';
import type { RunningCost } from './buying-queries.ts';
import { runningCostQuery } from './buying-queries.ts';
import { dayIn } from './day-in.ts';
import { Fact } from './fact.tsx';
import { figureLabels, figureText } from './figure-words.ts';
import { NameField } from './name-field.tsx';
import { TypedField } from './typed-field.tsx';
import type { TypedFigure } from './typed-figure.ts';
import { typedFigure } from './typed-figure.ts';

const USUAL_KM = 30;
const MOST_KM = 500;
const MOST_RUPEES = 1000;

interface Typed {
  km: TypedFigure;
  petrol: TypedFigure;
  electric: TypedFigure;
}

function typedIn(search: URLSearchParams, { prices }: RunningCost): Typed {
  const priceOf = (fuel: Fuel) => prices.find(({ energy }) => energy === ENERGY_OF[fuel])?.price;
  const priceIn = (name: string, fuel: Fuel) =>
    typedFigure(search.get(name), { least: 0.1, most: MOST_RUPEES, usual: priceOf(fuel) });
  return {
    km: typedFigure(search.get('km'), { least: 1, most: MOST_KM, usual: USUAL_KM }),
    petrol: priceIn('petrolPrice', 'petrol'),
    electric: priceIn('tariff', 'electric'),
  };
}

/** Electric against petrol by what riding costs. Everything stands in the address. */
function RunningCostPage() {
  const search = useSearch();
  const { data: found, error } = useQuery(runningCostQuery(search));
  const typed = found && typedIn(search, found);
  return (
    <>
      <PageIntro title={m.running_title()} lead={m.running_lead()} />
      <div className="wide section grid grid-cols-[minmax(0,1fr)] gap-8">
        {!found && (
          <>
            <p role="status">{error || import.meta.env.SSR ? m.on_road_unknown() : m.loading()}</p>
            <Link to={pagePaths.runningCost} className="button button-quiet justify-self-start">
              {m.running_title()}
            </Link>
          </>
        )}
        {found && typed && <Asked found={found} typed={typed} />}
        {found && typed && <Answer found={found} typed={typed} />}
      </div>
    </>
  );
}

function Asked({ found, typed }: { found: RunningCost; typed: Typed }) {
  const hint = (energy: Energy): string => {
    const price = found.prices.find((one) => one.energy === energy);
    if (!price) return m.running_price_missing();
    const since = m.on_road_since({ day: dayIn(price.validFrom) });
    return price.isUncertain ? `${price.price}: ${since}, ${m.on_road_uncertain()}` : `${price.price}: ${since}`;
  };
  return (
    <form
      action={hrefTo(pagePaths.runningCost)}
      method="get"
      className="card grid gap-4 p-5 sm:grid-cols-2 lg:grid-cols-3"
    >
      <ModelField name="electric" label={m.running_electric()} fuel="electric" found={found} />
      <ModelField name="petrol" label={m.running_petrol()} fuel="petrol" found={found} />
      <TypedField name="km" label={m.running_km()} typed={typed.km} fault={m.running_km_fault()} />
      <TypedField
        name="petrolPrice"
        label={m.running_petrol_price()}
        typed={typed.petrol}
        fault={m.running_price_fault()}
        hint={hint('petrol')}
      />
      <TypedField
        name="tariff"
        label={m.running_tariff()}
        typed={typed.electric}
        fault={m.running_price_fault()}
        hint={hint('electricity')}
      />
      <button type="submit" className="button button-primary self-start sm:mt-7">
        {m.loan_show()}
      </button>
    </form>
  );
}

function ModelField({ name, label, fuel, found }: { name: Fuel; label: string; fuel: Fuel; found: RunningCost }) {
  const chosen = found[fuel];
  const offered = found.models.filter((model) => model.fuel === fuel);
  const isOffered = offered.some(({ bikeName }) => bikeName === chosen?.bikeName);
  // Too many for a list: it is found by its name.
  if (found.models.length === 0) return <NameField name={name} label={label} text={chosen?.name} />;
  return (
    <label className="grid content-start gap-1.5">
      <span className="font-semibold text-[0.9375rem]">{label}</span>
      <select name={name} defaultValue={chosen?.bikeName} className="field">
        {chosen && !isOffered && <option value={chosen.bikeName}>{chosen.name}</option>}
        {offered.map((model) => (
          <option key={model.bikeName} value={model.bikeName}>
            {model.name}
          </option>
        ))}
      </select>
    </label>
  );
}

type Ridden = NonNullable<RunningCost['electric']>;

function Answer({ found, typed }: { found: RunningCost; typed: Typed }) {
  const { electric, petrol, difference } = found;
  const costs = { electric: costIn('electric', found, typed), petrol: costIn('petrol', found, typed) };
  return (
    <>
      {!electric && !petrol && <p role="status">{m.running_none()}</p>}
      <div className="grid gap-6 md:grid-cols-2">
        {electric && <Side ridden={electric} cost={costs.electric} />}
        {petrol && <Side ridden={petrol} cost={costs.petrol} />}
      </div>
      {electric && petrol && difference && costs.electric && costs.petrol && (
        <BreakEvenMonth
          names={{ electric: electric.name, petrol: petrol.name }}
          difference={difference}
          months={{ electric: costs.electric.month, petrol: costs.petrol.month }}
          asOf={found.asOf}
        />
      )}
      <div className="grid gap-2 text-muted text-sm">
        <p>{m.running_alone()}</p>
        <Sources found={found} typed={typed} />
      </div>
    </>
  );
}

function costIn(fuel: Fuel, found: RunningCost, typed: Typed): Cost | undefined {
  const [perKm, price, km] = [found[fuel]?.perKm, typed[fuel].value, typed.km.value];
  return perKm && price !== undefined && km !== undefined ? costOf(perKm * price, km) : undefined;
}

function Side({ ridden, cost }: { ridden: Ridden; cost: Cost | undefined }) {
  const { bikeName, name, variant, onRoad, perKm, facts } = ridden;
  return (
    <section aria-label={name} className="card grid content-start gap-4 p-5">
      <div>
        <h2 className="font-bold text-xl">
          <Link
            to={aboutBike(pagePaths.bikeDetail, bikeName, { variant })}
            className="inline-flex min-h-11 items-center hover:underline"
          >
            {name}
          </Link>
        </h2>
        <p className="text-muted text-sm">
          {variant} ·{' '}
          {facts.map(({ figure, value }) => `${figureLabels[figure]()} ${figureText(figure, value)}`).join(' · ')}
        </p>
      </div>
      {perKm === null && <p role="status">{m.running_not_measured()}</p>}
      {cost && (
        <>
          <p>
            <span className="block text-muted text-sm">{m.running_a_month()}</span>
            <span className="font-extrabold text-3xl tabular-nums">{formatRupees(cost.month)}</span>
          </p>
          <dl className="grid gap-2">
            <Fact label={m.running_a_km()} text={formatRupeesAndPaise(cost.km)} />
            <Fact label={m.running_a_year()} text={formatRupees(cost.year)} />
          </dl>
        </>
      )}
      <Link
        to={aboutBike(pagePaths.onRoad, bikeName, { variant })}
        className="link inline-flex min-h-11 items-center justify-self-start"
      >
        {m.on_road_from({ total: formatRupees(onRoad) })}
      </Link>
    </section>
  );
}

/** Of the prices of energy, and of the figures of both models. */
function Sources({ found, typed }: { found: RunningCost; typed: Typed }) {
  const figures = [found.electric, found.petrol].flatMap((ridden) =>
    (ridden?.facts ?? []).map((fact) => ({ ...fact, name: ridden?.name ?? '' })),
  );
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {m.running_sources()}
      </summary>
      <ul className="grid max-w-[70ch] gap-2 py-1">
        {found.prices.map((price) => (
          <li key={price.energy}>
            {price.energy === 'petrol' ? m.running_petrol_price() : m.running_tariff()}: {price.price}{' '}
            {price.isUncertain && `(${m.on_road_uncertain()}) `}
            <span lang="en">{price.source}</span>, {m.on_road_since({ day: dayIn(price.validFrom) })}
            {isOwn(price, typed) &&
              `. ${m.running_own_price()}: ${typed[price.energy === 'petrol' ? 'petrol' : 'electric'].text}`}
          </li>
        ))}
        {figures.map(({ name, figure, value, source }) => (
          <li key={`${name} ${figure}`}>
            {name}: {figureLabels[figure]()} {figureText(figure, value)}, <span lang="en">{source}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const isOwn = ({ energy, price }: RunningCost['prices'][number], { petrol, electric }: Typed): boolean => {
  const { value } = energy === 'petrol' ? petrol : electric;
  return value !== undefined && value !== price;
};

export const runningCostPage: Page = {
  Component: RunningCostPage,
  queries: ({ search }) => [runningCostQuery(search)],
  head: ({ search }) => {
    const bike = search.get('bike');
    return {
      title: pageTitle(m.running_title()),
      description: m.running_description({ dealership: site().dealership }),
      canonical: pagePaths.runningCost,
      address: bike ? aboutBike(pagePaths.runningCost, bike) : pagePaths.runningCost,
    };
  },
};
