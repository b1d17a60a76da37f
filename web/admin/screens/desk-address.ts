import { screenAddress } from './screen-address.ts';

/** A list of leads, narrowed down as its screen understands it. */
export const leadsAddress = (filters: Record<string, string>): string => screenAddress('leads', filters);

export const leadAddress = (id: number): string => leadsAddress({ lead: String(id) });

export const customerAddress = (id: number): string => screenAddress('customers', { customer: String(id) });

/** The roster, with what concerns one person open. */
export const memberAddress = (userId: string): string => screenAddress('team', { person: userId });
