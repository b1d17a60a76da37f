import type { Locale } from '../../contract/locales.ts';
import { BASE_LOCALE } from '../../contract/locales.ts';
import { overwriteGetLocale } from './paraglide/runtime.js';

let current: Locale = BASE_LOCALE;
overwriteGetLocale(() => current);

/** Rendering is one go without a pause, so on the server too one language at a time is enough. */
export function speak(locale: Locale): void {
  current = locale;
}
