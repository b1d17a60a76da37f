import { m } from 'virtual:messages';
import type { VehicleType } from '../../../contract/catalogue.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';
import { useQuery } from '../../lib/queries.ts';
import { hrefTo, useSearch } from '../../lib/router.tsx';
import { listParameters } from '../catalogue/list-parameters.ts';
import { findQuery } from './buying-queries.ts';
import type { Option } from './choice-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { figureText } from './figure-words.ts';
import { pageIn } from './list-pages.tsx';
import { OnRoadList } from './on-road-list.tsx';
import { budgetOptions, monthlyOptions } from './questions.ts';

export const LIST_SECTION_ID = 'choose';

const filters = ['budget', 'emi', 'cc', 'mileage', 'weight', 'seat', 'sort'] as const;
type Filter = (typeof filters)[number];

const upTo = (figure: 'kerbWeightKg' | 'seatHeightMm', values: readonly number[]): Option[] =>
  values.map((value) => ({ value: String(value), label: m.find_up_to({ amount: figureText(figure, value) }) }));

const offered: Readonly<Record<Filter, { label: () => string; none: () => string; options: () => readonly Option[] }>> =
  {
    budget: { label: m.filter_budget, none: m.filter_any, options: budgetOptions },
    emi: { label: m.filter_emi, none: m.filter_any, options: monthlyOptions },
    cc: {
      label: m.filter_cc,
      none: m.filter_any,
      options: () => [
        { value: '-110', label: m.find_up_to({ amount: figureText('cc', 110) }) },
        { value: '110-125', label: m.filter_between({ least: '110', most: figureText('cc', 125) }) },
        { value: '125-165', label: m.filter_between({ least: '125', most: figureText('cc', 165) }) },
        { value: '165-', label: m.filter_above({ figure: figureText('cc', 165) }) },
      ],
    },
    mileage: {
      label: m.filter_mileage,
      none: m.filter_any,
      options: () =>
        [40, 50, 60].map((value) => ({
          value: String(value),
          label: m.filter_least({ figure: figureText('kmpl', value) }),
        })),
    },
    weight: { label: m.filter_weight, none: m.filter_any, options: () => upTo('kerbWeightKg', [105, 115, 140]) },
    seat: { label: m.filter_seat, none: m.filter_any, options: () => upTo('seatHeightMm', [770, 790, 800]) },
    sort: {
      label: m.filter_sort,
      none: m.filter_sort_none,
      options: () => [
        { value: 'onRoad', label: m.filter_sort_on_road() },
        { value: 'price', label: m.filter_sort_price() },
        { value: 'mileage', label: m.filter_sort_mileage() },
        { value: 'weight', label: m.filter_sort_weight() },
        { value: 'power', label: m.filter_sort_power() },
      ],
    },
  };
/** A battery has neither a capacity in cc nor a mileage. */
const ofType = (type: VehicleType): readonly Filter[] =>
  type === 'ev' ? filters.filter((name) => name !== 'cc' && name !== 'mileage') : filters;

const SORTINGS = ['price', 'onRoad', 'mileage', 'weight', 'power'];

export function catalogueListQuery(type: VehicleType, search: URLSearchParams) {
  const asked = listParameters.flatMap((name): [string, string][] => {
    const value = name === 'page' ? pageIn(search) : search.get(name);
    return value && (name !== 'sort' || SORTINGS.includes(value)) ? [[name, value]] : [];
  });
  return findQuery({ type, ...Object.fromEntries(asked) });
}

/** The models of a catalogue with what they cost on the road, by price and figures: a plain form, and all of it in the address. */
export function CatalogueList({ type, path }: { type: VehicleType; path: string }) {
  const search = useSearch();
  const { data: found } = useQuery(catalogueListQuery(type, search));
  const isFiltered = filters.some((name) => search.get(name));
  const addressOf = (page: number) => {
    const asked = listParameters.flatMap((name) =>
      name !== 'page' && search.get(name) ? [[name, search.get(name)]] : [],
    );
    return `${path}?${new URLSearchParams([...(asked as [string, string][]), ['page', String(page)]])}#${LIST_SECTION_ID}`;
  };
  return (
    <section id={LIST_SECTION_ID} aria-labelledby="choose-heading" className="wide scroll-mt-20 pt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="choose-heading" className="section-heading">
          {m.filter_title()}
        </h2>
        <Link to={pagePaths.find} className="link inline-flex min-h-11 items-center">
          {m.filter_find()}
        </Link>
      </div>
      <form
        action={`${hrefTo(path)}#${LIST_SECTION_ID}`}
        method="get"
        className="mt-5 mb-8 grid grid-cols-2 items-end gap-3 lg:grid-cols-4"
      >
        {ofType(type).map((name) => (
          <ChoiceField
            key={name}
            name={name}
            label={offered[name].label()}
            none={offered[name].none()}
            options={offered[name].options()}
            chosen={search.get(name) ?? ''}
          />
        ))}
        <button type="submit" className="button button-quiet">
          {m.filter_show()}
        </button>
      </form>
      {isFiltered && (
        <p className="mb-5 flex flex-wrap items-center gap-x-6">
          <span role="status" className="font-semibold">
            {found?.total === 0 ? m.find_none() : m.find_found({ count: found?.total ?? 0 })}
          </span>
          <Link to={`${path}#${LIST_SECTION_ID}`} className="link inline-flex min-h-11 items-center">
            {m.filter_clear()}
          </Link>
        </p>
      )}
      {found && <OnRoadList found={found} addressOf={addressOf} />}
    </section>
  );
}
