import { fillIn } from '../../../contract/fill-in.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { PageContent, PageName, Site } from '../../../contract/types.ts';
import type { ByLanguage } from '../../lib/locale.ts';
import { currentLocale, inCurrent } from '../../lib/locale.ts';
import { site } from '../site-content.ts';

export type TextSection = PageContent['about']['sections'][number];
export type TextBlock = TextSection['blocks'][number];
export type BlockItems<Kind extends TextBlock['kind']> = Extract<TextBlock, { kind: Kind; items: unknown }>['items'];

/**
 * `pageText<'about'>(byLanguage)` of `virtual:page-texts/about`, which is `content/pages/about.json` in the languages of the
 * build: what gives it in the language of the page, with the facts of the dealership filled in, once for as long as these are the same. The server checks the file when it starts.
 */
export function pageText<Name extends PageName>(byLanguage: ByLanguage<unknown>): () => PageContent[Name] {
  const filledIn: Partial<Record<Locale, { words: PageContent[Name]; from: Site }>> = {};
  return () => {
    const [locale, from] = [currentLocale(), site()];
    const last = filledIn[locale];
    if (last?.from === from) return last.words;
    const words = fillIn(inCurrent(byLanguage) as PageContent[Name], from);
    filledIn[locale] = { words, from };
    return words;
  };
}
