import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What the server rendered a page with, so that the browser starts from the very same. */
export interface PageData {
  /** `YYYY-MM-DD`, as the server saw it. */
  today: string;
  queries: [key: QueryKey, data: unknown][];
}

export const PAGE_DATA_ID = 'page-data';

/** Only what arrived: a failed call is left out, and the browser makes it again. No times, so equal pages are equal bytes. */
export const collectQueries = (client: QueryClient): PageData['queries'] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data]);

/** Dated ahead, for it is taken for fresh while the page starts: a phone that is busy taking over asks nothing. */
const FRESH_AT_START_MS = 10_000;
const ASK_AGAIN_AFTER_MS = 1000;

export function restoreQueries(client: QueryClient, queries: PageData['queries']): void {
  const updatedAt = Date.now() + FRESH_AT_START_MS;
  for (const [key, data] of queries) client.setQueryData(key, data, { updatedAt });
}

/** A page may have been kept for long, so what it was made from is asked for again when it has settled. Returns how to stop that. */
export function askAgainSoon(client: QueryClient): () => void {
  const askAgain = () =>
    client.invalidateQueries({ predicate: ({ state: { dataUpdatedAt } }) => dataUpdatedAt > Date.now() });
  const timer = setTimeout(() => void askAgain(), ASK_AGAIN_AFTER_MS);
  return () => clearTimeout(timer);
}

export function readPageData(document: Document): PageData {
  const block = document.getElementById(PAGE_DATA_ID);
  if (!block?.textContent) throw new Error(`The page has no #${PAGE_DATA_ID} block.`);
  return JSON.parse(block.textContent);
}
