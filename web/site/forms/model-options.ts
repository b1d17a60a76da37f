import type { Reply } from '../../lib/api-client.ts';
import { apiQuery, useQuery } from '../../lib/queries.ts';

/** Every model that may come in for service. */
export const modelOptions = apiQuery('listModelOptions');

/** An empty list until they are known; none where there are too many, so that a name is written instead. */
export function useModelOptions(): Reply<'listModelOptions'> | undefined {
  const { data } = useQuery(modelOptions);
  return data?.length === 0 ? undefined : (data ?? NOT_YET);
}

const NOT_YET: Reply<'listModelOptions'> = [];
