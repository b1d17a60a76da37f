import type { Trx } from '../db/db.ts';
import type { EnquiryRow, LeadRow } from '../db/tables.ts';

/** What became of an enquiry. */
export interface TakenIn {
  enquiry: EnquiryRow;
  lead: LeadRow;
  /** It began a lead, came to one that was open, or opened one that was lost. */
  how: 'arrived' | 'again' | 'reopened';
  now: number;
}

/** A lead that somebody has by turn, or that is offered to more people because it is late. */
export interface Given {
  lead: LeadRow;
  now: number;
}

/**
 * Who is told of it, in the transaction in which it happens: what is written here is there if and only if the lead is. Never asked about enquiries
 * from before the desk.
 */
export const afterIntake: readonly ((trx: Trx, taken: TakenIn) => Promise<void>)[] = [];

/** The same for leads that waited for somebody and are given out. */
export const afterGiving: readonly ((trx: Trx, given: Given) => Promise<void>)[] = [];

/** The same for leads that nobody has tried to answer in time. */
export const afterLate: readonly ((trx: Trx, given: Given) => Promise<void>)[] = [];
