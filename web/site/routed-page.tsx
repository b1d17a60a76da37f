import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { Head } from './page.ts';
import type { PageRoute } from './page-route.ts';

/** The page of a route. Its script is there already on arrival; after a click it may still have to be fetched. */
export function RoutedPage({ route }: { route: PageRoute }) {
  const page = route.loaded() ?? use(route.load());
  const { Component } = page;
  return (
    <>
      <PageHead page={page} />
      <Component />
    </>
  );
}

/** A title may name what a call has yet to answer, so it is told again whenever one has. */
function PageHead({ page }: { page: { head: NonNullable<ReturnType<PageRoute['loaded']>>['head'] } }) {
  const params = useParams();
  const [search] = useSearchParams();
  const client = useQueryClient();
  const fetching = useIsFetching();
  useEffect(() => {
    if (fetching >= 0) applyHead(page.head({ params, search }, client.getQueryData.bind(client)));
  }, [page, params, search, client, fetching]);
  return null;
}

function applyHead({ title, description }: Head): void {
  // A browser tells whoever listens that a page has come, but not that a script has put another one in its place.
  const announcement = document.getElementById('announcement');
  if (announcement && document.title !== title) announcement.textContent = title;
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}
