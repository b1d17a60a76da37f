import { use, useEffect } from 'react';
import type { Head, PageRoute } from './page.ts';

/** The page of a route. Its script is there already on arrival; after a click it may still have to be fetched. */
export function RoutedPage({ route }: { route: PageRoute }) {
  const { Component, head } = route.loaded() ?? use(route.load());
  useEffect(() => applyHead(head), [head]);
  return <Component />;
}

function applyHead({ title, description }: Head): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}
