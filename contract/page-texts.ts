import type { Translate } from './translate.ts';

/** What is no text for people to read: anchors, kinds, names of files, and the scenes, whose words are drawn into the film and translated by its captions. */
const KEPT = new Set(['id', 'kind', 'name', 'scenes']);

/** A text of `content/pages/` in another language. */
export function translatePage<Page>(page: Page, translate: Translate): Page {
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') return translate(value);
    if (Array.isArray(value)) return value.map(change);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, KEPT.has(key) ? inner : change(inner)]),
    );
  };
  return change(page) as Page;
}
