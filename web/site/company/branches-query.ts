import { apiQuery } from '../../lib/queries.ts';

export const allBranches = apiQuery('listNetwork');

export const branchesWith = (id = '') => apiQuery('listDealers', { params: { id } });

/** The same branches in the same order, with what the specified call does not tell. */
export const branchDaysOf = (id = '') => apiQuery('listNetworkAt', { params: { id } });
