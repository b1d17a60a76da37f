import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { splitLocale } from '../contract/locales.ts';
import { createApiClient } from './lib/api-client.ts';
import { browserTransport } from './lib/browser-transport.ts';
import { speak } from './lib/locale.ts';
import { readPageData, restoreQueries } from './lib/page-data.ts';
import { QueryStore } from './lib/query-store.ts';
import { BrowserRouter } from './lib/router.tsx';
import { countContactLinks } from './site/contact/count-contact.ts';
import { betterAddress } from './site/languages/arrival.ts';
import { loadPagesAhead } from './site/load-ahead.ts';
import { startOffline } from './site/offline/start-offline.ts';
import { matchPage } from './site/routes.tsx';
import { SiteApp } from './site/site-app.tsx';

// Not awaited at the top of the module: the page's script imports from this one, and each would wait for the other.
void takeOver();
countContactLinks();
loadPagesAhead();

/** With its page loaded first, the browser's first render is the server's, whole. */
async function takeOver(): Promise<void> {
  const { locale, pathname } = splitLocale(window.location.pathname);
  const better = betterAddress(locale, pathname);
  if (better) return window.location.replace(better);
  if (import.meta.env.DEV) await import('./site/locale.ts');
  const { today, queries } = readPageData(document);
  speak(locale);
  const store = new QueryStore(createApiClient(browserTransport, locale), { retries: 1 });
  restoreQueries(store, queries);
  await matchPage(pathname).route.load();
  // In small steps, between which a cheap phone can still scroll and type.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <StrictMode>
        <BrowserRouter>
          <SiteApp store={store} today={today} />
        </BrowserRouter>
      </StrictMode>,
    );
  });
  if (import.meta.env.PROD) startOffline();
}
