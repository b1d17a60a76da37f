import type { Locale } from '../../../contract/locales.ts';
import { pathIn } from '../../../contract/locales.ts';
import type { Site } from '../../../contract/types.ts';
import { chooseLanguage, chosenLanguage } from './chosen-language.ts';

/**
 * Where somebody is to go who has arrived at a page in another language than the one chosen before; undefined where all is
 * well. The page itself is the same for everybody, so this is for the browser to find out. Going back and loading again ask
 * for the very page.
 */
export function betterAddress(
  shown: Locale,
  pathname: string,
  { shownLanguages }: Pick<Site, 'shownLanguages'>,
): string | undefined {
  const chosen = chosenLanguage();
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!chosen || chosen === shown || !shownLanguages.includes(chosen) || visit?.type !== 'navigate') return undefined;
  // Whoever comes from this very page has asked for the other language, before any script was there to note it.
  if (document.referrer.split('?', 1)[0] === window.location.origin + pathIn(chosen, pathname)) {
    chooseLanguage(shown);
    return undefined;
  }
  return pathIn(chosen, pathname + window.location.search + window.location.hash);
}
