/** The languages of the site; English, the base, has addresses without a prefix. */
export const locales = ['en', 'kn', 'hi'] as const;
export type Locale = (typeof locales)[number];
export const BASE_LOCALE = 'en' satisfies Locale;

export const localePrefix = (locale: Locale): string => (locale === BASE_LOCALE ? '' : `/${locale}`);

/** `/kn/finance` is the page `/finance` in Kannada. */
export function splitLocale(pathname: string): { locale: Locale; pathname: string } {
  const [, first = '', ...rest] = pathname.split('/');
  const locale = locales.find((one) => one === first && one !== BASE_LOCALE);
  return locale ? { locale, pathname: `/${rest.join('/')}` } : { locale: BASE_LOCALE, pathname };
}
