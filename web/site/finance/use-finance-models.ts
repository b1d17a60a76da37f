import { modelKey } from '../../../contract/model-key.ts';
import type { Reply } from '../../lib/api-client.ts';
import { apiQuery, useQuery } from '../../lib/queries.ts';
import { useModelOptions } from '../forms/model-options.ts';

export const catalogue = [apiQuery('listBikes'), apiQuery('listScooters'), apiQuery('listEv')] as const;

export type Vehicle = Reply<'listBikes'>[number];

export const isModel = (bikeName: string, asked: string): boolean => modelKey(bikeName) === modelKey(asked);

/** What is on sale and known by now. A list that could not be had leaves all models on offer. */
export function useFinanceModels() {
  const lists = [useQuery(catalogue[0]).data, useQuery(catalogue[1]).data, useQuery(catalogue[2]).data];
  const vehicles = lists.flatMap((list) => list ?? []);
  const isWhole = lists.every((list) => list !== undefined);
  const options = useModelOptions().filter(
    ({ bikeName }) => bikeName && (!isWhole || vehicles.some((vehicle) => vehicle.bikeName === bikeName)),
  );
  return { vehicles, options };
}
