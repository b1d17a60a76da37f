import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQuery } from '../panel-queries.ts';
import { quietCall } from '../quiet-call.ts';
import { token } from '../session/session.ts';

const EVERY_MS = 30_000;

type Refreshed = 'dashboard' | 'activity' | 'contactClicks' | 'messageCounts';

/** Fetches figures again every half minute while they are in sight, and at once when they come into sight again. */
export function useQuietRefresh(names: readonly Refreshed[]): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState !== 'visible' || token.get() === null) return;
      for (const name of names) {
        // A failure is kept with the query, where the screen finds it.
        client.fetchQuery({ ...apiQuery(name), queryFn: () => quietCall(name), staleTime: 0 }).catch(() => {});
      }
    };
    const timer = setInterval(refresh, EVERY_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [client, names]);
}
