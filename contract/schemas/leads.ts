import * as z from 'zod';
import { isRealDate } from '../kolkata-time.ts';
import { activityKinds } from '../leads/activities.ts';
import { contactWays, outcomeNames } from '../leads/contacts.ts';
import { departmentNames } from '../leads/departments/index.ts';
import { figureNames } from '../leads/figures.ts';
import { leadOrders, leadStates, MOST_IN_BULK } from '../leads/lead-filters.ts';
import { chosenReasons, lostReasonNames } from '../leads/lost-reasons.ts';
import { stageNames } from '../leads/stages.ts';
import { fault } from './fault.ts';
import { optionalText, requiredText } from './text.ts';

/** Leads, as staff see them. Instants are UTC milliseconds. */

const choice = <Names extends readonly [string, ...string[]]>(label: string, names: Names) =>
  z.enum(names, { error: fault('field.choice', { label }) });
const orNone = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal(''), schema]).default('');
const day = (label: string) =>
  optionalText(label, 10).refine((value) => value === '' || isRealDate(value), {
    error: fault('field.date', { label }),
  });
/** Nobody plans for the next century, and a clock that far off could not be written down as a day. */
const LAST_INSTANT = Date.UTC(2100, 0, 1);
const instant = (label: string) => {
  const error = fault('field.wholeNumber', { label, least: 0, most: LAST_INSTANT });
  return z.int({ error }).min(0, { error }).max(LAST_INSTANT, { error });
};
const version = z.int({ error: fault('field.required', { label: 'Version' }) });
const MOST_WORDS = 1000;

/** What is left empty does not narrow it down. */
const leadFilterSchema = z.object({
  q: optionalText('Search', 100),
  department: orNone(choice('Department', departmentNames)),
  branch: optionalText('Branch', 100),
  kind: optionalText('Kind', 40),
  model: optionalText('Model', 100),
  source: optionalText('Source', 300),
  /** A user id, `me` or `nobody`. */
  owner: optionalText('Owner', 64),
  stage: orNone(choice('Stage', stageNames)),
  lost: orNone(choice('Reason', lostReasonNames)),
  state: choice('State', leadStates).default('open'),
  /** Those that a figure counts. */
  figure: orNone(choice('Figure', figureNames)),
  /** Days of arrival. */
  from: day('From Date'),
  to: day('To Date'),
});

export const leadQuerySchema = leadFilterSchema.extend({
  order: choice('Order', leadOrders).default('urgent'),
  /** From the answer before: where the next page begins. */
  after: optionalText('After', 200),
});

export const leadCardSchema = z.object({
  id: z.int(),
  version: z.int(),
  customerId: z.int().nullable(),
  name: z.string(),
  /** Ten digits, masked for whoever may not see them; empty: none is known. */
  mobile: z.string(),
  language: z.string(),
  doNotContact: z.boolean(),
  department: z.enum(departmentNames),
  /** Of the newest enquiry. */
  kind: z.string(),
  branch: z.string(),
  branchName: z.string(),
  model: z.string(),
  source: z.string(),
  stage: z.enum(stageNames),
  lostReason: z.enum(lostReasonNames).nullable(),
  lostWords: z.string(),
  owner: z.string().nullable(),
  ownerName: z.string(),
  offeredTo: z.enum(['owner', 'branch', 'manager']),
  createdAt: z.int(),
  dueAt: z.int(),
  firstAttemptAt: z.int().nullable(),
  firstReachedAt: z.int().nullable(),
  followUpAt: z.int().nullable(),
  again: z.int(),
  lastEnquiryAt: z.int(),
  closedAt: z.int().nullable(),
});

export const leadListSchema = z.object({
  leads: z.array(leadCardSchema),
  /** For the call of the next page; empty: there is none. */
  next: z.string(),
});

/** How many there are of each state, of those that somebody sees; at most 1,000 are counted. */
export const leadCountsSchema = z.object({
  late: z.int(),
  due: z.int(),
  new: z.int(),
  planned: z.int(),
  pool: z.int(),
});

