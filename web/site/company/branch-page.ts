import { apiQuery } from '../../lib/queries.ts';
import { pageIn } from '../buying/list-pages.tsx';
import { MOST_PLACE_LETTERS } from './branches-query.ts';

export const placeIn = (search: URLSearchParams): string =>
  (search.get('place') ?? '').trim().slice(0, MOST_PLACE_LETTERS);

/** So many as the page of all branches shows. */
export function branchPage(search: URLSearchParams) {
  const [place, page] = [placeIn(search), pageIn(search)];
  return apiQuery('listNetworkPage', { params: { ...(place && { place }), ...(page && { page }) } });
}
