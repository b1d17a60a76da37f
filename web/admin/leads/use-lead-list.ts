import type { InfiniteData } from '@tanstack/react-query';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { CallInput } from '../../lib/api-client.ts';
import { call } from '../panel-api.ts';
import type { LeadAddress } from './lead-address.ts';
import { filtersOf } from './lead-address.ts';
import type { LeadList } from './lead-calls.ts';
import { LISTS } from './lead-calls.ts';

type Query = CallInput<'listLeads'>[0]['body'];

/** A list of leads, page by page. It is read again only when somebody wants it: nothing moves under a finger. */
export function useLeadList(address: LeadAddress) {
  // What nobody knows the server refuses, with a sentence.
  const filters = filtersOf(address) as Query;
  const { data, error, isPending, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery<LeadList, Error, InfiniteData<LeadList>, [string, Query], string>({
      queryKey: [LISTS, filters],
      queryFn: ({ pageParam }) => call('listLeads', { body: { ...filters, after: pageParam } }),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next || undefined,
      refetchOnReconnect: false,
      staleTime: 60_000,
      placeholderData: (before) => before,
    });
  return {
    leads: data?.pages.flatMap((page) => page.leads) ?? [],
    error,
    isPending,
    isFetching,
    hasMore: hasNextPage,
    isFetchingMore: isFetchingNextPage,
    readMore: () => void fetchNextPage(),
    readAgain: () => refetch(),
  };
}
