import { contextFields } from '../../contract/enquiries/context.ts';
import { splitLocale } from '../../contract/locales.ts';
import { pagePaths } from '../../contract/page-paths.ts';

interface HistoryOfTab {
  entries: () => readonly { index: number; url: string | null }[];
  currentEntry: { index: number } | null;
}

/** The page of this site from which a form was reached, or the name of the website; empty where the browser does not tell. */
export function cameFrom(here: Location = location, referrer: string = document.referrer): string {
  const before = pagesBefore().findLast((url) => pathOf(url, here)?.split('?', 1)[0] !== here.pathname) ?? referrer;
  return (pathOf(before, here) ?? hostOf(before)).slice(0, contextFields.cameFrom.maxLength);
}

/** Of this tab, the last one at the end. Jumps within a page are among them. */
function pagesBefore(): string[] {
  const { navigation } = globalThis as { navigation?: HistoryOfTab };
  const current = navigation?.currentEntry?.index ?? 0;
  return (navigation?.entries() ?? []).flatMap(({ index, url }) => (url && index < current ? [url] : []));
}

/** Undefined for the address of another website. */
function pathOf(url: string, { origin }: Location): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const address = new URL(url);
  // What somebody searched for is stored nowhere.
  if (splitLocale(address.pathname).pathname === pagePaths.search) address.search = '';
  return address.origin === origin ? address.pathname + address.search : undefined;
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');
