import { m } from 'virtual:messages';
import { formatRupees } from '../../../contract/display.ts';
import { aboutBike, pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';
import { useQuery } from '../../lib/queries.ts';
import type { Query } from '../../lib/query-store.ts';
import { hrefTo, useSearch } from '../../lib/router.tsx';
import { accessoriesQuery, variantsQuery, viewQuery } from '../bike/bike-queries.ts';
import type { BikeView } from '../bike/booking.ts';
import { UnknownBike } from '../bike/unknown-bike.tsx';
import { NoModels } from '../catalogue/no-models.tsx';
import { PageIntro } from '../company/page-intro.tsx';
import type { Page, Visit } from '../page.ts';
import { pageTitle } from '../page-title.ts';
import { site } from '../site-content.ts';
import type { OnRoad } from './buying-queries.ts';
import { findQuery, onRoadQuery } from './buying-queries.ts';
import { dayIn } from './day-in.ts';
import { pageIn } from './list-pages.tsx';
import { OnRoadList } from './on-road-list.tsx';
import { QuoteTable } from './quote-table.tsx';

const addressOf = (page: number): string => (page > 1 ? `${pagePaths.onRoad}?page=${page}` : pagePaths.onRoad);

/** What every model costs on the road, or one of them line by line. */
function OnRoadPage() {
  const search = useSearch();
  const bike = search.get('bike');
  return bike ? <OfModel bike={bike} search={search} /> : <OfAll search={search} />;
}

function OfAll({ search }: { search: URLSearchParams }) {
  const { data: found } = useQuery(findQuery({ page: pageIn(search) }));
  return (
    <>
      <PageIntro title={m.on_road_title()} lead={m.on_road_lead()}>
        <Link to={pagePaths.runningCost} className="button button-quiet">
          {m.running_link()}
        </Link>
        <Link to={pagePaths.exchange} className="button button-quiet">
          {m.exchange_link()}
        </Link>
      </PageIntro>
      <div className="wide section">
        {found && found.total > 0 ? (
          <>
            <h2 className="section-heading mb-5">{m.on_road_all()}</h2>
            <OnRoadList found={found} addressOf={addressOf} />
          </>
        ) : found ? (
          <NoModels />
        ) : (
          <p role="status">{m.loading()}</p>
        )}
      </div>
    </>
  );
}

function OfModel({ bike, search }: { bike: string; search: URLSearchParams }) {
  const { data: view } = useQuery(viewQuery(bike));
  const { data: quote, error } = useQuery(onRoadQuery(bike, search));
  if (!view || !quote) {
    // The server has asked already, and the page does not hydrate: what is not there now will not come.
    const isHopeless = error !== null || import.meta.env.SSR;
    return (
      <UnknownBike name={bike} text={isHopeless ? m.on_road_unknown() : m.bike_loading()} isHopeless={isHopeless} />
    );
  }
  const { name } = quote;
  return (
    <>
      <PageIntro title={m.on_road_heading_of({ name })} lead={m.on_road_lead()}>
        <Link
          to={aboutBike(pagePaths.bikeDetail, view.bikeName, { variant: quote.variant })}
          className="button button-quiet"
        >
          {m.on_road_model()}
        </Link>
        <Link
          to={`${pagePaths.compare}?${new URLSearchParams({ bikes: view.bikeName })}`}
          className="button button-quiet"
        >
          {m.compare_link()}
        </Link>
        <Link to={pagePaths.onRoad} className="button button-quiet">
          {m.on_road_all()}
        </Link>
      </PageIntro>
      <div className="wide section grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-5">
          <QuoteTable quote={quote} />
          {quote.slab && <SlabNote quote={quote} />}
          <p className="text-muted text-sm">{m.on_road_no_handling()}</p>
          <p className="text-muted text-sm">{m.on_road_doubt()}</p>
        </div>
        <Choose view={view} quote={quote} asked={bike} />
      </div>
    </>
  );
}

/** What no price list says: a little more on the price can be a lot more on the road. */
const SlabNote = ({ quote: { variant, slab } }: { quote: OnRoad }) =>
  slab && (
    <p className="rounded-card border border-ink p-5 font-semibold">
      {m.on_road_slab({
        variant,
        base: slab.variant,
        more: formatRupees(slab.more),
        more_on_road: formatRupees(slab.moreWithTax),
        edge: formatRupees(slab.edge),
        percent: slab.percent,
      })}
    </p>
  );

/** A plain form: the page comes again with what was chosen, which then stands in its address. */
function Choose({ view, quote, asked }: { view: BikeView; quote: OnRoad; asked: string }) {
  const { data: variants = [] } = useQuery(variantsQuery(asked));
  const { data: accessories = [] } = useQuery(accessoriesQuery(asked));
  const isIn = (key: string) => quote.lines.some((line) => line.key === key && line.included);
  return (
    <form
      action={hrefTo(pagePaths.onRoad)}
      method="get"
      aria-labelledby="choose-heading"
      className="card grid gap-4 p-5"
    >
      <h2 id="choose-heading" className="font-bold text-lg">
        {m.on_road_choose()}
      </h2>
      <input type="hidden" name="bike" value={view.bikeName} />
      <label className="grid gap-1.5">
        <span className="font-semibold text-[0.9375rem]">{m.on_road_variant()}</span>
        <select key={variants.length} name="variant" defaultValue={quote.variant} className="field">
          {variants.map(({ name, price }) => (
            <option key={name} value={name}>
              {m.bike_variant_option({ name, price: formatRupees(price) })}
            </option>
          ))}
        </select>
      </label>
      <Choice name="finance" value="1" label={m.on_road_finance()} isChosen={isIn('hypothecation')} />
      {accessories.length > 0 && (
        <fieldset>
          <legend className="font-semibold text-[0.9375rem]">{m.on_road_accessories()}</legend>
          {accessories.map(({ part_no, heading, price }) => (
            <Choice
              key={part_no}
              name="accessories"
              value={part_no}
              label={`${heading}, ${formatRupees(price)}`}
              isChosen={isIn(`accessory:${part_no}`)}
            />
          ))}
        </fieldset>
      )}
      <button type="submit" className="button button-primary">
        {m.on_road_show()}
      </button>
    </form>
  );
}

const Choice = ({
  name,
  value,
  label,
  isChosen,
}: {
  name: string;
  value: string;
  label: string;
  isChosen: boolean;
}) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 leading-tight">
    <input
      type="checkbox"
      name={name}
      value={value}
      defaultChecked={isChosen}
      className="size-5 shrink-0 accent-(--accent)"
    />
    {label}
  </label>
);

