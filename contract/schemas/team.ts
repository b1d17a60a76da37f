import * as z from 'zod';
import { isRealDate } from '../kolkata-time.ts';
import { departmentNames } from '../leads/departments/index.ts';
import { stageNames } from '../leads/stages.ts';
import { MOST_ENQUIRIES_ASKED } from '../team.ts';
import { weekSchema } from './branch-document.ts';
import { fault } from './fault.ts';
import { shortText } from './text.ts';

/** Who is given leads, when and where. Days are those of Asia/Kolkata, instants UTC milliseconds. */

const MOST_ROWS = 1000;
const dutyInvalid = { error: fault('team.dutyInvalid') };

const department = z.enum(departmentNames, dutyInvalid);
const dutyRow = z.object({ branch: shortText('Branch', 100), department }, dutyInvalid);
const dutyRows = z.array(dutyRow, dutyInvalid).max(MOST_ROWS, dutyInvalid);

/** Within the branches of whoever asks: as it was shown to them, and as it shall be. */
export const dutyChangeSchema = z.object({ expected: dutyRows, duty: dutyRows });

const day = (label: string) =>
  z
    .string({ error: fault('field.required', { label }) })
    .refine(isRealDate, { error: fault('field.date', { label }), abort: true });

/** The last day included. */
export const newAbsenceSchema = z
  .object({ from: day('First day'), to: day('Last day') })
  .refine(({ from, to }) => from <= to, { error: fault('team.daysReversed'), path: ['to'] });

export const absenceParamsSchema = z.object({ userId: shortText('User ID', 64), id: shortText('Id', 20) });

/** A user id; null: the pool, from which those on duty are given them in turn. */
export const handOverSchema = z.object({
  to: shortText('To', 64)
    .min(1, { error: fault('team.toUnknown') })
    .nullable(),
});

export const handedOverSchema = z.object({
  message: z.string(),
  /** Why one was not handed over; empty: it was. */
  results: z.array(z.object({ id: z.int(), fault: z.string() })),
  /** Still to be handed over by another call. */
  left: z.int(),
});

export const enquiryKindParamsSchema = z.object({ enquiryKind: shortText('Kind', 40) });
/** Null: no branch in particular. */
const ruledBranch = shortText('Branch', 100).nullable();
export const branchRuleSchema = z.object({ expected: ruledBranch, branch: ruledBranch });

const memberSchema = z.object({
  userId: z.string(),
  userName: z.string(),
  roleTitle: z.string(),
  /** Empty: all. */
  branches: z.array(z.string()),
  /** Those whose leads they can be given. */
  departments: z.array(z.enum(departmentNames)),
  /** `ended`: the account no longer works. */
  state: z.enum(['works', 'away', 'ended']),
  lastDay: z.string().nullable(),
  duty: z.array(z.object({ branch: z.string(), department: z.enum(departmentNames) })),
  /** Those that are not over, the next one first. */
  absences: z.array(z.object({ id: z.int(), from: z.string(), to: z.string() })),
  openLeads: z.int(),
  /** Of these: the next step, or the first attempt, should have been made by now. */
  lateLeads: z.int(),
});

const teamBranchSchema = z.object({
  branch: z.string(),
  name: z.string(),
  week: weekSchema,
  /** From today on, the next one first. */
  closures: z.array(z.object({ date: z.string(), name: z.string() })),
  isOpen: z.boolean(),
  /** Null: it is open, or does not open any more. */
  opensAt: z.int().nullable(),
  departments: z.array(
    z.object({
      department: z.enum(departmentNames),
      /** Who is given its leads today, by user id: the one whose turn is next comes first. */
      onDuty: z.array(z.string()),
      /** Open leads that belong to nobody. */
      pool: z.int(),
    }),
  ),
});

export const teamSchema = z.object({
  today: z.string(),
  people: z.array(memberSchema),
  branches: z.array(teamBranchSchema),
  /** Open leads of branches that are no longer there. */
  gone: z.array(z.object({ branch: z.string(), openLeads: z.int() })),
  /** Where enquiries go that name no branch, and nothing else says one. */
  rules: z.array(
    z.object({
      kind: z.string(),
      title: z.string(),
      department: z.enum(departmentNames),
      branch: z.string().nullable(),
      /** Also of a branch that the account does not run. */
      branchName: z.string(),
      /** Where they go without a rule: to the first branch that has the department. Empty: there is none. */
      otherwise: z.string(),
    }),
  ),
  /** Whether the account may change these. */
  mayRule: z.boolean(),
  intake: z.object({
    /** Enquiries of which no lead could be made so far. */
    stuck: z.array(
      z.object({ enquiryId: z.int(), title: z.string(), receivedAt: z.int(), attempts: z.int(), error: z.string() }),
    ),
    /** From before there were leads, and still to be made into some. */
    older: z.int(),
  }),
});

const tooMany = { error: fault('team.tooManyEnquiries') };
export const enquiriesAskedSchema = z.object({
  enquiries: z.array(z.int(tooMany), tooMany).max(MOST_ENQUIRIES_ASKED, tooMany),
});

/** Only those that the account sees. */
export const leadsOfEnquiriesSchema = z.array(
  z.object({
    enquiry: z.int(),
    lead: z.int(),
    customer: z.int().nullable(),
    stage: z.enum(stageNames),
    /** Empty: it belongs to nobody. */
    ownerName: z.string(),
  }),
);
