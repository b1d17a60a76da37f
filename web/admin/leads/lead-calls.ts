import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CallInput, Reply } from '../../lib/api-client.ts';
import { showToast } from '../../ui/toasts.ts';
import { currentOf } from '../changed-meanwhile.ts';
import { onWrittenDown } from '../contacts/send-letters.ts';
import { change } from '../panel-api.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { tellFailure } from '../session/end-of-session.ts';

export type LeadList = Reply<'listLeads'>;
export type Lead = LeadList['leads'][number];
export type LeadDetails = Reply<'readLead'>;
export type LeadChoices = Reply<'leadChoices'>;
export type LeadChange = Omit<CallInput<'changeLead'>[0]['body'], 'version'>;

export const choicesQuery = apiQuery('leadChoices');
export const leadQuery = (id: number) => apiQuery('readLead', { params: { id: String(id) } });

/** The first part of the key of every list. */
export const LISTS = 'leadLists';

/** Puts a lead as it is now where it stands already. Nothing moves: it may no longer fit the list, and stays until that is read again. */
export function showChanged(client: QueryClient, lead: Lead | LeadDetails): void {
  if ('activities' in lead) client.setQueryData(leadQuery(lead.id).queryKey, lead);
  client.setQueriesData<InfiniteData<LeadList>>(
    { queryKey: [LISTS] },
    (lists) =>
      lists && {
        ...lists,
        pages: lists.pages.map((page) => ({
          ...page,
          leads: page.leads.map((one) => (one.id === lead.id ? lead : one)),
        })),
      },
  );
}

/** What came of calls is written down elsewhere; lists hear of it here. */
export function useWrittenDown(): void {
  const client = useQueryClient();
  useEffect(() => onWrittenDown((lead) => showChanged(client, lead)), [client]);
}

type Act = (() => Promise<LeadDetails>) | undefined;

/** Changes one lead. What somebody else has changed meanwhile is shown, and what was typed stays. */
export function useLeadChange({ id, version }: Pick<Lead, 'id' | 'version'>) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const params = { id: String(id) };
  const act = async (call: Exclude<Act, undefined>): Promise<boolean> => {
    setBusy(true);
    try {
      showChanged(client, await call());
      return true;
    } catch (error) {
      const current = currentOf(error) as LeadDetails | undefined;
      if (current) {
        showChanged(client, current);
        showToast(
          'error',
          'Somebody else has changed this lead meanwhile. It is shown as it is now; please look again.',
        );
      } else tellFailure(error, panelTexts.networkFailed);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    save: (wanted: LeadChange) => act(() => change('changeLead', { params, body: { version, ...wanted } })),
    take: () => act(() => change('takeLead', { params })),
    note: (text: string, clientKey: string) => act(() => change('addNote', { params, body: { text, clientKey } })),
  };
}
