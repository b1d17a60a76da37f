import { apiQuery } from '../../lib/queries.ts';

export const allBranches = apiQuery('listNetwork');

/** Longer is no place that anybody means; the call would refuse it. */
export const MOST_PLACE_LETTERS = 80;

export const branchNamed = (slug: string) =>
  apiQuery('listNetworkPage', { params: { slug: slug.slice(0, MOST_PLACE_LETTERS) } });

export const branchesWith = (id = '') => apiQuery('listDealers', { params: { id } });

/** The same branches in the same order, with what the specified call does not tell. */
export const branchDaysOf = (id = '') => apiQuery('listNetworkAt', { params: { id } });
