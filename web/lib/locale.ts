import type { InterfaceLocale, Locale } from '../../contract/locales.ts';
import { BASE_LOCALE, interfaceOf } from '../../contract/locales.ts';

let current: Locale = BASE_LOCALE;

/** Rendering is one go without a pause, so on the server too one language at a time is enough. */
export function speak(locale: Locale): void {
  current = locale;
}

export const currentLocale = (): Locale => current;

/** That of the product's own sentences on the page. */
export const interfaceLocale = (): InterfaceLocale => interfaceOf(current);

/** The `lang` of a part whose words are the product's, where it does not speak the language of the page. */
export const ownLang = (): Locale | undefined => (interfaceLocale() === current ? undefined : interfaceLocale());

const INDIAN_LETTER = /[\u0900-\u0dff]/;

/** That of what the dealership says within such a part: as long as nobody has translated it, it is English too. */
export const contentLang = (text: string): Locale | undefined =>
  ownLang() && INDIAN_LETTER.test(text) ? current : undefined;

/** What a build has once for each of its languages: a browser's build has one, the server's all of them. */
export type ByLanguage<Value> = Readonly<Partial<Record<InterfaceLocale, Value>>>;

export function inCurrent<Value>(byLanguage: ByLanguage<Value>): Value {
  const value = byLanguage[interfaceLocale()];
  if (value === undefined) throw new Error(`This build does not speak ${current}.`);
  return value;
}