/** What a list can be narrowed down by, for somebody who sees only some of it, and whom leads can be given to. */
export const leadChoicesSchema = z.object({
  userId: z.string(),
  departments: z.array(z.enum(departmentNames)),
  branches: z.array(z.object({ key: z.string(), name: z.string() })),
  people: z.array(z.object({ userId: z.string(), userName: z.string() })),
  models: z.array(z.string()),
});

const activitySchema = z.object({
  id: z.int(),
  kind: z.enum(activityKinds),
  outcome: z.enum(outcomeNames).nullable(),
  text: z.string(),
  /** What it changed, in words. */
  says: z.string(),
  /** Empty: the server by itself. */
  userId: z.string(),
  userName: z.string(),
  at: z.int(),
});

export const leadEnquirySchema = z.object({
  id: z.int(),
  kind: z.string(),
  reference: z.string().nullable(),
  name: z.string(),
  message: z.string(),
  at: z.int(),
  /** What else was filled in, as its report names it. */
  details: z.array(z.object({ label: z.string(), value: z.string() })),
});

export const leadDetailsSchema = leadCardSchema.extend({
  enquiries: z.array(leadEnquirySchema),
  /** The newest first. */
  activities: z.array(activitySchema),
  /** What to write to them, in their language, filled in; by names that staff read. */
  readyTexts: z.array(z.object({ title: z.string(), text: z.string() })),
  /** To whom it can be given. */
  colleagues: z.array(z.object({ userId: z.string(), userName: z.string() })),
});

export const leadParamsSchema = z.object({ id: z.string() });

/** What is not named stays. */
export const leadChangeSchema = z.object({
  version,
  stage: choice('Stage', stageNames).optional(),
  lostReason: choice('Reason', chosenReasons).nullable().optional(),
  lostWords: optionalText('Reason', MOST_WORDS).optional(),
  followUpAt: instant('Next step').nullable().optional(),
  /** A user id; null: back to the pool. */
  owner: z.string().max(64).nullable().optional(),
  branch: optionalText('Branch', 100).optional(),
  department: choice('Department', departmentNames).optional(),
  model: optionalText('Model', 100).optional(),
  name: optionalText('Name', 100).optional(),
});

/** First without an outcome, before the phone opens; then with it, under the same key. Sent again it counts once. */
export const contactSchema = z.object({
  clientKey: z.string().regex(/^[\w-]{8,64}$/, { error: fault('request.invalidKey') }),
  way: choice('Way', contactWays),
  /** When it happened, if it could not be sent at once; never later than now. */
  at: instant('Time').optional(),
  outcome: choice('Outcome', outcomeNames).optional(),
  text: optionalText('Note', MOST_WORDS).optional(),
  followUpAt: instant('Next step').optional(),
});

export const noteSchema = z.object({
  clientKey: z
    .string()
    .regex(/^[\w-]{8,64}$/, { error: fault('request.invalidKey') })
    .optional(),
  text: requiredText('Note', MOST_WORDS),
});

/** The same for many; each has its own result. */
export const bulkSchema = z.object({
  leads: z
    .array(z.object({ id: z.int(), version }))
    .min(1, { error: fault('lead.noneChosen') })
    .max(MOST_IN_BULK, { error: fault('lead.tooManyChosen') }),
  change: leadChangeSchema.omit({ version: true }),
});

export const bulkResultSchema = z.object({
  results: z.array(
    z.object({
      id: z.int(),
      /** Why it was not changed; empty: it was. */
      fault: z.string(),
      lead: leadCardSchema.optional(),
    }),
  ),
});

export const viewSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** As it stands in the address of the screen. */
  query: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
});

export const newViewSchema = z.object({
  name: requiredText('Name', 60),
  query: optionalText('Query', 1000),
  /** For everybody; needs the right to oversee leads. */
  isShared: z.boolean().default(false),
});
