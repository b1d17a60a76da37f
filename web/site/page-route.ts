import type { Page, Visit } from './page.ts';

export interface PageRoute {
  /** As the server writes it: `/dealers/:id`. */
  path: string;
  /** What stands in the path's `{…}`; undefined for the path of another page. */
  match(pathname: string): Visit['params'] | undefined;
  status: 200 | 404;
  /** Only to be read: nothing on it hydrates, and its script is fetched by those who come from another page. */
  isStill: boolean;
  load(): Promise<Page>;
  /** The page, once it has been loaded. */
  loaded(): Page | undefined;
}

type Source = Pick<PageRoute, 'path'> & {
  status?: 404;
  isStill?: true;
  importPage: () => Promise<Page>;
};

/** In the paths of `contract/page-paths.ts`. */
const PARAMETER = /\{(\w+)\}/g;

/** Remembers the page, so that one loaded ahead renders at once: on the server, and when the browser hydrates it. */
export function pageRoute({ path, status, isStill, importPage }: Source): PageRoute {
  const pattern = new RegExp(`^${path.replace(PARAMETER, '(?<$1>[^/]+)').replace('*', '.*')}$`);
  let page: Page | undefined;
  let loading: Promise<Page> | undefined;
  const importOnce = async () => {
    try {
      page = await importPage();
      return page;
    } catch (error) {
      // A lost connection may come back: the next visit to the page tries again.
      loading = undefined;
      throw error;
    }
  };
  const load = () => {
    loading ??= importOnce();
    return loading;
  };
  return {
    path: path.replace(PARAMETER, ':$1'),
    match: (pathname) => matchPath(pattern, pathname),
    status: status ?? 200,
    isStill: isStill ?? false,
    load,
    loaded: () => page,
  };
}

function matchPath(pattern: RegExp, pathname: string): Visit['params'] | undefined {
  const found = pattern.exec(pathname);
  return found
    ? Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, text]) => [name, decoded(text)]))
    : undefined;
}

/** Somebody may have typed a `%` that stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
