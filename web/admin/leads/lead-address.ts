import type { LeadFilters } from '../../../contract/leads/lead-filters.ts';
import { leadFilterNames } from '../../../contract/leads/lead-filters.ts';
import { screenAddress } from '../screens/screen-address.ts';

/** The key of the screen. */
const LEADS = 'leads';

/** What stands in the address of the screen: what the list is narrowed down by, its order, how it is drawn, and the lead that is open. */
export type LeadAddress = LeadFilters & { order?: string; look?: string; lead?: string };

const names = [...leadFilterNames, 'order', 'look', 'lead'] as const satisfies (keyof LeadAddress)[];

/** Also of what is saved under a name, which has no part behind a #. */
export function readAddress(search: string, hash = ''): LeadAddress {
  const params = new URLSearchParams(`${search}&${hash.slice(1)}`);
  return Object.fromEntries(names.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])));
}

/**
 * What is empty does not stand there. What is searched for may be somebody's name or number: it stands behind the #, which no browser
 * sends to a server, where a log would keep it.
 */
export function addressOf({ q, ...address }: { [Name in keyof LeadAddress]: string | undefined }): string {
  const shown = Object.entries(address).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return screenAddress(LEADS, Object.fromEntries(shown)) + (q ? `#${new URLSearchParams({ q })}` : '');
}

/** What a list is asked for with; also what is saved under a name. */
export function filtersOf({ look, lead, ...filters }: LeadAddress): Omit<LeadAddress, 'look' | 'lead'> {
  return filters;
}
