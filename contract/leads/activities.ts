import { contactWays } from './contacts.ts';

/** What can stand in the timeline of a lead or a customer. */
export const activityKinds = [
  /** An enquiry became a lead, or came to one that was there. */
  'arrived',
  'again',
  /** It was given to somebody by turn, taken, or handed over; or it went back to the pool. */
  'given',
  /** Nobody was in time, and it is offered to more people. */
  'late',
  ...contactWays,
  'note',
  'stage',
  'followUp',
  'details',
  'merged',
  'split',
  /** Something was sent to the customer. */
  'message',
] as const;

export type ActivityKind = (typeof activityKinds)[number];
