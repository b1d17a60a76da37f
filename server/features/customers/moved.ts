import type { JoinedLeads } from '../../leads/join-leads.ts';

/** What a merge moved, as it is stored with it, so that a split can move it back. */
export interface Moved {
  numbers: string[];
  /** Leads that only changed their customer. */
  leads: number[];
  /** Open leads of one department, of which two became one. */
  joins: JoinedLeads[];
  /** Whether they may be contacted: before, and since. */
  doNotContact: [before: number, after: number];
}
