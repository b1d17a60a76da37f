import * as z from 'zod';
import { activityKinds } from '../leads/activities.ts';
import { outcomeNames } from '../leads/contacts.ts';
import { departmentNames } from '../leads/departments/index.ts';
import { stageNames } from '../leads/stages.ts';
import { locales } from '../locales.ts';
import { fault } from './fault.ts';
import { messageReplySchema } from './replies.ts';
import { optionalText, requiredText } from './text.ts';

/** Customers, as staff see them. Instants are UTC milliseconds; numbers are masked for whoever may not see them. */

const version = z.int({ error: fault('field.required', { label: 'Version' }) });
const id = (label: string) => z.int({ error: fault('field.required', { label }) }).positive();

export const customerQuerySchema = z.object({ q: optionalText('Search', 100) });

/** A lead in a few words. */
export const briefLeadSchema = z.object({
  id: z.int(),
  department: z.enum(departmentNames),
  stage: z.enum(stageNames),
  isOpen: z.boolean(),
  model: z.string(),
  branch: z.string(),
  /** As staff read it. */
  owner: z.string().nullable(),
  createdAt: z.int(),
  /** The lead that goes on in its place. */
  mergedInto: z.int().nullable(),
  /** Whoever asks may open it. */
  isSeen: z.boolean(),
});

const foundCustomerSchema = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  numbers: z.array(z.string()),
  doNotContact: z.boolean(),
  lastEnquiryAt: z.int().nullable(),
  openLeads: z.array(briefLeadSchema),
});

export const customerListSchema = z.object({
  /** Those that fit best and came last, first. */
  customers: z.array(foundCustomerSchema),
  /** Leads of which nobody knows a number yet. */
  leads: z.array(briefLeadSchema.extend({ name: z.string() })),
  /** There are more; a longer search finds them. */
  hasMore: z.boolean(),
});

export const customerParamsSchema = z.object({ id: z.string(), before: optionalText('Before', 60) });
export const customerIdSchema = z.object({ id: z.string() });

const timelineEntrySchema = z.object({
  key: z.string(),
  at: z.int(),
  kind: z.enum(['enquiry', ...activityKinds]),
  leadId: z.int().nullable(),
  department: z.enum(departmentNames).nullable(),
  outcome: z.enum(outcomeNames).nullable(),
  /** What it was, in a few words. */
  title: z.string(),
  /** What was written; empty where it is not for whoever asks. */
  text: z.string(),
  /** Who did it; empty: the customer, or the server by itself. */
  who: z.string(),
  /** Of an enquiry. */
  reference: z.string().nullable(),
});

const mergeSchema = z.object({
  id: z.int(),
  joined: z.int(),
  name: z.string(),
  at: z.int(),
  who: z.string(),
  /** Those that were joined later have to go first. */
  canSplit: z.boolean(),
});

export const customerSchema = z.object({
  /** Of the one that is kept, where they were joined. */
  id: z.int(),
  version: z.int(),
  name: z.string(),
  /** The other names that enquiries from these numbers had: a number can be a family's. */
  otherNames: z.array(z.string()),
  language: z.string(),
  doNotContact: z.boolean(),
  numbers: z.array(z.string()),
  leads: z.array(briefLeadSchema),
  merges: z.array(mergeSchema),
  /** The newest first. */
  timeline: z.array(timelineEntrySchema),
  /** For the call of the next page; empty: there is none. */
  next: z.string(),
});

/** What is not named stays. */
export const customerChangeSchema = z.object({
  version,
  name: requiredText('Name', 100).optional(),
  language: z.enum(locales, { error: fault('field.choice', { label: 'Language' }) }).optional(),
  doNotContact: z.boolean({ error: fault('field.yesOrNo', { label: 'Do not contact' }) }).optional(),
  addNumber: requiredText('Number', 30).optional(),
  removeNumber: requiredText('Number', 30).optional(),
});

/** As it was seen: whoever changed it meanwhile has to be looked at first. */
const seenCustomer = z.object({ id: id('Customer'), version });
const isDry = z.boolean({ error: fault('field.yesOrNo', { label: 'Dry run' }) }).default(false);

export const mergeCustomersSchema = z.object({ kept: seenCustomer, joined: seenCustomer, isDry });

export const splitCustomersSchema = z.object({ merge: id('Merge'), isDry });

export const joiningSchema = messageReplySchema.extend({
  /** What happened, or would happen, a sentence for each. */
  says: z.array(z.string()),
  /** What stays as it is. */
  stays: z.array(z.string()),
});

export const leadCustomerSchema = z.object({ version, mobile: requiredText('Number', 30) });

export const leadCustomerReplySchema = messageReplySchema.extend({
  customer: z.int(),
  /** The lead that goes on: where the customer had an open one, that may be the other. */
  lead: z.int(),
});
