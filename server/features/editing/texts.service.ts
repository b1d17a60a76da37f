import { writeCsv, writeLine } from '../../../contract/csv.ts';
import type { TextState } from '../../../contract/documents/local-text.ts';
import type { textFilters } from '../../../contract/documents/texts.ts';
import { fileColumns, MOST_FILE_BYTES, MOST_FILE_LINES, TEXTS_PER_PAGE } from '../../../contract/documents/texts.ts';
import { languages as facts } from '../../../contract/languages.ts';
import type { OtherLocale } from '../../../contract/locales.ts';
import { findKind } from '../../documents/kinds/index.ts';
import type { IndexedDocument, IndexedText } from './text-index.ts';

export interface TextFilter {
  search: string;
  state: (typeof textFilters)[number];
  language: '' | OtherLocale;
  kind: string;
}

interface ListedText {
  kind: string;
  key: string;
  title: string;
  place: string;
  label: string;
  en: string;
  translations: { [Language in OtherLocale]?: { text: string; state: TextState } };
}

const WANTED: Record<TextFilter['state'], readonly TextState[]> = {
  all: ['fresh', 'stale', 'missing'],
  open: ['stale', 'missing'],
  missing: ['missing'],
  stale: ['stale'],
};

interface FoundText {
  document: IndexedDocument;
  indexed: IndexedText;
}

/** All that match, and how many translations are open among what matches but for its state. */
export function findTexts(documents: readonly IndexedDocument[], all: readonly OtherLocale[], filter: TextFilter) {
  const search = filter.search.trim().toLowerCase();
  const languages = filter.language ? [filter.language] : all;
  const wanted = WANTED[filter.state];
  const counts = { missing: 0, stale: 0, fresh: 0 };
  const found: FoundText[] = [];
  for (const document of documents) {
    if (filter.kind && document.kind !== filter.kind) continue;
    const isWhole = search === '' || titleOf(document).toLowerCase().includes(search);
    for (const indexed of document.texts) {
      if (!isWhole && !indexed.words.includes(search)) continue;
      for (const locale of languages) counts[indexed.states[locale]] += 1;
      if (languages.some((locale) => wanted.includes(indexed.states[locale]))) found.push({ document, indexed });
    }
  }
  return { found, languages, missing: counts.missing, stale: counts.stale };
}

type Found = ReturnType<typeof findTexts>;

/** How each language stands, whatever is looked for. */
export function countOpen(documents: readonly IndexedDocument[], languages: readonly OtherLocale[]) {
  const texts = documents.flatMap((document) => document.texts);
  return languages.map((language) => {
    const count = (state: TextState) => texts.filter(({ states }) => states[language] === state).length;
    return { language, missing: count('missing'), stale: count('stale') };
  });
}

function listed(
  { document, indexed: { place, label, text, states } }: FoundText,
  languages: Found['languages'],
): ListedText {
  const translations = languages.map((locale) => [locale, { text: text[locale]?.text ?? '', state: states[locale] }]);
  const { kind, key } = document;
  return {
    kind,
    key,
    title: titleOf(document),
    place,
    label,
    en: text.en,
    translations: Object.fromEntries(translations),
  };
}

/** What there is one of is called as its kind is. */
function titleOf({ kind: name, title }: IndexedDocument): string {
  const kind = findKind(name);
  return (kind?.many ? title : capitalised(kind?.title ?? '')) || name;
}

const capitalised = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

export const pageOf = ({ found, languages }: Found, page: number): ListedText[] =>
  found.slice((page - 1) * TEXTS_PER_PAGE, page * TEXTS_PER_PAGE).map((text) => listed(text, languages));

/** Of which there is anything to translate, in their order. */
export const kindsOf = (documents: readonly IndexedDocument[]) =>
  [...new Set(documents.filter(({ texts }) => texts.length > 0).map(({ kind }) => kind))].map((name) => ({
    name,
    title: capitalised(findKind(name)?.title ?? name),
  }));

interface TextFile {
  csv: string;
  /** How many texts come before the next file; undefined after the last one. */
  next: number | undefined;
}

/** With a column for each language. No larger than is taken when it comes back; then there is another file after it. */
export function fileOf({ found, languages }: Found, from = 0): TextFile {
  const { document, place, about, en, state } = fileColumns;
  const names = languages.map((locale) => facts[locale].english);
  const lines = [writeCsv([[document, place, about, en, ...names, state]])];
  let bytes = Buffer.byteLength(lines[0] ?? '');
  for (const text of found.slice(from, from + MOST_FILE_LINES)) {
    const line = writeLine(cellsOf(text, languages));
    bytes += Buffer.byteLength(line);
    if (bytes > MOST_FILE_BYTES && lines.length > 1) break;
    lines.push(line);
  }
  const next = from + lines.length - 1;
  return { csv: lines.join(''), next: next < found.length ? next : undefined };
}

function cellsOf(text: FoundText, languages: Found['languages']): string[] {
  const { kind, key, title, translations, ...more } = listed(text, languages);
  const states = languages.map((locale) => `${facts[locale].english} ${translations[locale]?.state}`);
  const texts = languages.map((locale) => translations[locale]?.text ?? '');
  return [`${kind}/${key}`, more.place, `${title}: ${more.label}`, more.en, ...texts, states.join(', ')];
}
