import { modelKey } from '../../../contract/model-key.ts';
import type { Reply } from '../../lib/api-client.ts';
import { apiQuery, useQuery } from '../../lib/queries.ts';
import type { Query } from '../../lib/query-store.ts';
import { besideQuery } from '../bike/bike-queries.ts';
import { modelChoices } from '../buying/model-choices.ts';
import { modelOptions, useModelOptions } from '../forms/model-options.ts';

/** The first of these stands at the top when nobody asks for another. */
export const displayed = apiQuery('listCataloguePart', { params: { type: 'bikes' } });

export type Vehicle = Reply<'listBikes'>[number];

/** The model that the page is about, where it is about one. */
export const financeQueries = (asked: string): Query[] => [
  modelOptions,
  modelChoices,
  displayed,
  ...(asked ? [besideQuery(asked)] : []),
];

/** What is on sale and known by now. A list that could not be had leaves all models on offer. */
export function useFinanceModels(asked: string) {
  const { data: choices } = useQuery(modelChoices);
  const { data: beside } = useQuery({ ...besideQuery(asked), enabled: asked !== '' });
  const { data: first } = useQuery(displayed);
  const onSale = choices && new Set(choices.models.map(({ bikeName }) => bikeName));
  const options = useModelOptions()?.filter(({ bikeName }) => bikeName && (!onSale || onSale.has(bikeName)));
  const listed = options?.find(({ bikeName = '' }) => modelKey(bikeName) === modelKey(asked));
  return {
    options,
    chosen: beside ? { value: beside.value, label: beside.vehicle.name } : listed,
    vehicle: beside?.vehicle,
    displayed: first?.models[0],
  };
}
