/**
 * Every language that content can be written in; English, the base, has addresses without a prefix. Which of them a dealership shows, it
 * says itself (decision 040). A language can be listed here if it is written from left to right.
 */
export const locales = ['en', 'kn', 'hi', 'mr', 'te', 'ta', 'ml'] as const;
export type Locale = (typeof locales)[number];
export const BASE_LOCALE = 'en' satisfies Locale;
export type OtherLocale = Exclude<Locale, typeof BASE_LOCALE>;
/** Those that a dealership may do without. */
export const otherLocales = ['kn', 'hi', 'mr', 'te', 'ta', 'ml'] as const satisfies OtherLocale[];

/** The languages that the product itself has sentences in. */
export const interfaceLocales = ['en', 'kn', 'hi'] as const satisfies Locale[];
export type InterfaceLocale = (typeof interfaceLocales)[number];

/** The language of the product's own sentences on a page: English where it has none in that of the page. */
export const interfaceOf = (locale: Locale): InterfaceLocale =>
  interfaceLocales.find((one) => one === locale) ?? BASE_LOCALE;

/** The search parameter of a call that says in which language to answer; without it the answer is English. */
export const LANGUAGE_PARAMETER = 'lang';

export const localePrefix = (locale: Locale): string => (locale === BASE_LOCALE ? '' : `/${locale}`);

export const toLocale = (value: unknown): Locale | undefined => locales.find((locale) => locale === value);

/** Those that are shown, given what a dealership has chosen beside English; where it has not said, those that the product speaks. */
export const languagesOf = (chosen: readonly string[] = interfaceLocales): Locale[] =>
  locales.filter((locale) => locale === BASE_LOCALE || chosen.includes(locale));

/** The address of a page, given without a prefix, in a language: the home page in Kannada is `/kn`, not `/kn/`. */
export const pathIn = (locale: Locale, path: string): string =>
  localePrefix(locale) ? localePrefix(locale) + path.replace(/^\/(?=$|[?#])/, '') : path;

/** The address of a call that answers in a language. */
export const askIn = (locale: Locale, path: string): string =>
  locale === BASE_LOCALE ? path : `${path}${path.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${locale}`;

/** `/kn/finance` is the page `/finance` in Kannada. */
export function splitLocale(pathname: string): { locale: Locale; pathname: string } {
  const [, first = '', ...rest] = pathname.split('/');
  const locale = locales.find((one) => one === first && one !== BASE_LOCALE);
  return locale ? { locale, pathname: `/${rest.join('/')}` } : { locale: BASE_LOCALE, pathname };
}
