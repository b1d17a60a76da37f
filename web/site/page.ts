import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';

export interface Head {
  title: string;
  description: string;
}

/** What the file of a page says about it. */
export interface Page {
  Component: ComponentType;
  head: Head;
  /** The calls that the server makes before it renders the page; the component uses the same ones. */
  queries: readonly { queryKey: QueryKey }[];
}

export interface PageRoute {
  path: string;
  caseSensitive: true;
  status: 200 | 404;
  /** The page's source file, by which the build knows the script to load ahead. */
  file: string;
  load(): Promise<Page>;
  /** The page, once it has been loaded. */
  loaded(): Page | undefined;
}

type Source = Pick<PageRoute, 'path' | 'file'> & { status?: 404; importPage: () => Promise<Page> };

/** Remembers the page, so that one loaded ahead renders at once: on the server, and when the browser takes over. */
export function pageRoute({ path, file, status, importPage }: Source): PageRoute {
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
    path,
    file,
    status: status ?? 200,
    caseSensitive: true,
    load: () => {
      loading ??= load();
      return loading;
    },
    loaded: () => page,
  };
}
