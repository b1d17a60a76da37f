export interface ListedPage {
  /** With the query that it needs to show something. */
  path: string;
  name: string;
  status?: 404;
}

/** Every page that there is. What stands here is walked by `every-page.spec.ts`, weighed by `budgets.spec.ts` and audited. */
export const pages: readonly ListedPage[] = [
  { path: '/', name: 'home' },
  { path: '/no-such-page', name: 'not found', status: 404 },
];
