import type { Locale } from '../../contract/locales.ts';
import { BASE_LOCALE, locales } from '../../contract/locales.ts';

/** The site is built for browsers once per language, so that nobody loads the sentences of two. */
export const siteEnvironment = (locale: Locale): string => (locale === BASE_LOCALE ? 'client' : `client_${locale}`);

/** The languages that a module holds: all on the server and while developing, else that of the build. */
export function localesOf({ name, config }: { name: string; config: { command: string } }): readonly Locale[] {
  if (config.command !== 'build' || name === 'ssr') return locales;
  return [locales.find((locale) => siteEnvironment(locale) === name) ?? BASE_LOCALE];
}
