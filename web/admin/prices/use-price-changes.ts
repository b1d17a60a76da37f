import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../panel-queries.ts';
import type { PriceChange } from './price-table.tsx';

const priceChanges = apiQuery('listPriceChanges');

/** The last change of each price of a kind. A list that cannot be read leaves the prices themselves usable. */
export function usePriceChanges(kind: PriceChange['kind']): (subject: string) => PriceChange | undefined {
  const { data = [] } = useQuery(priceChanges);
  return (subject) => data.find((change) => change.kind === kind && change.subject === subject);
}

/** After a change, and after a refusal that tells of somebody else's. */
export async function refreshPrices(client: QueryClient, ...lists: readonly { queryKey: QueryKey }[]): Promise<void> {
  await Promise.all([priceChanges, ...lists].map((list) => client.invalidateQueries(list)));
}
