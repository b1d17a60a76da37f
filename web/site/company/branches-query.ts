import { apiQuery } from '../../lib/queries.ts';

export const branchesWith = (id = '') => apiQuery('listDealers', { params: { id } });
