import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/queries.ts';
import type { PriceChange } from './price-table.tsx';

export const priceChanges = apiQuery('listPriceChanges');

/** The last change of each price of a kind. A list that cannot be read leaves the prices themselves usable. */
export function usePriceChanges(kind: PriceChange['kind']): (subject: string) => PriceChange | undefined {
  const { data = [] } = useQuery(priceChanges);
  return (subject) => data.find((change) => change.kind === kind && change.subject === subject);
}
