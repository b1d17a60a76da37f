import { m } from 'virtual:messages';
import type { ReactNode } from 'react';
import { formatPhone, formatRupees } from '../../../contract/display.ts';
import { aboutBike, pagePaths } from '../../../contract/page-paths.ts';
import { MOST_SEARCHED_LETTERS } from '../../../contract/search.ts';
import type { Reply } from '../../lib/api-client.ts';
import { Link } from '../../lib/link.tsx';
import { ownLang } from '../../lib/locale.ts';
import { phoneHref } from '../../lib/phone.ts';
import { apiQuery, useQuery } from '../../lib/queries.ts';
import { useSearch } from '../../lib/router.tsx';
import { Icon } from '../../ui/icon.tsx';
import { catalogues } from '../bike/bike-queries.ts';
import { hasDetails } from '../catalogue/find-model.ts';
import type { Page } from '../page.ts';
import { pageTitle } from '../page-title.ts';
import { DEFAULT_PICTURE, Picture } from '../pictures/picture.tsx';
import { site } from '../site-content.ts';
import { SearchBox } from './search-box.tsx';

type Found = Reply<'search'>;
type Model = Pick<Found['models']['first'][number], 'bikeName' | 'type'>;

const askedIn = (search: URLSearchParams): string => (search.get('q') ?? '').trim();
const isTooLong = (asked: string): boolean => asked.length > MOST_SEARCHED_LETTERS;
/** Characters that no call takes are nothing that anybody looks for. */
const queryFor = (asked: string) =>
  apiQuery('search', { params: { q: asked.replaceAll('\0', ' ').toWellFormed().trim() } });

/** What the words in the address find, in groups. A plain form and plain links: nothing on it needs a script. */
function SearchPage() {
  const asked = askedIn(useSearch());
  const { data: found } = useQuery({ ...queryFor(asked), enabled: asked !== '' && !isTooLong(asked) });
  return (
    <div className="wide py-8 md:py-12">
      <h1 lang={ownLang()} className="page-title">
        {m.search_title()}
      </h1>
      <SearchBox asked={asked.slice(0, MOST_SEARCHED_LETTERS)} className="mt-5 max-w-2xl" />
      <p role="status" lang={ownLang()} className="mt-6 max-w-[60ch] text-lg">
        {sentenceFor(asked, found)}
      </p>
      {found && <Results found={found} />}
      {(!found || countOf(found) === 0) && <WaysOn />}
    </div>
  );
}

const countOf = ({ models, accessories, branches, pages }: Found): number =>
  [models, accessories, branches, pages].reduce((sum, { total }) => sum + total, 0);

function sentenceFor(asked: string, found: Found | undefined): string {
  if (asked === '') return m.search_lead();
  if (isTooLong(asked)) return m.search_too_long({ most: MOST_SEARCHED_LETTERS });
  if (!found) return m.loading();
  if (countOf(found) === 0) return m.search_none({ asked });
  return { written: m.search_written, near: m.search_near, partly: m.search_partly }[found.fit]({ asked });
}

const Results = ({ found: { models, accessories, branches, pages } }: { found: Found }) => (
  <>
    <Group title={m.search_models()} total={models.total} shown={models.first.length}>
      {models.first.map((model) => (
        <Hit
          key={model.bikeName}
          to={pageOf(model)}
          title={model.name}
          text={m.search_price_from({ price: formatRupees(model.price) })}
          image={model.image}
        />
      ))}
    </Group>
    <Group title={m.search_accessories()} total={accessories.total} shown={accessories.first.length}>
      {accessories.first.map(({ partNo, heading, price, image, models: fitting }) => (
        <Hit
          key={partNo}
          to={accessoriesOf(fitting.first)}
          title={heading}
          text={`${formatRupees(price)} · ${fittingText(fitting)}`}
          image={image}
        />
      ))}
    </Group>
    <Group title={m.search_branches()} total={branches.total} shown={branches.first.length}>
      {branches.first.map(({ path, name, address }) => (
        <Hit key={path} to={path} title={name} text={address} />
      ))}
    </Group>
    <Group title={m.search_pages()} total={pages.total} shown={pages.first.length}>
      {pages.first.map(({ path, title }) => (
        <Hit key={path} to={path} title={title} />
      ))}
    </Group>
  </>
);

