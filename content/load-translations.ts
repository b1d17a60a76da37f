import type { Locale } from '../contract/locales.ts';
import type { Translate } from '../contract/translate.ts';
import { demoFolder } from './demo-folder.ts';
import { PRODUCT_WORDS, readDictionary, readTranslations } from './product-translations.ts';

/** The words of the product, and those of the demo where it is there. */
const FOLDERS = [PRODUCT_WORDS, demoFolder.content];

export const loadDictionary = (locale: Locale): ReadonlyMap<string, string> => readDictionary(locale, FOLDERS);

export const loadTranslations = (): Record<Locale, Translate> => readTranslations(FOLDERS);
