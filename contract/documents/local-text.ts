import type { Locale } from '../locales.ts';
import { BASE_LOCALE } from '../locales.ts';

export type OtherLocale = Exclude<Locale, typeof BASE_LOCALE>;

interface Translation {
  text: string;
  /** The English that it translates. */
  of: string;
}

/** A text that people read: in English, and in the other languages as far as somebody has translated it. */
export type LocalText = { en: string } & { [Language in OtherLocale]?: Translation | undefined };

/** Stale: the English has changed since. */
export type TextState = 'fresh' | 'stale' | 'missing';

export function stateOf(text: LocalText, locale: OtherLocale): TextState {
  const translation = text[locale];
  if (!translation?.text) return 'missing';
  return translation.of === text.en ? 'fresh' : 'stale';
}

/** What is shown: a translation that has become stale rather than English, and English rather than nothing. */
export const textIn = (text: LocalText, locale: Locale): string =>
  (locale !== BASE_LOCALE && text[locale]?.text) || text.en;