interface GroupProps {
  title: string;
  total: number;
  shown: number;
  children: ReactNode;
}

function Group({ title, total, shown, children }: GroupProps) {
  if (total === 0) return null;
  return (
    <section className="mt-8">
      <h2 lang={ownLang()} className="font-bold text-xl">
        {title}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
      {total > shown && (
        <p lang={ownLang()} className="mt-3 text-muted">
          {m.search_more({ count: total - shown })}
        </p>
      )}
    </section>
  );
}

interface HitProps {
  to: string;
  title: string;
  text?: string;
  image?: string;
}

const Hit = ({ to, title, text, image }: HitProps) => (
  <li>
    <Link to={to} className="card flex h-full min-h-14 items-center gap-3 p-2 transition-colors hover:border-ink">
      {image && (
        <Picture
          address={image}
          alt=""
          sizes="6rem"
          fallback={DEFAULT_PICTURE}
          className="stage h-16 w-24 shrink-0 rounded-xl object-contain"
        />
      )}
      <span className="min-w-0 grow px-1 leading-tight wrap-anywhere">
        <span className="block font-bold">{title}</span>
        {text && <span className="mt-0.5 block text-muted text-sm">{text}</span>}
      </span>
      <Icon name="right" className="size-5 shrink-0" />
    </Link>
  </li>
);

const hasPage = ({ bikeName, type }: Model): boolean =>
  catalogues.some((catalogue) => catalogue.type === type && hasDetails(catalogue, bikeName));

/** Some models have no page of their own. */
const pageOf = (model: Model): string =>
  aboutBike(hasPage(model) ? pagePaths.bikeDetail : pagePaths.onRoad, model.bikeName);

/** Where an accessory is shown: with the first model that has a page. */
function accessoriesOf(models: readonly Model[]): string {
  const model = models.find(hasPage);
  return model ? aboutBike(pagePaths.bikeDetail, model.bikeName, { tab: 'accessories' }) : pagePaths.contact;
}

function fittingText({ total, first }: Found['accessories']['first'][number]['models']): string {
  const names = first.map(({ name }) => name).join(', ');
  return total > first.length ? m.search_fits_more({ names, count: total - first.length }) : m.search_fits({ names });
}

/** Where somebody may go who has found nothing, or does not know what to write. */
function WaysOn() {
  const { salesPhone } = site();
  const ways = [
    ...catalogues.map(({ path, title }) => ({ to: path, label: title() })),
    { to: pagePaths.find, label: m.find_title() },
    { to: pagePaths.networks, label: m.networks_title() },
    { to: pagePaths.serviceBooking, label: m.service_document_title() },
  ];
  return (
    <nav aria-label={m.search_ways()} lang={ownLang()} className="mt-6">
      <ul className="flex flex-wrap gap-3">
        {ways.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="button button-quiet">
              {label}
            </Link>
          </li>
        ))}
        <li>
          <a href={phoneHref(salesPhone)} className="button button-quiet">
            <Icon name="phone" className="size-4" />
            {m.search_call({ phone: formatPhone(salesPhone) })}
          </a>
        </li>
      </ul>
    </nav>
  );
}

export const searchPage: Page = {
  Component: SearchPage,
  queries: ({ search }) => {
    const asked = askedIn(search);
    return asked === '' || isTooLong(asked) ? [] : [queryFor(asked)];
  },
  head: ({ search }) => {
    const asked = askedIn(search).slice(0, MOST_SEARCHED_LETTERS);
    return {
      title: pageTitle(asked ? m.search_title_of({ asked }) : m.search_title()),
      description: m.search_lead(),
      canonical: pagePaths.search,
      address: pagePaths.search,
      isUnlisted: true,
    };
  },
};
