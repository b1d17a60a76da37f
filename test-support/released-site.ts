import { loadContent } from '../content/load-content.ts';
import { loadTranslations } from '../content/load-translations.ts';
import type { SiteFacts } from '../contract/types.ts';
import { SITE_KEY, siteKind } from '../server/documents/kinds/site.ts';
import { factsOf } from '../server/documents/site-facts.ts';

/** The facts of the dealership as a new database has them. */
export function releasedSite(): SiteFacts {
  const { [SITE_KEY]: document } = siteKind.fromRelease({ content: loadContent(), translations: loadTranslations() });
  if (!document) throw new Error('The release has no site.');
  return factsOf(document);
}
