import type { LocalText } from '../../../contract/documents/local-text.ts';
import { textIn } from '../../../contract/documents/local-text.ts';
import { pageTitles } from '../../../contract/documents/page-titles.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { PageName } from '../../../contract/page-names.ts';
import { pageKey, pageNames } from '../../../contract/page-names.ts';
import type { PageContent } from '../../../contract/schemas/page-content.ts';
import type { PageDocument } from '../../../contract/schemas/page-document.ts';
import { pageDocumentSchema } from '../../../contract/schemas/page-document.ts';
import type { Release } from '../document-kind.ts';
import { defineKind } from '../document-kind.ts';
import { localFrom } from '../local-from.ts';

/** What is no text for people to read: anchors, kinds, names of files, and the scenes, whose words are drawn into the film and translated by its captions. */
const KEPT: ReadonlySet<string> = new Set(['id', 'kind', 'name', 'scenes']);

/** The texts of the pages that have some of their own: a document for each page. */
export const pageKind = defineKind({
  name: 'page',
  title: 'page',
  schema: pageDocumentSchema,
  fixed: {
    titleOf: ({ page }) => (page ? (pageTitles[page] ?? '') : ''),
    keyOf: ({ page }) => pageKey(page ?? ('' as PageName)),
  },
  fromRelease: (release) => Object.fromEntries(pageNames.map((name) => [pageKey(name), documentOf(name, release)])),
});

function documentOf(page: PageName, { content, translations }: Release): PageDocument {
  const local = localFrom(translations);
  const taken = (value: unknown): unknown => {
    if (typeof value === 'string') return local(value);
    return within(value, taken);
  };
  return { page, ...(taken(content.pageTexts[page]) as object) } as PageDocument;
}

/** The same as its page has it, in one language, with places for the facts of the dealership. */
export function pageIn({ page, ...texts }: PageDocument, locale: Locale): PageContent[PageName] {
  const said = (value: unknown): unknown => (isLocal(value) ? textIn(value, locale) : within(value, said));
  return said(texts) as PageContent[PageName];
}

/** The same with its parts changed, but for those that are no texts. */
function within(value: unknown, change: (part: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, KEPT.has(key) ? part : change(part)]));
}

const isLocal = (value: unknown): value is LocalText => value !== null && typeof value === 'object' && 'en' in value;
