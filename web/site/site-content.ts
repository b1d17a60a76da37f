import { byLanguage } from 'virtual:site-words';
import siteJson from '../../content/site.json' with { type: 'json' };
import type { SiteContent as Site } from '../../contract/types.ts';
import { inCurrent } from '../lib/locale.ts';

/** What is the same in every language. The server checks the file against its schema when it starts. */
export const site: Omit<Site, 'tagline' | 'district' | 'address' | 'salesHours'> = siteJson;

/** The same with what it says in words, in the language of the page. */
export const localSite = (): Site => ({ ...siteJson, ...inCurrent(byLanguage) });
