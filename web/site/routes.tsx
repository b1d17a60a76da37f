import { matchRoutes } from 'react-router';
import { pagePaths } from '../../contract/page-paths.ts';
import type { PageRoute } from './page.ts';
import { pageRoute } from './page.ts';

const notFoundRoute = pageRoute({
  path: '*',
  status: 404,
  file: 'web/site/not-found/not-found-page.tsx',
  importPage: async () => (await import('./not-found/not-found-page.tsx')).notFoundPage,
});

/** Every page of the site; the server answers exactly these addresses. */
export const pageRoutes: readonly PageRoute[] = [
  pageRoute({
    path: pagePaths.home,
    file: 'web/site/home/home-page.tsx',
    importPage: async () => (await import('./home/home-page.tsx')).homePage,
  }),
  notFoundRoute,
];

export const matchPage = (pathname: string): PageRoute =>
  matchRoutes([...pageRoutes], { pathname })?.[0]?.route ?? notFoundRoute;
