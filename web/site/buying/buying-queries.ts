import type { Reply } from '../../lib/api-client.ts';
import { apiQuery } from '../../lib/queries.ts';

export type OnRoad = Reply<'onRoad'>;
export type FoundModel = Reply<'find'>['models'][number];
export type ComparedModel = Reply<'compare'>['models'][number];

/** What a visitor has chosen of a model, as it stands in the address; nothing of what is empty. */
export function onRoadQuery(bikeName: string, search: URLSearchParams) {
  return apiQuery('onRoad', {
    params: {
      bikeName,
      ...given('variant', search.get('variant')),
      ...(search.get('finance') === '1' && { finance: '1' as const }),
      ...given('accessories', search.getAll('accessories').join(',')),
    },
  });
}

/** Longer is no figure that anybody means; the call would refuse it. */
export const MOST_LETTERS = 40;

/** Without what is not asked for. */
export const findQuery = (params: Readonly<Record<string, string | undefined>>) =>
  apiQuery('find', {
    params: Object.fromEntries(Object.entries(params).filter(([, asked]) => asked && asked.length <= MOST_LETTERS)),
  });

export const compareQuery = (names: readonly string[]) => apiQuery('compare', { params: { models: names.join(',') } });

export type RunningCost = Reply<'runningCost'>;

export const runningCostQuery = (search: URLSearchParams) =>
  apiQuery('runningCost', {
    params: {
      ...given('model', search.get('bike')),
      ...given('electric', search.get('electric')),
      ...given('petrol', search.get('petrol')),
    },
  });

const given = <Name extends string>(name: Name, value: string | null): Partial<Record<Name, string>> =>
  (value ? { [name]: value } : {}) as Partial<Record<Name, string>>;
