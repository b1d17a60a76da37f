import type { ReactNode } from 'react';
import { createContext, startTransition, use, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { pathIn, splitLocale } from '../../contract/locales.ts';
import { currentLocale } from './locale.ts';
import { noteScroll, noteScrolls, scrolledTo } from './scroll-memory.ts';

/** Where somebody is: the address without the prefix of its language, and what a link handed over beside it. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  /** How far down somebody was who comes back to it; undefined for whoever comes forward. */
  backAt?: number | undefined;
  /** In the browser: the document is the one that the server rendered for this address. */
  isAsSent?: boolean;
}

export interface Going {
  /** What is handed over. */
  state?: unknown;
  /** In place of this address rather than as a step after it. */
  replace?: boolean | undefined;
}

/** What takes less is there at once, and needs no sign. */
const SIGN_AFTER_MS = 300;

/** The name under which the entries of a browser's history have what was handed over. */
type Entry = { usr?: unknown; scrolledTo?: number } | null;

/** Marks the links that are followed without loading a new document, and says how. */
export const LINK_ATTRIBUTE = 'data-link';

const LocationContext = createContext<Location>({ pathname: '/', search: '', hash: '', state: null });
const listeners = new Set<() => void>();

export const useLocation = (): Location => use(LocationContext);

/** What was handed over. The server knows nothing of it, so on arrival the browser starts without it too, as the server did. */
export function useHanded(): unknown {
  const { state } = useLocation();
  return useSyncExternalStore(
    never,
    () => state,
    () => null,
  );
}

const never = () => () => {};

export const useSearch = (): URLSearchParams => new URLSearchParams(useLocation().search);

/** For whoever changes a part of it: what was changed a moment ago stands in the address, and may not be drawn yet. */
export const searchNow = (): URLSearchParams => new URLSearchParams(window.location.search);

/** The address of a page in the language at hand; `?…` and `#…` stay on the page. */
export const hrefTo = (to: string): string => (to.startsWith('/') ? pathIn(currentLocale(), to) : to);

export function navigate(to: string, { state, replace = false }: Going = {}): void {
  const entry: Entry = { usr: state, scrolledTo: window.scrollY };
  if (!replace) noteScroll();
  if (replace) history.replaceState(entry, '', hrefTo(to));
  else history.pushState(entry, '', hrefTo(to));
  for (const listener of listeners) listener();
}

export function locationOf({ pathname, search, hash }: URL | globalThis.Location, state: unknown = null): Location {
  return { pathname: splitLocale(pathname).pathname, search, hash, state };
}

const here = (): Location => locationOf(window.location, (history.state as Entry)?.usr ?? null);

function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>(`a[${LINK_ATTRIBUTE}]`);
  if (!link || !isPlainClick(event, link.target)) return;
  event.preventDefault();
  const going: Going = JSON.parse(link.getAttribute(LINK_ATTRIBUTE) ?? '{}');
  // A second click on the same link is no second step back.
  navigate(link.href, { ...going, replace: going.replace ?? link.href === window.location.href });
}

/** Any other kind of click asks the browser for something: a new tab, a download, a menu. */
const isPlainClick = (event: MouseEvent, target: string): boolean =>
  event.button === 0 &&
  (!target || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** Stands at one address; that is all a server needs. */
export const StaticRouter = ({ location, children }: { location: Location; children: ReactNode }) => (
  <LocationContext value={location}>{children}</LocationContext>
);

interface BrowserRouterProps {
  /** What a page needs before it can be shown. */
  prepare?: (location: Location) => Promise<unknown>;
  children: ReactNode;
}

/** Follows the address of the browser. The page at hand stays until the next one, whose script may have to come, is ready. */
export function BrowserRouter({ prepare, children }: BrowserRouterProps) {
  const [location, setLocation] = useState((): Location => ({ ...here(), isAsSent: true }));
  useLayoutEffect(() => {
    const show = async (more: Pick<Location, 'backAt'>) => {
      const arrive = signOfWaiting();
      await prepare?.(here());
      arrive();
      startTransition(() => setLocation({ ...here(), ...more }));
    };
    const follow = () => void show({});
    const goBack = () => void show({ backAt: scrolledTo() });
    listeners.add(follow);
    window.addEventListener('popstate', goBack);
    // Before React hears of it, which stops what is clicked in a part that has not hydrated.
    window.addEventListener('click', followLink, true);
    return () => {
      listeners.delete(follow);
      window.removeEventListener('popstate', goBack);
      window.removeEventListener('click', followLink, true);
    };
  }, [prepare]);
  useEffect(noteScrolls, []);
  useEffect(() => {
    if (location.backAt !== undefined) window.scrollTo({ top: location.backAt, behavior: 'instant' });
  }, [location]);
  return <StaticRouter location={location}>{children}</StaticRouter>;
}

let waiting = 0;

/** So that whoever has followed a link, and still sees the page that they leave, knows that it counted. Returns what to call when the next one is there. */
function signOfWaiting(): () => void {
  const root = document.documentElement;
  waiting += 1;
  const sign = setTimeout(() => root.setAttribute('data-waiting', ''), SIGN_AFTER_MS);
  return () => {
    clearTimeout(sign);
    waiting -= 1;
    if (waiting === 0) root.removeAttribute('data-waiting');
  };
}

/** Leads elsewhere as soon as it is shown. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}
