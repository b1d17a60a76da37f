import { apiQuery, useQuery } from '../../lib/queries.ts';

/** Every model that may come in for service. */
export const modelOptions = apiQuery('listModelOptions');

/** None until they are known. */
export const useModelOptions = () => useQuery(modelOptions).data ?? [];
