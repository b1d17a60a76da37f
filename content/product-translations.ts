import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { Locale } from '../contract/locales.ts';
import { locales } from '../contract/locales.ts';
import type { Translate } from '../contract/translate.ts';
import { translateWith } from '../contract/translate.ts';
import { ContentError } from './content-error.ts';

/** Of forms and brochures, and of what calls say: the words of the product, whoever the dealership is. */
export const PRODUCT_WORDS = import.meta.dirname;

/** An empty translation is a word that a language does without. */
const dictionarySchema = z.record(z.string().min(1), z.string());

/** Of the files of a language, which together are one dictionary: English text -> the same in that language. */
export function readDictionary(locale: Locale, folders: readonly string[]): ReadonlyMap<string, string> {
  const dictionary = new Map<string, string>();
  for (const file of folders.flatMap((folder) => listFiles(path.join(folder, 'translations', locale)))) {
    for (const [text, translation] of Object.entries(readFile(file))) {
      if ((dictionary.get(text) ?? translation) !== translation) {
        throw new ContentError(`${named(file)}: ${text} has another translation in another file.`);
      }
      dictionary.set(text, translation);
    }
  }
  return dictionary;
}

export const readTranslations = (folders: readonly string[]): Record<Locale, Translate> =>
  Object.fromEntries(locales.map((locale) => [locale, translateWith(readDictionary(locale, folders))])) as Record<
    Locale,
    Translate
  >;

/** All that a build may know: nothing of any dealership. */
export const loadProductTranslations = (): Record<Locale, Translate> => readTranslations([PRODUCT_WORDS]);

const listFiles = (folder: string): string[] =>
  globSync('*.json', { cwd: folder })
    .sort()
    .map((file) => path.join(folder, file));

const named = (file: string): string => path.relative(path.join(PRODUCT_WORDS, '..'), file);

function readFile(file: string): Record<string, string> {
  try {
    return dictionarySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new ContentError(`${named(file)} is no dictionary: ${(error as Error).message}`);
  }
}
