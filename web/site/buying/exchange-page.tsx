import { m } from 'virtual:messages';
import { formatNumber, formatRupees } from '../../../contract/display.ts';
import { LEAST_PRICE, MOST_KILOMETRES, MOST_PRICE, MOST_YEARS } from '../../../contract/exchange/limits.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import type { Reply } from '../../lib/api-client.ts';
import { Link } from '../../lib/link.tsx';
import { useQuery } from '../../lib/queries.ts';
import { hrefTo, useSearch } from '../../lib/router.tsx';
import { catalogues } from '../bike/bike-queries.ts';
import { PageIntro } from '../company/page-intro.tsx';
import type { Page } from '../page.ts';
import { pageTitle } from '../page-title.ts';
import { site } from '../site-content.ts';
import { dayIn } from './day-in.ts';
import { exchangeParameters } from './exchange-parameters.ts';
import type { SaidVehicle } from './exchange-query.ts';
import { exchangeQuery, saidOf } from './exchange-query.ts';
import { modelChoices } from './model-choices.ts';
import { useModelChoices } from './model-field.tsx';
import { NameField } from './name-field.tsx';
import { TypedField } from './typed-field.tsx';

const OWNERS = ['1', '2', '3', '4'];

/** What a used vehicle may be worth. Everything stands in the address, and goes along to the form that asks for an inspection. */
function ExchangePage() {
  const search = useSearch();
  const said = saidOf(search);
  const query = exchangeQuery(search);
  const { data: found, error } = useQuery(query);
  const isUnknown = query.enabled && !found && (error || import.meta.env.SSR);
  return (
    <>
      <PageIntro title={m.exchange_title()} lead={m.exchange_lead()} />
      <div className="wide section grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Asked said={said} />
        {isUnknown && <p role="status">{m.on_road_unknown()}</p>}
        {found && <Answer said={said} search={search} found={found} />}
      </div>
    </>
  );
}

function Asked({ said }: { said: SaidVehicle }) {
  return (
    <form action={hrefTo(pagePaths.exchange)} method="get" className="card grid gap-4 p-5 sm:grid-cols-2">
      <BikeField chosen={said.bike} />
      <TypedField
        name="price"
        label={m.exchange_price()}
        typed={said.price}
        fault={m.exchange_price_fault({ least: formatRupees(LEAST_PRICE), most: formatRupees(MOST_PRICE) })}
        hint={m.exchange_price_hint()}
      />
      <TypedField
        name="years"
        label={m.exchange_years()}
        typed={said.years}
        fault={m.exchange_years_fault({ most: MOST_YEARS })}
      />
      <TypedField
        name="km"
        label={m.exchange_km()}
        typed={said.km}
        fault={m.exchange_km_fault({ most: formatNumber(MOST_KILOMETRES) })}
      />
      <Choose
        name="owners"
        label={m.exchange_owners()}
        options={OWNERS.map((count) => [count, count])}
        chosen={said.owners.text}
      />
      <Choose
        name="condition"
        label={m.exchange_condition()}
        options={[
          ['good', m.exchange_good()],
          ['fair', m.exchange_fair()],
          ['poor', m.exchange_poor()],
        ]}
        chosen={said.condition}
      />
      <button type="submit" className="button button-primary justify-self-start">
        {m.exchange_show()}
      </button>
    </form>
  );
}

function BikeField({ chosen }: { chosen: string }) {
  const { models, isByName } = useModelChoices();
  if (isByName) return <NameField name="bike" label={m.exchange_bike()} text={chosen} hint={m.exchange_bike_hint()} />;
  return (
    <label className="grid content-start gap-1.5">
      <span className="font-semibold text-[0.9375rem]">{m.exchange_bike()}</span>
      <select key={models.length} name="bike" defaultValue={chosen} className="field">
        <option value="">{m.exchange_other()}</option>
        {catalogues.map((catalogue) => (
          <optgroup key={catalogue.path} label={catalogue.title()}>
            {models
              .filter(({ type }) => type === catalogue.type)
              .map(({ bikeName, name }) => (
                <option key={bikeName} value={bikeName}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

interface ChooseProps {
  name: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  chosen: string;
}

const Choose = ({ name, label, options, chosen }: ChooseProps) => (
  <label className="grid content-start gap-1.5">
    <span className="font-semibold text-[0.9375rem]">{label}</span>
    <select name={name} defaultValue={chosen} className="field">
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

interface AnswerProps {
  said: SaidVehicle;
  search: URLSearchParams;
  found: Reply<'exchange'>;
}

function Answer({ said, search, found: { name, price, range } }: AnswerProps) {
  const vehicle = {
    vehicle: name ?? m.exchange_new_price({ price: formatRupees(price) }),
    years: said.years.value ?? 0,
    km: formatNumber(said.km.value ?? 0),
    owners: said.owners.text,
  };
  return (
    <section aria-labelledby="range-heading" className="rounded-card border border-ink p-5 sm:p-8">
      <h2 id="range-heading" className="font-extrabold text-3xl tabular-nums">
        {range
          ? m.exchange_range({ least: formatRupees(range.least), most: formatRupees(range.most) })
          : m.exchange_see()}
      </h2>
      <p className="mt-2 font-semibold">{range ? m.exchange_after() : m.exchange_see_text()}</p>
      <p className="mt-3">{m.exchange_of(vehicle)}</p>
      {range && (
        <p className="mt-3 text-muted text-sm">
          <span lang="en">{range.source}</span>, {m.on_road_since({ day: dayIn(range.validFrom) })}
        </p>
      )}
      <Link to={`${pagePaths.contact}?${handedOver(search)}`} className="button button-primary mt-5">
        {m.exchange_ask()}
      </Link>
    </section>
  );
}

/** To the form, as it was said. */
function handedOver(search: URLSearchParams): URLSearchParams {
  const given = exchangeParameters.flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(given);
}

export const exchangePage: Page = {
  Component: ExchangePage,
  queries: ({ search }) => {
    const query = exchangeQuery(search);
    return query.enabled ? [query, modelChoices] : [modelChoices];
  },
  ahead: () => [modelChoices],
  head: () => ({
    title: pageTitle(m.exchange_title()),
    description: m.exchange_description({ dealership: site().dealership }),
    canonical: pagePaths.exchange,
    address: pagePaths.exchange,
  }),
};
