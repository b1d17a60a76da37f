import type { Plugin } from 'vite';
import { PRODUCT_WORDS, readDictionary } from '../../content/product-translations.ts';
import type { OtherLocale } from '../../contract/locales.ts';
import { otherLocales } from '../../contract/locales.ts';
import { readMessages } from './messages.ts';

const MODULE = 'virtual:own-sentences';

/** How many sentences of the product each language lacks: those of pages, and those of forms, calls and brochures. */
export function countInEnglish(): Record<OtherLocale, number> {
  const messages = Object.values(readMessages()) as Readonly<Record<string, string>>[];
  const dictionaries = otherLocales.map((locale) => [locale, readDictionary(locale, [PRODUCT_WORDS])] as const);
  const words = new Set(dictionaries.flatMap(([, dictionary]) => [...dictionary.keys()]));
  const counts = dictionaries.map(([locale, dictionary]) => [
    locale,
    messages.filter((sentence) => !(locale in sentence)).length +
      [...words].filter((text) => !dictionary.has(text)).length,
  ]);
  return Object.fromEntries(counts);
}

/** For the panel, which tells of each language how much of a page stays in English. */
export const ownSentences = (): Plugin => ({
  name: 'kickstand:own-sentences',
  resolveId: (source) => (source === MODULE ? `\0${source}` : undefined),
  load: (id) => (id === `\0${MODULE}` ? `export const inEnglish = ${JSON.stringify(countInEnglish())};` : undefined),
});
