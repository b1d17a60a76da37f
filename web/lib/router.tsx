import type { ReactNode } from 'react';
import { createContext, startTransition, use, useEffect, useLayoutEffect, useState } from 'react';
import { pathIn, splitLocale } from '../../contract/locales.ts';
import { currentLocale } from './locale.ts';

/** Where somebody is: the address without the prefix of its language, and what a link handed over beside it. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

interface Handed {
  state?: unknown;
  /** In place of this address rather than as a step after it. */
  replace?: boolean;
}

/** The name under which the entries of a browser's history have what was handed over. */
type Entry = { usr?: unknown } | null;

const LocationContext = createContext<Location>({ pathname: '/', search: '', hash: '', state: null });
const listeners = new Set<() => void>();

export const useLocation = (): Location => use(LocationContext);

export const useSearch = (): URLSearchParams => new URLSearchParams(useLocation().search);

/** The address of a page in the language at hand; `?…` and `#…` stay on the page. */
export const hrefTo = (to: string): string => (to.startsWith('/') ? pathIn(currentLocale(), to) : to);

export function navigate(to: string, { state, replace = false }: Handed = {}): void {
  const entry: Entry = { usr: state };
  if (replace) history.replaceState(entry, '', hrefTo(to));
  else history.pushState(entry, '', hrefTo(to));
  for (const listener of listeners) listener();
}

export function locationOf({ pathname, search, hash }: URL | globalThis.Location, state: unknown = null): Location {
  return { pathname: splitLocale(pathname).pathname, search, hash, state };
}

const here = (): Location => locationOf(window.location, (history.state as Entry)?.usr ?? null);

/** Stands at one address; that is all a server needs. */
export const StaticRouter = ({ location, children }: { location: Location; children: ReactNode }) => (
  <LocationContext value={location}>{children}</LocationContext>
);

/** Follows the address of the browser. The page at hand stays until the next one, whose script may have to come, is ready. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState(here);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setLocation(here()));
    listeners.add(follow);
    window.addEventListener('popstate', follow);
    return () => {
      listeners.delete(follow);
      window.removeEventListener('popstate', follow);
    };
  }, []);
  return <StaticRouter location={location}>{children}</StaticRouter>;
}

/** Leads elsewhere as soon as it is shown. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}
