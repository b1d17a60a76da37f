import type { ReactNode } from 'react';
import { createContext, createElement, use, useEffect, useSyncExternalStore } from 'react';
import type { CallInput, EndpointName, Reply } from './api-client.ts';
import type { Answer, Query, QueryStore } from './query-store.ts';
import { idOf } from './query-store.ts';

/** A call as a query. Its key is all there is to it: the store knows how to make the call from the key. */
export const apiQuery = <Name extends EndpointName>(name: Name, ...input: CallInput<Name>): Query<Reply<Name>> => ({
  queryKey: [name, ...input],
});

const StoreContext = createContext<QueryStore | undefined>(undefined);

export const Queries = ({ store, children }: { store: QueryStore; children: ReactNode }) =>
  createElement(StoreContext, { value: store }, children);

export function useQueryStore(): QueryStore {
  const store = use(StoreContext);
  if (!store) throw new Error('There are no <Queries> around this component.');
  return store;
}

/** What a call has answered by now. It is made when the component comes, and whenever it asks for something else. */
export function useQuery<Data>({ queryKey, enabled = true }: Query<Data> & { enabled?: boolean }): Answer<Data> {
  const store = useQueryStore();
  const id = idOf(queryKey);
  const answer = () => store.answerTo<Data>(id);
  useEffect(() => (enabled ? store.want(id) : undefined), [store, id, enabled]);
  return useSyncExternalStore(store.subscribe, answer, answer);
}
