import { fillIn } from '../../../contract/fill-in.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { PageContent, PageName } from '../../../contract/types.ts';
import type { ByLanguage } from '../../lib/locale.ts';
import { currentLocale, inCurrent } from '../../lib/locale.ts';
import { localSite } from '../site-content.ts';

export type TextSection = PageContent['about']['sections'][number];
export type TextBlock = TextSection['blocks'][number];
export type BlockItems<Kind extends TextBlock['kind']> = Extract<TextBlock, { kind: Kind; items: unknown }>['items'];

/**
 * `pageText<'about'>(byLanguage)` of `virtual:page-texts/about`, which is `content/pages/about.json` in the languages of the
 * build: what gives it in the language of the page. The server checks the file when it starts.
 */
export function pageText<Name extends PageName>(byLanguage: ByLanguage<unknown>): () => PageContent[Name] {
  const filledIn: Partial<Record<Locale, PageContent[Name]>> = {};
  return () => {
    filledIn[currentLocale()] ??= fillIn(inCurrent(byLanguage) as PageContent[Name], localSite());
    return inCurrent(filledIn as ByLanguage<PageContent[Name]>);
  };
}
