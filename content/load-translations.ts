import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { Locale } from '../contract/locales.ts';
import { locales } from '../contract/locales.ts';
import type { Translate } from '../contract/translate.ts';
import { translateWith } from '../contract/translate.ts';
import { ContentError } from './content-error.ts';
import { demoFolder } from './demo-folder.ts';

/** An empty translation is a word that a language does without. */
const dictionarySchema = z.record(z.string().min(1), z.string());

/** Of forms and brochures, and of what calls say: the words of the product, whoever the dealership is. */
const PRODUCT = import.meta.dirname;

/** Of the files of a language, which together are one dictionary: English text -> the same in that language. */
export function loadDictionary(
  locale: Locale,
  folders: readonly string[] = [PRODUCT, demoFolder.content],
): ReadonlyMap<string, string> {
  const dictionary = new Map<string, string>();
  for (const file of folders.flatMap((folder) => listFiles(path.join(folder, 'translations', locale)))) {
    for (const [text, translation] of Object.entries(readDictionary(file))) {
      if ((dictionary.get(text) ?? translation) !== translation) {
        throw new ContentError(`${named(file)}: ${text} has another translation in another file.`);
      }
      dictionary.set(text, translation);
    }
  }
  return dictionary;
}

/** With the words of the demo, where it is there. */
export const loadTranslations = (folders?: readonly string[]): Record<Locale, Translate> =>
  Object.fromEntries(locales.map((locale) => [locale, translateWith(loadDictionary(locale, folders))])) as Record<
    Locale,
    Translate
  >;

/** What a build may know: nothing of any dealership. */
export const loadProductTranslations = (): Record<Locale, Translate> => loadTranslations([PRODUCT]);

const listFiles = (folder: string): string[] =>
  globSync('*.json', { cwd: folder })
    .sort()
    .map((file) => path.join(folder, file));

const named = (file: string): string => path.relative(path.join(PRODUCT, '..'), file);

function readDictionary(file: string): Record<string, string> {
  try {
    return dictionarySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new ContentError(`${named(file)} is no dictionary: ${(error as Error).message}`);
  }
}
