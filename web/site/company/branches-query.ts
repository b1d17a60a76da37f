import { apiQuery } from '../../lib/queries.ts';
import { pageIn } from '../buying/list-pages.tsx';

export const allBranches = apiQuery('listNetwork');

/** Longer is no place that anybody means; the call would refuse it. */
export const MOST_PLACE_LETTERS = 80;

export const placeIn = (search: URLSearchParams): string =>
  (search.get('place') ?? '').trim().slice(0, MOST_PLACE_LETTERS);

/** So many as the page of all branches shows. */
export function branchPage(search: URLSearchParams) {
  const [place, page] = [placeIn(search), pageIn(search)];
  return apiQuery('listNetworkPage', { params: { ...(place && { place }), ...(page && { page }) } });
}

export const branchNamed = (slug: string) =>
  apiQuery('listNetworkPage', { params: { slug: slug.slice(0, MOST_PLACE_LETTERS) } });

export const branchesWith = (id = '') => apiQuery('listDealers', { params: { id } });

/** The same branches in the same order, with what the specified call does not tell. */
export const branchDaysOf = (id = '') => apiQuery('listNetworkAt', { params: { id } });
