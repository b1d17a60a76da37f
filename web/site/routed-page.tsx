import { use, useEffect, useSyncExternalStore } from 'react';
import { useQueryStore } from '../lib/queries.ts';
import { useSearch } from '../lib/router.tsx';
import type { Head, Page, Visit } from './page.ts';
import type { PageRoute } from './page-route.ts';

/** The page as the server sent it, where it is only to be read: nothing of it is rendered again, so it never hydrates. */
export const SentPage = (): never => use(never);

const never = new Promise<never>(() => {});

interface Props {
  route: PageRoute;
  params: Visit['params'];
}

/** The page of a route. Its script is there already on arrival; after a click it may still have to be fetched. */
export function RoutedPage({ route, params }: Props) {
  const page = route.loaded() ?? use(route.load());
  const { Component } = page;
  return (
    <>
      <PageHead page={page} params={params} />
      <Component params={params} />
    </>
  );
}

/** A title may name what a call has yet to answer, so it is told again whenever one has. */
function PageHead({ page, params }: { page: Page; params: Visit['params'] }) {
  const search = useSearch();
  const { subscribe, read } = useQueryStore();
  const head = () => JSON.stringify(page.head({ params, search }, read));
  const current = useSyncExternalStore(subscribe, head, head);
  useEffect(() => applyHead(JSON.parse(current)), [current]);
  return null;
}

function applyHead({ title, description }: Head): void {
  // A browser tells whoever listens that a page has come, but not that a script has put another one in its place.
  const announcement = document.getElementById('announcement');
  if (announcement && document.title !== title) announcement.textContent = title;
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}
