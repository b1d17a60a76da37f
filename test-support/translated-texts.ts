import { expect, it } from 'vitest';
import { loadBlank } from '../content/load-blank.ts';
import { loadContent } from '../content/load-content.ts';
import { videosOf } from '../content/load-pages.ts';
import { loadDictionary } from '../content/load-translations.ts';
import { specificationTitles, vehicleTypeTitles } from '../contract/display.ts';
import type { Locale } from '../contract/locales.ts';
import { BASE_LOCALE, interfaceLocales, locales } from '../contract/locales.ts';
import { messages } from '../contract/messages.ts';
import { rateDefinitions } from '../contract/on-road/lines.ts';
import { quoteWords } from '../contract/on-road/words.ts';
import type { Translate } from '../contract/translate.ts';
import { captionsOf } from '../scripts/captions.ts';
import { documentKinds } from '../server/documents/kinds/index.ts';
import { brochureWords } from '../server/features/brochures/document/words.ts';
import { formsIn } from '../web/bundling/translated-content.ts';
import { englishIn } from './latin-words.ts';

const content = loadContent();
const english = englishIn(content);
const others = interfaceLocales.filter((locale) => locale !== BASE_LOCALE);
/** What only a program that speaks JSON gets to read. */
const TECHNICAL = [
  messages.request.invalidJson,
  messages.request.objectExpected,
  messages.request.otherTypeExpected,
  messages.request.multipartExpected,
  messages.request.headersTooLarge,
  messages.request.invalidKey,
  messages.request.quoted,
];

/** What visitors are shown of the product and of the dealership that the tests of this file run on. */
export function itTranslatesEverything(): void {
  /** Every text that a visitor can be shown, as it is asked for when it is translated. */
  const allTexts = (): Set<string> => {
    const asked = new Set<string>();
    const note = (text: string) => {
      asked.add(text);
      return text;
    };
    for (const video of videosOf(content.pages)) captionsOf(video, note);
    const noted = Object.fromEntries(locales.map((locale) => [locale, note])) as Record<Locale, Translate>;
    for (const release of [content, loadBlank()]) {
      for (const kind of documentKinds) kind.fromRelease({ content: release, translations: noted });
    }
    formsIn(note);
    for (const words of [brochureWords, quoteWords, vehicleTypeTitles, specificationTitles]) {
      Object.values(words).forEach(note);
    }
    for (const { label, ...line } of Object.values(rateDefinitions)) if (!('isBasis' in line)) note(label);
    note(messages.compare.tooMany);
    const { wholeNumber, ...ofFields } = messages.field;
    const sentences = [messages.request, messages.catalogue, ofFields].flatMap((area) => Object.values<string>(area));
    for (const sentence of sentences) if (!TECHNICAL.includes(sentence as never)) note(sentence);
    note(messages.joyClub.empty);
    return asked;
  };

  it.each(others)('is everything in %s, and nothing else', (locale) => {
    const dictionary = loadDictionary(locale);
    const texts = allTexts();
    const missing = [...texts].filter((text) => !dictionary.has(text) && english(text).length > 0);
    expect(missing, 'texts without a translation').toEqual([]);
    const unused = [...dictionary.keys()].filter((text) => !texts.has(text));
    expect(unused, 'translations of texts that nobody is shown').toEqual([]);
  });

  it.each(others)('has the same places to fill in, the same figures, and no English words in %s', (locale) => {
    const faults = [...loadDictionary(locale)].flatMap(([text, translation]) => {
      const same = (pattern: RegExp) =>
        [...text.matchAll(pattern)].map(String).sort().join() ===
        [...translation.matchAll(pattern)].map(String).sort().join();
      const words = english(translation);
      return [
        ...(same(/\{\w+\}/g) ? [] : [`other places: ${translation}`]),
        ...(same(/₹[\d,]*\d/g) ? [] : [`other amounts: ${translation}`]),
        ...(words.length > 0 ? [`${words.join(' ')}: ${translation}`] : []),
      ];
    });
    expect(faults).toEqual([]);
  });
}
