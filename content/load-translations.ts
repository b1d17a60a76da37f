import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { Locale } from '../contract/locales.ts';
import { locales } from '../contract/locales.ts';
import type { Translate } from '../contract/translate.ts';
import { translateWith } from '../contract/translate.ts';
import { ContentError } from './content-error.ts';

/** An empty translation is a word that a language does without. */
const dictionarySchema = z.record(z.string().min(1), z.string());

/** Of the files of a language, which together are one dictionary: English text -> the same in that language. */
export function loadDictionary(locale: Locale, folder: string = import.meta.dirname): ReadonlyMap<string, string> {
  const cwd = path.join(folder, 'translations', locale);
  const dictionary = new Map<string, string>();
  for (const file of globSync('*.json', { cwd }).sort()) {
    for (const [text, translation] of Object.entries(readDictionary(path.join(cwd, file)))) {
      if ((dictionary.get(text) ?? translation) !== translation) {
        throw new ContentError(
          `content/translations/${locale}/${file}: ${text} has another translation in another file.`,
        );
      }
      dictionary.set(text, translation);
    }
  }
  return dictionary;
}

export const loadTranslations = (folder?: string): Record<Locale, Translate> =>
  Object.fromEntries(locales.map((locale) => [locale, translateWith(loadDictionary(locale, folder))])) as Record<
    Locale,
    Translate
  >;

function readDictionary(file: string): Record<string, string> {
  try {
    return dictionarySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new ContentError(`${path.relative(process.cwd(), file)} is no dictionary: ${(error as Error).message}`);
  }
}
