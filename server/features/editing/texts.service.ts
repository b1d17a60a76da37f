import { writeCsv } from '../../../contract/csv.ts';
import type { OtherLocale, TextState } from '../../../contract/documents/local-text.ts';
import { otherLocales } from '../../../contract/documents/local-text.ts';
import type { textFilters } from '../../../contract/documents/texts.ts';
import { fileColumns, TEXTS_PER_PAGE } from '../../../contract/documents/texts.ts';
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
  kn: { text: string; state: TextState };
  hi: { text: string; state: TextState };
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
export function findTexts(documents: readonly IndexedDocument[], filter: TextFilter) {
  const search = filter.search.trim().toLowerCase();
  const languages = filter.language ? [filter.language] : otherLocales;
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
  return { found, missing: counts.missing, stale: counts.stale };
}

function listed({ document, indexed: { place, label, text, states } }: FoundText): ListedText {
  const translation = (locale: OtherLocale) => ({ text: text[locale]?.text ?? '', state: states[locale] });
  const { kind, key } = document;
  return {
    kind,
    key,
    title: titleOf(document),
    place,
    label,
    en: text.en,
    kn: translation('kn'),
    hi: translation('hi'),
  };
}

/** What there is one of is called as its kind is. */
function titleOf({ kind: name, title }: IndexedDocument): string {
  const kind = findKind(name);
  return (kind?.many ? title : capitalised(kind?.title ?? '')) || name;
}

const capitalised = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

export const pageOf = (found: readonly FoundText[], page: number): ListedText[] =>
  found.slice((page - 1) * TEXTS_PER_PAGE, page * TEXTS_PER_PAGE).map(listed);

/** Of which there is anything to translate, in their order. */
export const kindsOf = (documents: readonly IndexedDocument[]) =>
  [...new Set(documents.filter(({ texts }) => texts.length > 0).map(({ kind }) => kind))].map((name) => ({
    name,
    title: capitalised(findKind(name)?.title ?? name),
  }));

export const fileOf = (found: readonly FoundText[]): string =>
  writeCsv([Object.values(fileColumns), ...found.map((text) => lineOf(listed(text)))]);

function lineOf({ kind, key, title, place, label, en, kn, hi }: ListedText): string[] {
  const states = `Kannada ${kn.state}, Hindi ${hi.state}`;
  return [`${kind}/${key}`, place, `${title}: ${label}`, en, kn.text, hi.text, states];
}