function queriesOf({ search }: Visit): readonly Query[] {
  const bike = search.get('bike');
  if (!bike) return [findQuery({ page: pageIn(search) })];
  return [onRoadQuery(bike, search), viewQuery(bike), variantsQuery(bike), accessoriesQuery(bike)];
}

export const onRoadPage: Page = {
  Component: OnRoadPage,
  queries: queriesOf,
  ahead: (visit) => (visit.search.has('bike') ? queriesOf(visit) : []),
  head: ({ search }, read) => {
    const { dealership, district } = site();
    const bike = search.get('bike') ?? '';
    const quote = bike ? read(onRoadQuery(bike, search).queryKey) : undefined;
    if (!quote) {
      const description = m.on_road_description({ dealership, district });
      return { title: pageTitle(m.on_road_title()), description, address: addressOf(Number(pageIn(search) ?? 1)) };
    }
    const { name } = quote;
    const [total, day] = [formatRupees(quote.total), dayIn(quote.asOf)];
    return {
      title: pageTitle(m.on_road_title_of({ name })),
      description: m.on_road_description_of({ name, total, day, dealership }),
      picture: { address: read(viewQuery(bike).queryKey)?.image ?? '' },
      canonical: aboutBike(pagePaths.onRoad, quote.bikeName),
      address: aboutBike(pagePaths.onRoad, quote.bikeName, search.get('variant') ? { variant: quote.variant } : {}),
    };
  },
};
