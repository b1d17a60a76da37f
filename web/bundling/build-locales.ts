import type { InterfaceLocale } from '../../contract/locales.ts';
import { BASE_LOCALE, interfaceLocales } from '../../contract/locales.ts';

/** The site is built for browsers once for each language that the product speaks, so that nobody loads the sentences of two. */
export const siteEnvironment = (locale: InterfaceLocale): string =>
  locale === BASE_LOCALE ? 'client' : `client_${locale}`;

/** The languages that a module holds: all on the server and while developing, else that of the build. */
export function localesOf({ name, config }: { name: string; config: { command: string } }): readonly InterfaceLocale[] {
  if (config.command !== 'build' || name === 'ssr') return interfaceLocales;
  return [interfaceLocales.find((locale) => siteEnvironment(locale) === name) ?? BASE_LOCALE];
}
