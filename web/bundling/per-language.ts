import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { loadProductTranslations } from '../../content/product-translations.ts';
import type { Locale } from '../../contract/locales.ts';
import type { Translate } from '../../contract/translate.ts';
import { localesOf } from './build-locales.ts';

/** Read once: a build asks for them some fifty times. */
let translations: ReturnType<typeof loadProductTranslations> | undefined;

const content = path.join(import.meta.dirname, '..', '..', 'content');

/** Modules that hold something in each language of the build: `export const byLanguage = { kn: … }`. */
export function perLanguage(
  name: string,
  modules: Record<string, (translate: Translate, locale: Locale) => unknown>,
): Plugin {
  return {
    name: `kickstand:${name}`,
    resolveId: (source) => (source in modules ? `\0${source}` : undefined),
    watchChange(file) {
      if (file.includes('/translations/')) translations = undefined;
    },
    load(id) {
      const make = modules[id.slice(1)];
      if (!id.startsWith('\0') || !make) return undefined;
      // While developing, a changed translation shows at once.
      for (const file of globSync('translations/*/*.json', { cwd: content }))
        this.addWatchFile(path.join(content, file));
      translations ??= loadProductTranslations();
      const inAll = translations;
      const byLanguage = localesOf(this.environment).map((locale) => [locale, make(inAll[locale], locale)]);
      return `export const byLanguage = ${JSON.stringify(Object.fromEntries(byLanguage))};`;
    },
  };
}
