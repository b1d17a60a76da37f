import type { Site } from '../../contract/types.ts';
import { readDataBlock } from './data-block.ts';
import type { QueryKey, QueryStore } from './query-store.ts';

/** What the server rendered a page with, so that the browser starts from the very same. */
export interface PageData {
  /** `YYYY-MM-DD`, as the server saw it. */
  today: string;
  /** In the language of the page. */
  site: Site;
  /** Only what arrived: a failed call is left out, and the browser makes it again. No times, so equal pages are equal bytes. */
  queries: [key: QueryKey, data: unknown][];
}

export const PAGE_DATA_ID = 'page-data';

const ASK_AGAIN_AFTER_MS = 1000;

export function restoreQueries(store: QueryStore, queries: PageData['queries']): void {
  for (const [key, data] of queries) store.restore(key, data);
}

/** A page may have been kept for long, so what it was made from is asked for again when it has settled. Returns how to stop that. */
export function askAgainSoon(store: QueryStore): () => void {
  const timer = setTimeout(() => store.renew(), ASK_AGAIN_AFTER_MS);
  return () => clearTimeout(timer);
}

export const readPageData = (document: Document): PageData => readDataBlock(document, PAGE_DATA_ID);
