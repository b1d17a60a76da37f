import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Lead } from '../contacts/attempts.ts';
import { countWaiting } from '../live/listen-for-leads.ts';
import { acceptNewLeads } from '../live/new-leads.ts';
import { call } from '../panel-api.ts';
import { lastUser } from '../session/session.ts';
import type { Day } from './day.ts';
import { DAY_KEY, inOrder, readDay, settledDay, withLead } from './day.ts';
import { useHeardChanges } from './use-heard-changes.ts';

/**
 * What somebody has to do. It is read when the screen is opened and when they want to see what is new; in between leads change where they stand,
 * and move only when something was done about them here.
 */
export function useDay() {
  const client = useQueryClient();
  const userId = lastUser();
  const [chosen, setChosen] = useState<number>();
  const { data, error, isPending, refetch } = useQuery<Day>({
    queryKey: DAY_KEY,
    queryFn: () => readDay(call, userId),
    refetchOnMount: 'always',
    refetchOnReconnect: false,
  });
  const order = data ? inOrder(data) : [];
  // What is in sight stays there, whatever else the day turns out to have.
  if (chosen === undefined && order[0]) setChosen(order[0].id);
  const position = Math.max(
    0,
    order.findIndex(({ id }) => id === chosen),
  );
  const current = order[position];

  const update = useCallback(
    (change: (day: Day) => Day) => void client.setQueryData<Day>(DAY_KEY, (day) => day && change(day)),
    [client],
  );
  /** The next one comes, if this is the one in sight. */
  const leave = useCallback(
    (id: number) => {
      const day = client.getQueryData<Day>(DAY_KEY);
      const ids = day ? inOrder(day).map((lead) => lead.id) : [];
      const next = ids[ids.indexOf(id) + 1] ?? ids[0];
      setChosen((now) => ((now ?? ids[0]) === id ? next : (now ?? ids[0])));
    },
    [client],
  );
  const put = useCallback(
    (lead: Lead) => {
      update((day) => settledDay(day, lead, userId, Date.now()));
      // What is being read knows nothing of it yet, and would bring it back.
      if (client.isFetching({ queryKey: DAY_KEY }) > 0) void client.invalidateQueries({ queryKey: DAY_KEY });
      void countWaiting(client);
    },
    [client, update, userId],
  );
  const { gone, forgetGone } = useHeardChanges({ leave, put, update });

  /** Reads everything anew, and begins with what has come. */
  const showNew = async () => {
    const ids = acceptNewLeads().filter((id) => !order.some((lead) => lead.id === id));
    forgetGone();
    const { data: fresh } = await refetch();
    const first = fresh && inOrder(fresh).find(({ id }) => ids.includes(id));
    if (first) setChosen(first.id);
  };
  useEffect(() => {
    // Whatever has come until now is among what is read now.
    acceptNewLeads();
  }, []);

  return {
    ...{ day: data, error, isPending, order, position, current, showNew, choose: setChosen },
    isGone: current !== undefined && gone.has(current.id),
    /** Done with it: it goes where it belongs, and the next one comes. */
    settle: (lead: Lead) => {
      leave(lead.id);
      put(lead);
    },
    update: (lead: Lead) => update((day) => withLead(day, lead)),
    reload: () => void refetch(),
  };
}
