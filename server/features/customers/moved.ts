import type { JoinedLeads } from '../../leads/join-leads.ts';

/** What a merge moved, as it is stored with it, so that a split can move it back. */
export interface Moved {
  numbers: string[];
  /** Leads that only changed their customer. */
  leads: number[];
  /** Open leads of one department, of which two became one. */
  joins: JoinedLeads[];
  kept: {
    do_not_contact: number /** Since the merge: if it is another by then, somebody has changed them. */;
    version: number;
  };
}
