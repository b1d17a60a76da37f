import type { LeadFilters } from '../../../contract/leads/lead-filters.ts';
import { leadFilterNames } from '../../../contract/leads/lead-filters.ts';
import { screenAddress } from '../screens/screen-address.ts';

/** The key of the screen. */
const LEADS = 'leads';

/** What stands in the address of the screen: what the list is narrowed down by, its order, how it is drawn, and the lead that is open. */
export type LeadAddress = LeadFilters & { order?: string; look?: string; lead?: string };

const names = [...leadFilterNames, 'order', 'look', 'lead'] as const satisfies (keyof LeadAddress)[];

export const readAddress = (search: URLSearchParams): LeadAddress =>
  Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])));

/** What is empty does not stand there. */
export const addressOf = (address: { [Name in keyof LeadAddress]: string | undefined }): string =>
  screenAddress(
    LEADS,
    Object.fromEntries(names.flatMap((name) => (address[name] ? [[name, address[name]]] : []))) as Record<
      string,
      string
    >,
  );

/** What a list is asked for with; also what is saved under a name. */
export function filtersOf({ look, lead, ...filters }: LeadAddress): Omit<LeadAddress, 'look' | 'lead'> {
  return filters;
}
