import type { Locale } from '../../contract/locales.ts';
import { BASE_LOCALE } from '../../contract/locales.ts';

let current: Locale = BASE_LOCALE;

/** Rendering is one go without a pause, so on the server too one language at a time is enough. */
export function speak(locale: Locale): void {
  current = locale;
}

export const currentLocale = (): Locale => current;

/** What a build has once for each of its languages: a browser's build has one, the server's all of them. */
export type ByLanguage<Value> = Readonly<Partial<Record<Locale, Value>>>;

export function inCurrent<Value>(byLanguage: ByLanguage<Value>): Value {
  const value = byLanguage[current];
  if (value === undefined) throw new Error(`This build does not speak ${current}.`);
  return value;
}
