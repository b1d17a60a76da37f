import { Suspense, useEffect } from 'react';
import { Hydrated } from '../lib/hydrated.tsx';
import { askAgainSoon } from '../lib/page-data.ts';
import { Queries } from '../lib/queries.ts';
import type { QueryStore } from '../lib/query-store.ts';
import { useLocation } from '../lib/router.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ScrollToTop } from './layout/scroll-to-top.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { RoutedPage } from './routed-page.tsx';
import { matchPage } from './routes.tsx';

/** The whole site below its router, the same on the server and in the browser. */
export function SiteApp({ store, today }: { store: QueryStore; today: string }) {
  const { pathname } = useLocation();
  useEffect(() => askAgainSoon(store), [store]);
  return (
    <Queries store={store}>
      <ScrollToTop />
      <SiteLayout today={today}>
        <ErrorBoundary>
          <Suspense>
            <RoutedPage {...matchPage(pathname)} />
            <Hydrated />
          </Suspense>
        </ErrorBoundary>
      </SiteLayout>
    </Queries>
  );
}
