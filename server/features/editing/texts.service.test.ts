import { expect, it } from 'vitest';
import { parseCsv } from '../../../contract/csv.ts';
import { MOST_FILE_BYTES, MOST_FILE_LINES } from '../../../contract/documents/texts.ts';
import type { IndexedDocument, IndexedText } from './text-index.ts';
import { fileOf, findTexts } from './texts.service.ts';

const LANGUAGES = ['kn', 'hi'] as const;

function textsOf(count: number, en: string) {
  const states = { kn: 'fresh', hi: 'missing', mr: 'missing' };
  const text = { en, kn: { text: en, of: en } };
  const texts = Array.from(
    { length: count },
    (_, index) => ({ place: `facts.${index}`, label: 'Fact', text, states, words: '' }) as unknown as IndexedText,
  );
  const document = { kind: 'model', key: 'alpha', title: 'Alpha', texts } as unknown as IndexedDocument;
  return findTexts([document], LANGUAGES, { search: '', state: 'all', language: '', kind: '' });
}

it.each([
  ['no', textsOf(0, ''), 1],
  ['few', textsOf(10, 'Few'), 1],
  ['too many', textsOf(MOST_FILE_LINES + 1, 'Many'), 2],
  ['too large', textsOf(3000, 'ಕ "ನ್ನ" ಡ'.repeat(60)), 2],
])('%s texts are files that can come back, with every text in one of them', (_, found, least) => {
  const places: unknown[] = [];
  let files = 0;
  for (let from: number | undefined = 0; from !== undefined; files += 1) {
    const { csv, next }: ReturnType<typeof fileOf> = fileOf(found, from);
    expect(Buffer.byteLength(csv)).toBeLessThanOrEqual(MOST_FILE_BYTES);
    const [, ...lines] = parseCsv(csv, MOST_FILE_LINES + 1);
    places.push(...lines.map(({ cells }) => cells[1]));
    from = next;
  }
  expect(files).toBeGreaterThanOrEqual(least);
  expect(places).toEqual(found.found.map(({ indexed }) => indexed.place));
});
