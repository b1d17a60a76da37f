import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import type { Call, CallInput, EndpointName, Reply } from '../lib/api-client.ts';
import { ApiError } from '../lib/api-error.ts';

const RETRY_DELAY_MS = 300;

/** A call as a query. Its key is all there is to it: the client knows how to make the call from the key. */
export const apiQuery = <Name extends EndpointName>(name: Name, ...input: CallInput<Name>) =>
  queryOptions<Reply<Name>>({ queryKey: [name, ...input] });

interface Behaviour {
  /** Tries after the first. */
  retries: number;
  onError?: (error: Error) => void;
}

export function createQueryClient(call: Call, { retries, onError = () => {} }: Behaviour): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: [name, ...input] }) => call(name as EndpointName, ...(input as [])),
        // Without a network a call is to fail, and to say so, rather than to wait.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < retries && !isRefusal(error),
        retryDelay: RETRY_DELAY_MS,
      },
    },
  });
}

const isRefusal = (error: Error): boolean => error instanceof ApiError && error.status < 500;
