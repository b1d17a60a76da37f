import type { Locale } from './locales.ts';

/** Each language's name for itself. Apart from the list, which every script of the site loads first. */
export const languageNames: Record<Locale, string> = {
  en: 'English',
  kn: 'ಕನ್ನಡ',
  hi: 'हिन्दी',
  mr: 'मराठी',
  te: 'తెలుగు',
  ta: 'தமிழ்',
  ml: 'മലയാളം',
};
