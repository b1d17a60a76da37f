import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { expect, it } from 'vitest';
import { ownScripts } from '../../../contract/languages.ts';
import { sampleBrochure } from '../../../test-support/sample-brochure.ts';
import type { Brochure } from './brochure.ts';
import { readFont } from './brochure-fonts.ts';
import { keepLayouts } from './kept-layouts.ts';
import { printBrochure } from './print-brochure.ts';

const { create }: { create(bytes: Uint8Array): Font } = createRequire(import.meta.url)('fontkit');
const words = ['AVATAR', 'office', '₹1,23,456', 'ವಿದ್ಯುತ್', 'ಸ್ಕೂಟರ್‌ಗಳು', 'विद्युत', 'स्कूटर', ''];

/** As they are, and with digits of one width, as the columns of prices have them. */
const laidOut = (font: Font) =>
  [undefined, ['tnum']].flatMap((features) =>
    words.map((word) => {
      const { glyphs, positions, advanceWidth } = font.layout(word, features);
      return { glyphs: glyphs.map(({ id, codePoints }) => [id, codePoints]), positions, advanceWidth };
    }),
  );
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it.each(ownScripts)('a word that was laid out before is not again, and looks as the library has it: %s', (script) => {
  const bytes = readFont(script, '400Regular');
  const asTheLibraryHasIt = plain(laidOut(create(Buffer.from(bytes))));
  keepLayouts(bytes);
  expect(plain(laidOut(create(bytes)))).toEqual(asTheLibraryHasIt);
  const later = create(bytes);
  Object.defineProperty(later, '_layoutEngine', {
    get() {
      throw new Error('A word is laid out again.');
    },
  });
  expect(plain(laidOut(later))).toEqual(asTheLibraryHasIt);
});

it('a brochure has the same bytes, whatever was printed before it', async () => {
  const named = (name: string): Brochure => ({ ...sampleBrochure, locale: 'kn', name });
  const first = await printBrochure(named('ವಿದ್ಯುತ್ A'), {});
  const other = await printBrochure(named('ಸ್ಕೂಟರ್ B'), {});
  expect(other.equals(first)).toBe(false);
  expect((await printBrochure(named('ವಿದ್ಯುತ್ A'), {})).equals(first)).toBe(true);
});
