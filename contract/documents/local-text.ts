import type { Locale, OtherLocale } from '../locales.ts';
import { BASE_LOCALE, otherLocales } from '../locales.ts';

export interface Translation {
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

/** Wherever it stands in a document, a text is known by its English. */
export const isLocalText = (value: unknown): value is LocalText =>
  isObject(value) && typeof (value as { en?: unknown }).en === 'string';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface PlacedText {
  /** Where it stands in its document: `holidays.1.name`. */
  place: string;
  text: LocalText;
}

/** All texts of a document, from top to bottom. */
export function textsIn(value: unknown, place = ''): PlacedText[] {
  if (isLocalText(value)) return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([step, inner]) => textsIn(inner, place ? `${place}.${step}` : step));
}

/** The same document but for what its translations say. */
export function isSameButTranslations(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const isText = isLocalText(one) && isLocalText(other);
  const namesOf = (value: object) => Object.keys(value).filter((name) => !(isText && isOther(name)));
  const names = namesOf(one);
  if (isText && !otherLocales.every((locale) => isTranslation(other[locale]) && isTranslation(one[locale])))
    return false;
  return (
    namesOf(other).length === names.length &&
    names.every(
      (name) =>
        Object.hasOwn(other, name) &&
        isSameButTranslations((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
    )
  );
}

const isOther = (name: string): boolean => otherLocales.some((locale) => locale === name);

/** Or none. */
function isTranslation(value: unknown): boolean {
  if (value === undefined) return true;
  if (!isObject(value)) return false;
  const { text, of, ...more } = value;
  return typeof text === 'string' && typeof of === 'string' && Object.keys(more).length === 0;
}
