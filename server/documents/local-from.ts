import type { LocalText } from '../../contract/documents/local-text.ts';
import { otherLocales } from '../../contract/locales.ts';
import type { Release } from './document-kind.ts';

/** A text of a release with what its dictionaries say of it. */
export const localFrom =
  (translations: Release['translations']) =>
  (text: string): LocalText => {
    const translated = otherLocales
      .map((locale) => [locale, translations[locale](text)] as const)
      .filter(([, translation]) => translation !== text);
    const entries = translated.map(([locale, translation]) => [locale, { text: translation, of: text }]);
    return { en: text, ...Object.fromEntries(entries) };
  };
