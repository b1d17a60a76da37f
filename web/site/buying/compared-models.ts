import { MOST_COMPARED } from '../../../contract/most-compared.ts';
import type { Read } from '../../lib/query-store.ts';
import type { ComparedModel } from './buying-queries.ts';
import { compareQuery } from './buying-queries.ts';

/** What an address wants to have compared. */
export const namesIn = (search: URLSearchParams): string[] =>
  [...new Set(search.getAll('bikes').flatMap((names) => names.split(',')))].filter(Boolean).slice(0, MOST_COMPARED);

/** Those that the page shows. */
export function modelsIn(search: URLSearchParams, read: Read): readonly ComparedModel[] {
  const names = namesIn(search);
  return (names.length > 0 && read(compareQuery(names).queryKey)?.models) || [];
}
