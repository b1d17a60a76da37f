import { m } from 'virtual:messages';
import { BRANCHES_PER_PAGE } from '../../../contract/branches.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import type { Reply } from '../../lib/api-client.ts';
import { Link } from '../../lib/link.tsx';
import { useQuery } from '../../lib/queries.ts';
import { hrefTo, useSearch } from '../../lib/router.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListPages } from '../buying/list-pages.tsx';
import { PhoneLink } from '../layout/contact-links.tsx';
import type { Page } from '../page.ts';
import { pageTitle } from '../page-title.ts';
import { firstSlide, slides } from '../pictures/slides.ts';
import { site } from '../site-content.ts';
import { useFailureNotice } from '../use-failure-notice.ts';
import { branchPage, placeIn } from './branch-page.ts';
import { MOST_PLACE_LETTERS } from './branches-query.ts';
import { PageIntro } from './page-intro.tsx';

type Network = Reply<'listNetworkPage'>;
type Branch = Network['branches'][number];
const NONE: Network = { total: 0, found: 0, page: 1, pages: 1, branches: [] };

const addressOf = (place: string, page: number): string => {
  const search = new URLSearchParams({ ...(place && { place }), ...(page > 1 && { page: String(page) }) });
  return search.size > 0 ? `${pagePaths.networks}?${search}` : pagePaths.networks;
};

function NetworksIndexPage() {
  const search = useSearch();
  const place = placeIn(search);
  const { data: { total, found, page, pages, branches } = NONE, error } = useQuery(branchPage(search));
  useFailureNotice(error);
  const { district } = site();
  return (
    <>
      <PageIntro title={m.networks_title()} lead={m.networks_lead({ count: total, district })} />
      <div className="wide section">
        {total > BRANCHES_PER_PAGE && <PlaceForm place={place} found={found} />}
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6 xl:grid-cols-4">
          {branches.map((branch) => (
            <BranchCard key={branch.slug} branch={branch} />
          ))}
        </ul>
        <ListPages page={page} pages={pages} addressOf={(other) => addressOf(place, other)} />
      </div>
    </>
  );
}

/** A plain form: which of many branches is near. */
const PlaceForm = ({ place, found }: { place: string; found: number }) => (
  <form action={hrefTo(pagePaths.networks)} method="get" className="mb-8 flex flex-wrap items-end gap-3">
    <label className="grid grow gap-1.5 sm:max-w-sm">
      <span className="font-semibold text-[0.9375rem]">{m.networks_place()}</span>
      <input name="place" defaultValue={place} maxLength={MOST_PLACE_LETTERS} className="field" />
    </label>
    <button type="submit" className="button button-quiet">
      {m.networks_show()}
    </button>
    {place && (
      <p role="status" className="flex min-h-11 w-full flex-wrap items-center gap-x-6 font-semibold">
        {found === 0 ? m.networks_none({ place }) : m.networks_found({ count: found })}
        <Link to={pagePaths.networks} className="link inline-flex min-h-11 items-center">
          {m.networks_all()}
        </Link>
      </p>
    )}
  </form>
);

function BranchCard({ branch }: { branch: Branch }) {
  const { name, address, path, salesPhone, servicePhone, sells, services } = branch;
  const trades = [...(sells ? [m.branch_showroom()] : []), ...(services ? [m.branch_workshop()] : [])];
  return (
    <li className="card flex flex-col p-6 transition-[border-color,box-shadow] hover:border-ink hover:shadow-raised">
      <span className="grid size-11 place-items-center rounded-full bg-accent text-on-accent">
        <Icon name={sells ? 'place' : 'wrench'} />
      </span>
      <h2 className="mt-4 font-bold text-xl leading-tight">{name}</h2>
      <p className="mt-1 font-semibold text-sm">{trades.join(' · ')}</p>
      <address className="mt-2 grow text-muted not-italic leading-relaxed">{address}</address>
      <ul className="mt-3 border-line border-t pt-2 text-[0.9375rem]">
        <li>
          <PhoneLink label={m.fact_sales()} digits={salesPhone} />
        </li>
        <li>
          <PhoneLink label={m.fact_service()} digits={servicePhone ?? site().servicePhone} />
        </li>
      </ul>
      <Link to={path} aria-label={m.networks_open_of({ name })} className="button button-quiet mt-3 text-[0.9375rem]">
        {m.networks_open()}
        <Icon name="right" className="size-4" />
      </Link>
    </li>
  );
}

export const networksIndexPage: Page = {
  Component: NetworksIndexPage,
  head: ({ search }, read) => {
    const { page, pages } = read(branchPage(search).queryKey) ?? NONE;
    const address = addressOf('', placeIn(search) ? 1 : page);
    return {
      title: pageTitle(page > 1 ? `${m.networks_title()}, ${m.on_road_page({ page, pages })}` : m.networks_title()),
      description: m.networks_description({ dealership: site().dealership, district: site().district }),
      picture: firstSlide(read),
      canonical: address,
      address,
    };
  },
  queries: ({ search }) => [branchPage(search), slides],
};
