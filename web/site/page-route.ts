import type { Page } from './page.ts';

export interface PageRoute {
  /** As the router writes it: `/dealers/:id`. */
  path: string;
  caseSensitive: true;
  status: 200 | 404;
  /** The page's source file, by which the build knows the script to load ahead. */
  file: string;
  /** The search parameters that change what the page shows. */
  search: readonly string[];
  load(): Promise<Page>;
  /** The page, once it has been loaded. */
  loaded(): Page | undefined;
}

type Source = Pick<PageRoute, 'path' | 'file'> & {
  status?: 404;
  search?: readonly string[];
  importPage: () => Promise<Page>;
};

/** Remembers the page, so that one loaded ahead renders at once: on the server, and when the browser takes over. */
export function pageRoute({ path, file, status, search, importPage }: Source): PageRoute {
  let page: Page | undefined;
  let loading: Promise<Page> | undefined;
  const load = async () => {
    try {
      page = await importPage();
      return page;
    } catch (error) {
      // A lost connection may come back: the next visit to the page tries again.
      loading = undefined;
      throw error;
    }
  };
  return {
    path: path.replace(/\{(\w+)\}/g, ':$1'),
    file,
    status: status ?? 200,
    search: search ?? [],
    caseSensitive: true,
    load: () => {
      loading ??= load();
      return loading;
    },
    loaded: () => page,
  };
}
