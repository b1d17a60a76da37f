import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import type { Lead } from '../contacts/attempts.ts';
import { onSaid } from '../contacts/attempts.ts';
import { onWrittenDown } from '../contacts/send-letters.ts';
import { useLeadChanges } from '../live/new-leads.ts';
import { apiQuery } from '../panel-queries.ts';
import { quietCall } from '../quiet-call.ts';
import type { Day } from './day.ts';
import { DAY_KEY, withLead } from './day.ts';

interface Deal {
  /** To the next card, if this one is in sight. */
  leave: (id: number) => void;
  /** To where it belongs now. */
  put: (lead: Lead) => void;
  update: (change: (day: Day) => Day) => void;
}

const NONE: ReadonlySet<number> = new Set();

/** What others do, and what was written down of what one did oneself. Returns what somebody else has by now. */
export function useHeardChanges({ leave, put, update }: Deal) {
  const client = useQueryClient();
  const [gone, setGone] = useState(NONE);

  // At once, whether there is a network or not.
  useEffect(() => onSaid(leave), [leave]);

  // An attempt or a note leaves the card where it is; what came of it does not.
  useEffect(
    () =>
      onWrittenDown((lead, letter) => {
        const isSaid = letter.kind === 'contact' && letter.body.outcome !== undefined;
        if (isSaid) put(lead);
        else update((day) => withLead(day, lead));
      }),
    [put, update],
  );

  const hear = useCallback(
    (ids: readonly number[]) => {
      const refresh = async (id: number) => {
        try {
          const input = { params: { id: String(id) } };
          const lead = await quietCall('readLead', input);
          client.setQueryData(apiQuery('readLead', input).queryKey, lead);
          update((day) => withLead(day, lead));
        } catch (failure) {
          if (failure instanceof ApiError && failure.status === 404) setGone((all) => new Set([...all, id]));
        }
      };
      const shown = client.getQueryData<Day>(DAY_KEY)?.leads ?? [];
      for (const { id } of shown) if (ids.includes(id)) void refresh(id);
    },
    [client, update],
  );
  useLeadChanges(hear);
  return { gone, forgetGone: () => setGone(NONE) };
}
