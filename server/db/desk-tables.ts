import type { Generated } from 'kysely';
import type { ActivityKind } from '../../contract/leads/activities.ts';
import type { Outcome } from '../../contract/leads/contacts.ts';
import type { DepartmentName } from '../../contract/leads/departments/index.ts';
import type { LostReason } from '../../contract/leads/lost-reasons.ts';
import type { StageName } from '../../contract/leads/stages.ts';

/** Customers, leads, and the people who deal with them (decision 048). */

export interface CustomersTable {
  id: Generated<number>;
  /** The first that they gave; the others stand in their enquiries. */
  name: string;
  language: Generated<string>;
  do_not_contact: Generated<number>;
  created_at: number;
  version: Generated<number>;
}

export interface CustomerNumbersTable {
  /** Ten digits. */
  mobile: string;
  customer_id: number;
  added_at: number;
}

/** What staff wrote of customers and no enquiry says; derived from the two tables above, for the search. */
export interface CustomerWordsTable {
  customer_id: number;
  search_text: string;
}

export interface LeadsTable {
  id: Generated<number>;
  /** Null: nobody knows a number yet. */
  customer_id: number | null;
  /** As the enquiry says that began it. */
  name: Generated<string>;
  department: DepartmentName;
  /** The key of its document; empty: there is none. */
  branch: Generated<string>;
  model: Generated<string>;
  /** The page or website that the first enquiry came from. */
  source: Generated<string>;
  stage: Generated<StageName>;
  lost_reason: Generated<LostReason | null>;
  lost_words: Generated<string>;
  /** Null: it waits in the pool of its branch. */
  owner: Generated<string | null>;
  /** Who may take it besides its owner, because it is late. */
  offered_to: Generated<'owner' | 'branch' | 'manager'>;
  handovers: Generated<number>;
  created_at: number;
  /** By when the first attempt is due; reckoned once, in opening minutes. */
  due_at: number;
  first_attempt_at: Generated<number | null>;
  first_reached_at: Generated<number | null>;
  follow_up_at: Generated<number | null>;
  /** How many more enquiries came to it. */
  again: Generated<number>;
  last_enquiry_at: number;
  closed_at: Generated<number | null>;
  /** The lead that goes on in its place, since their customers turned out to be one. */
  merged_into: Generated<number | null>;
  /** Of the enquiry that began it; kept by a trigger. */
  kind: Generated<string>;
  /** 1: it came so far, whatever its stage is by now; kept by triggers. */
  test_ridden: Generated<number>;
  booked: Generated<number>;
  version: Generated<number>;
}

export interface LeadEnquiriesTable {
  enquiry_id: number;
  lead_id: number;
}

/** The timeline. */
export interface ActivitiesTable {
  id: Generated<number>;
  lead_id: number | null;
  customer_id: Generated<number | null>;
  kind: ActivityKind;
  outcome: Generated<Outcome | null>;
  /** In somebody's own words. */
  text: Generated<string>;
  /** JSON: what changed, by names of columns. */
  details: Generated<string>;
  /** Empty: the server by itself. */
  user_id: Generated<string>;
  at: number;
  /** Given by the browser: what it sends again is not counted again. */
  client_key: Generated<string | null>;
}

export interface MergesTable {
  id: Generated<number>;
  kept: number;
  joined: number;
  /** JSON: what was moved, so that it can be moved back. */
  moved: string;
  user_id: string;
  at: number;
  undone_at: Generated<number | null>;
}

/** Who takes turns at a branch. */
export interface DutyTable {
  user_id: string;
  branch: string;
  department: DepartmentName;
  last_given_at: Generated<number>;
}

export interface AbsencesTable {
  id: Generated<number>;
  user_id: string;
  /** `YYYY-MM-DD`, the last day included. */
  from_day: string;
  to_day: string;
}

/** Where enquiries of a kind go that name no branch. */
export interface BranchRulesTable {
  kind: string;
  branch: string;
}

/** Lists of leads that somebody gave a name. */
export interface ViewsTable {
  id: Generated<number>;
  /** Null: everybody has it. */
  owner: string | null;
  name: string;
  query: string;
  made_at: number;
}

/** Enquiries that have no lead yet; written by a trigger in their own commit. */
export interface IntakeTable {
  enquiry_id: number;
  not_before: number;
  attempts: Generated<number>;
  /** 1: it was there before there were leads. */
  is_old: Generated<number>;
  last_error: Generated<string>;
}
