import { Suspense, useEffect } from 'react';
import { Hydrated } from '../lib/hydrated.tsx';
import { askAgainSoon } from '../lib/page-data.ts';
import { Queries } from '../lib/queries.ts';
import type { QueryStore } from '../lib/query-store.ts';
import { useLocation } from '../lib/router.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ScrollToTop } from './layout/scroll-to-top.tsx';
import type { Frame } from './layout/site-layout.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { RoutedPage, SentPage } from './routed-page.tsx';
import { matchPage } from './routes.tsx';

/** The whole site below its router, the same on the server and in the browser. */
export function SiteApp({ frame, store, today }: { frame: Frame; store: QueryStore; today: string }) {
  const { pathname, isAsSent } = useLocation();
  const { route, params } = matchPage(pathname);
  const isLeftAlone = route.isStill && isAsSent;
  useEffect(() => askAgainSoon(store), [store]);
  return (
    <Queries store={store}>
      <ScrollToTop />
      <SiteLayout frame={frame} today={today}>
        <ErrorBoundary>
          {/* Each page in one of its own: what has not hydrated goes whole, also when only its search changes. */}
          <Suspense key={isLeftAlone ? 'as sent' : route.path}>
            {isLeftAlone ? <SentPage /> : <RoutedPage route={route} params={params} />}
            <Hydrated />
          </Suspense>
          {route.isStill && <Hydrated />}
        </ErrorBoundary>
      </SiteLayout>
    </Queries>
  );
}
