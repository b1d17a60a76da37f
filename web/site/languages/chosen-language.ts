import type { Locale } from '../../../contract/locales.ts';
import { toLocale } from '../../../contract/locales.ts';

const CHOSEN = 'language';
const DECLINED = 'language-declined';

/** The language that a visitor has chosen on this device, which holds until another one is chosen. */
export const chosenLanguage = (): Locale | undefined => toLocale(read(CHOSEN));

export const chooseLanguage = (locale: Locale): void => keep(CHOSEN, locale);

/** Whoever has been asked once is not asked again. */
export const declineLanguage = (locale: Locale): void => keep(DECLINED, locale);

/**
 * The language to offer on a page: the browser's first among those of the site, to somebody who has not said yet what to speak, or has
 * chosen one that is there no more.
 */
export function languageToOffer(shown: Locale, languages: readonly Locale[]): Locale | undefined {
  const chosen = chosenLanguage();
  if ((chosen && languages.includes(chosen)) || read(DECLINED)) return undefined;
  const [wanted] = navigator.languages
    .flatMap((tag) => toLocale(tag.split('-', 1)[0]) ?? [])
    .filter((one) => languages.includes(one));
  return wanted === shown ? undefined : wanted;
}

/** A browser that keeps nothing forgets the choice with the page. */
function read(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

function keep(place: string, locale: Locale): void {
  try {
    localStorage.setItem(place, locale);
  } catch {}
}
