import { m } from 'virtual:messages';
import { renderToString } from 'react-dom/server';
import type { Locale } from '../contract/locales.ts';
import { BASE_LOCALE, locales, pathIn, splitLocale } from '../contract/locales.ts';
import { isBeingSetUp } from '../contract/set-up-page.ts';
import type { Site, SiteFacts } from '../contract/types.ts';
import type { Call } from './lib/api-client.ts';
import { takeLeanFrom } from './lib/lean.ts';
import { speak } from './lib/locale.ts';
import type { PageData } from './lib/page-data.ts';
import { PAGE_DATA_ID } from './lib/page-data.ts';
import type { Query } from './lib/query-store.ts';
import { idOf, QueryStore } from './lib/query-store.ts';
import { locationOf, StaticRouter } from './lib/router.tsx';
import { catalogues } from './site/bike/bike-queries.ts';
import { allBranches } from './site/company/branches-query.ts';
import { MessagePage } from './site/layout/message-page.tsx';
import * as frame from './site/layout/site-frame.tsx';
import { SiteLayout } from './site/layout/site-layout.tsx';
import type { Head, ModelCounts } from './site/page.ts';
import type { PageRoute } from './site/page-route.ts';
import { sourceOf } from './site/page-sources.ts';
import { pageTitle } from './site/page-title.ts';
import { matchPage, pageRoutes } from './site/routes.tsx';
import { SetUpPage } from './site/set-up/set-up-page.tsx';
import { siteAddresses } from './site/site-addresses.ts';
import { SiteApp } from './site/site-app.tsx';
import { takeSite } from './site/site-content.ts';
import { describePage } from './site/structured-data/describe-page.ts';
import type { DescribedBranch } from './site/structured-data/described-page.ts';
import { previewAddress } from './site/structured-data/preview-address.ts';
import type { Thing } from './site/structured-data/thing.ts';

export { renderAnswer } from './site/forms/render-answer.tsx';
export { takeBlursFrom } from './site/pictures/blurs.ts';
export { pictureTags } from './site/pictures/picture-tags.ts';
export { themeOf } from './site/theme.ts';
export { PAGE_DATA_ID };

interface RenderedPage {
  status: number;
  locale: Locale;
  head: Head;
  /** What the page is about, for search engines. */
  things: Thing[];
  /** Address of the picture that chat windows show of it. */
  preview: string;
  html: string;
  data: PageData;
  /** The source file of the page. */
  file: string;
  /** False when a call failed and its part of the page is missing. */
  isComplete: boolean;
  /** Whoever comes is told that there is no site yet. */
  isBeingSetUp: boolean;
}

let isRenderedLean = false;
takeLeanFrom(() => isRenderedLean);

/** Every page in every language. */
export const pages = locales.flatMap((locale) =>
  pageRoutes.map(({ path, status, isStill }) => ({
    ...sourceOf(path),
    path: pathIn(locale, path),
    isStill,
    status,
  })),
);

interface Visited {
  today: string;
  /** In every language: the address says which of them the page is in. */
  site: SiteFacts;
  /** In English, with all that is known of them, for search engines. */
  branches: readonly DescribedBranch[];
  counts: ModelCounts;
  callsFor: (asked: { locale: Locale; day: string }) => Call;
  /** Empty while unknown. */
  origin: string;
  /** Little is to be fetched. */
  isLean: boolean;
}

/** The page at an address, which is a path and the search parameters that the page knows. */
export async function renderPage(
  address: string,
  { today, site, branches, counts, callsFor, origin, isLean }: Visited,
): Promise<RenderedPage> {
  const url = new URL(address, 'http://localhost');
  const search = url.searchParams;
  const { locale, pathname } = splitLocale(url.pathname);
  const { route, params } = matchPage(pathname);
  if (isBeingSetUp(site[locale])) return renderSetUp(locale, { today, site: site[locale], route });
  const page = await route.load();
  const visit = { params, search };
  const { store, isComplete, isUnknown } = await askAll(
    page.queries?.(visit, counts) ?? [],
    callsFor({ locale, day: today }),
  );
  speak(locale);
  takeSite(site[locale]);
  isRenderedLean = isLean;
  const html = renderToString(
    <StaticRouter location={locationOf(url)}>
      <SiteApp frame={frame} store={store} today={today} />
    </StaticRouter>,
  );
  isRenderedLean = false;
  const { read } = store;
  const head = page.head(visit, read);
  const status = isUnknown || page.isUnknown?.(visit, read) ? 404 : route.status;
  const facts = { route: route.path, visit, head, locale, read, origin, site: site[BASE_LOCALE], branches };
  const things = status === 200 ? describePage(facts) : [];
  const preview = previewAddress({ visit, read });
  // What is only to be read is not rendered again where it is read.
  const data = { today, site: site[locale], queries: route.isStill ? [] : store.answered() };
  return {
    status,
    locale,
    head,
    things,
    preview,
    html,
    data,
    file: sourceOf(route.path).file,
    isComplete,
    isBeingSetUp: false,
  };
}

/** In place of any page, as long as nobody has said whose site it is. */
function renderSetUp(
  locale: Locale,
  { today, site, route }: { today: string; site: Site; route: Pick<PageRoute, 'status' | 'path'> },
): RenderedPage {
  speak(locale);
  const html = renderToString(<SetUpPage />);
  return {
    status: route.status,
    locale,
    head: { title: m.set_up_title(), description: m.set_up_text() },
    things: [],
    preview: '',
    html,
    data: { today, site, queries: [] },
    file: sourceOf(route.path).file,
    isComplete: true,
    isBeingSetUp: true,
  };
}

/** Every page that is to be found, by its address without the prefix of a language. */
export async function listAddresses(call: Call): Promise<string[]> {
  const store = new QueryStore(call, { retries: 0 });
  const queries = [...catalogues.map(({ query }) => query), allBranches];
  await Promise.all(queries.map(({ queryKey }) => store.ask(idOf(queryKey))));
  const [failure] = store.takeFailures();
  if (failure) throw failure;
  return siteAddresses(
    catalogues.map((catalogue) => ({ catalogue, models: store.read(catalogue.query.queryKey) ?? [] })),
    store.read(allBranches.queryKey) ?? [],
  );
}

async function askAll(queries: readonly Query[], call: Call) {
  const store = new QueryStore(call, { retries: 0 });
  await Promise.all(queries.map(({ queryKey }) => store.ask(idOf(queryKey))));
  // A failed call renders as one that is still to be made, which is what the browser starts from.
  const failures = store.takeFailures();
  const isUnknown = failures.some(isNotFound);
  return { store, isComplete: failures.length === 0, isUnknown };
}

/** As the server's own refusals say it. */
const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 404;

/** For when nothing else can be shown: one sentence in the site's frame, which still says how to reach the dealership. */
export function renderProblem(
  sentence: string,
  { today, locale, site }: { today: string; locale: Locale; site: Site },
): Pick<RenderedPage, 'head' | 'html'> {
  speak(locale);
  takeSite(site);
  const title = m.problem_title();
  const html = renderToString(
    <StaticRouter location={locationOf(new URL(pathIn(locale, '/'), 'http://localhost'))}>
      <SiteLayout frame={frame} today={today}>
        <MessagePage title={title} text={sentence} />
      </SiteLayout>
    </StaticRouter>,
  );
  return { html, head: { title: pageTitle(title), description: sentence } };
}
