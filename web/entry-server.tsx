import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Transport } from './lib/api-client.ts';
import { createApiClient } from './lib/api-client.ts';
import type { PageData } from './lib/page-data.ts';
import { collectQueries, PAGE_DATA_ID } from './lib/page-data.ts';
import { createQueryClient } from './lib/queries.ts';
import { readableOn } from './lib/readable-on.ts';
import { MessagePage } from './site/layout/message-page.tsx';
import { SiteLayout } from './site/layout/site-layout.tsx';
import type { Head, Page } from './site/page.ts';
import { matchPage, pageRoutes } from './site/routes.tsx';
import { SiteApp } from './site/site-app.tsx';
import { site } from './site/site-content.ts';

export { PAGE_DATA_ID };

interface RenderedPage {
  status: number;
  head: Head;
  html: string;
  data: PageData;
  /** The source file of the page. */
  file: string;
  /** False when a call failed and its part of the page is missing. */
  isComplete: boolean;
}

export const theme = { accent: site.accentColour, onAccent: readableOn(site.accentColour) };

export const pages = pageRoutes.map(({ path, file, status }) => ({ path, file, status }));

export async function renderPage(pathname: string, today: string, transport: Transport): Promise<RenderedPage> {
  const route = matchPage(pathname);
  const page = await route.load();
  const { queryClient, isComplete } = await askAll(page, transport);
  const html = renderToString(
    <StaticRouter location={pathname}>
      <SiteApp queryClient={queryClient} today={today} />
    </StaticRouter>,
  );
  const data = { today, queries: collectQueries(queryClient) };
  queryClient.clear();
  return { status: route.status, head: page.head, html, data, file: route.file, isComplete };
}

async function askAll(page: Page, transport: Transport) {
  const queryClient = createQueryClient(createApiClient(transport), { retries: 0 });
  await Promise.all(page.queries.map((query) => queryClient.prefetchQuery(query)));
  // A failed call renders as one that is still to be made, which is what the browser starts from.
  const failed = { predicate: ({ state }: { state: { status: string } }) => state.status === 'error' };
  const isComplete = queryClient.getQueryCache().findAll(failed).length === 0;
  queryClient.removeQueries(failed);
  return { queryClient, isComplete };
}

/** For when nothing else can be shown: one sentence in the site's frame, which still says how to reach the dealership. */
export function renderProblem(sentence: string, today: string): Pick<RenderedPage, 'head' | 'html'> {
  const title = 'Please try again';
  const html = renderToString(
    <StaticRouter location="/">
      <SiteLayout today={today}>
        <MessagePage title={title} text={sentence} />
      </SiteLayout>
    </StaticRouter>,
  );
  return { html, head: { title: `${title} | ${site.dealership}`, description: sentence } };
}
