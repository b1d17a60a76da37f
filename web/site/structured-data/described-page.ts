import type { Locale } from '../../../contract/locales.ts';
import { localePrefix } from '../../../contract/locales.ts';
import type { BranchDocument, Site } from '../../../contract/types.ts';
import type { Head, Page, Visit } from '../page.ts';

/** All that is known of a page when it is described to machines. */
export interface DescribedPage {
  /** The path of its route, as the router writes it. */
  route: string;
  visit: Visit;
  head: Head;
  locale: Locale;
  read: Parameters<Page['head']>[1];
  /** What stands before every address; nothing where nobody has said under which one the site is reached. */
  origin: string;
  /** In English, which is what search engines are told of addresses and names. */
  site: Site;
  branches: readonly DescribedBranch[];
}

export interface DescribedBranch {
  slug: string;
  /** Of its page, without a language. */
  path: string;
  facts: BranchDocument;
}

/** The whole address of a page, in the language of the page that names it. */
export function pageUrl({ origin, locale }: Pick<DescribedPage, 'origin' | 'locale'>, path: string): string {
  const prefix = localePrefix(locale);
  return origin + (path === '/' && prefix ? prefix : prefix + path);
}
