import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router';
import { Hydrated } from '../lib/hydrated.tsx';
import { askAgainSoon } from '../lib/page-data.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ScrollToTop } from './layout/scroll-to-top.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { RoutedPage } from './routed-page.tsx';
import { pageRoutes } from './routes.tsx';

/** The whole site below its router, the same on the server and in the browser. */
export function SiteApp({ queryClient, today }: { queryClient: QueryClient; today: string }) {
  useEffect(() => askAgainSoon(queryClient), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <ScrollToTop />
      <SiteLayout today={today}>
        <ErrorBoundary>
          <Suspense>
            <Routes>
              {pageRoutes.map((route) => (
                <Route key={route.path} path={route.path} caseSensitive element={<RoutedPage route={route} />} />
              ))}
            </Routes>
            <Hydrated />
          </Suspense>
        </ErrorBoundary>
      </SiteLayout>
    </QueryClientProvider>
  );
}
