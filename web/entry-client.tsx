import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { splitLocale } from '../contract/locales.ts';
import { createApiClient } from './lib/api-client.ts';
import { browserTransport } from './lib/browser-transport.ts';
import { speak } from './lib/locale.ts';
import { readPageData, restoreQueries } from './lib/page-data.ts';
import { QueryStore } from './lib/query-store.ts';
import type { Location } from './lib/router.tsx';
import { BrowserRouter } from './lib/router.tsx';
import { collectCompared } from './site/compare-tray/collect-compared.ts';
import { countContactLinks } from './site/contact/count-contact.ts';
import { betterAddress } from './site/languages/arrival.ts';
import { followLanguages } from './site/languages/follow-languages.ts';
import { lateFrame, wantFrame, wantFrameWhenUsed } from './site/layout/late-frame.ts';
import { loadPagesAhead } from './site/load-ahead.ts';
import { startOffline } from './site/offline/start-offline.ts';
import { matchPage } from './site/routes.tsx';
import { SiteApp } from './site/site-app.tsx';
import { takeSite } from './site/site-content.ts';

// Not awaited at the top of the module: the page's script imports from this one, and each would wait for the other.
void hydrate();
countContactLinks();
followLanguages();
loadPagesAhead();
collectCompared();
wantFrameWhenUsed();

/** With its page loaded first, the browser's first render is the server's, whole. */
async function hydrate(): Promise<void> {
  const { locale, pathname } = splitLocale(window.location.pathname);
  const { today, site, queries } = readPageData(document);
  const better = betterAddress(locale, pathname, site);
  if (better) return window.location.replace(better);
  speak(locale);
  takeSite(site);
  const store = new QueryStore(createApiClient(browserTransport, locale), { retries: 1 });
  restoreQueries(store, queries);
  const { route } = matchPage(pathname);
  if (!route.isStill) await route.load();
  // In small steps, between which a cheap phone can still scroll and type.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <StrictMode>
        <BrowserRouter prepare={(location) => prepare(location, store)}>
          <SiteApp frame={lateFrame} store={store} today={today} />
        </BrowserRouter>
      </StrictMode>,
    );
  });
  if (import.meta.env.PROD) startOffline();
}

/** Nobody waits longer on a page that they have left for what another one would come with. */
const AHEAD_LIMIT_MS = 4000;
const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The script of the next page, should it be missing, is asked for once more when the page is shown, which then says what is wrong. */
async function prepare({ pathname, search }: Location, store: QueryStore): Promise<void> {
  const { route, params } = matchPage(pathname);
  const page = route
    .load()
    .then(({ ahead }) => ahead?.({ params, search: new URLSearchParams(search) }) ?? [])
    .then((queries) =>
      Promise.race([Promise.all(queries.map((query) => store.askAhead(query))), delay(AHEAD_LIMIT_MS)]),
    )
    .catch(() => {});
  try {
    await wantFrame();
  } catch {
    // A frame that does not follow the page would mislead: the browser gets the page as a whole.
    window.location.reload();
  }
  await page;
}
