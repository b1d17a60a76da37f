import * as z from 'zod';
import { isRealDate } from '../kolkata-time.ts';
import { roleNames } from '../roles/index.ts';
import { USER_ID_PATTERN } from '../staff.ts';
import { fault } from './fault.ts';
import { newPasswordFields, withNewPassword } from './new-password.ts';
import { optionalText, shortText } from './text.ts';

/** Who works here, and how they get in. Instants are UTC milliseconds. */

const MAX_BRANCHES = 100;

const role = z.enum(roleNames, { error: fault('people.roleInvalid') });
const branches = z
  .array(z.string().max(64), { error: fault('people.branchInvalid') })
  .max(MAX_BRANCHES, { error: fault('people.branchInvalid') })
  .default([]);
const lastDay = z
  .union([z.literal(''), z.null(), z.string().refine(isRealDate)], {
    error: fault('field.date', { label: 'Last day' }),
  })
  .transform((day) => day || null);

export const newPersonSchema = z.object({
  userId: z
    .string({ error: fault('field.required', { label: 'User ID' }) })
    .trim()
    .regex(USER_ID_PATTERN, { error: fault('people.userIdInvalid') }),
  userName: optionalText('Name', 100),
  role,
  branches,
});

/** All of it as it shall be from now on, and which version its editor saw. */
export const personChangeSchema = z.object({
  version: z.int({ error: fault('field.required', { label: 'Version' }) }),
  userName: optionalText('Name', 100),
  role,
  branches,
  isActive: z.boolean({ error: fault('field.yesOrNo', { label: 'Active' }) }),
  lastDay,
});

export const personSchema = z.object({
  userId: z.string(),
  userName: z.string(),
  email: z.string(),
  mobileNo: z.string(),
  role: z.string(),
  branches: z.array(z.string()),
  isActive: z.boolean(),
  lastDay: z.string().nullable(),
  version: z.int(),
  lastLoginAt: z.int().nullable(),
  hasSecondFactor: z.boolean(),
  /** Until when the link works with which they choose a password. */
  invitedUntil: z.int().nullable(),
  openSessions: z.int(),
  /** Leads that nothing has come of yet. */
  openLeads: z.int(),
});

/** What a role is, and what the owner demands of it. */
export const roleSchema = z.object({
  role: z.enum(roleNames),
  title: z.string(),
  summary: z.string(),
  demandsSecondStep: z.boolean(),
  /** Active accounts that have it, and how many of them log in with two steps. */
  people: z.int(),
  withSecondStep: z.int(),
});
export const roleParamsSchema = z.object({ role });
export const roleChangeSchema = z.object({
  demandsSecondStep: z.boolean({ error: fault('field.yesOrNo', { label: 'Two-step login needed' }) }),
});

export const branchSchema = z.object({ branch: z.string(), name: z.string() });

export const invitationLinkSchema = z.object({
  message: z.string(),
  /** The path of the page with what opens it, told only this once. */
  link: z.string(),
  worksUntil: z.int(),
});

export const sessionSchema = z.object({
  id: z.string(),
  /** What the browser calls itself. */
  device: z.string(),
  address: z.string(),
  startedAt: z.int(),
  lastSeenAt: z.int(),
  /** The one that asks. */
  isOwn: z.boolean(),
});
export const sessionParamsSchema = z.object({ id: shortText('Session', 64) });
export const sessionOfParamsSchema = z.object({ userId: shortText('User ID', 64), id: shortText('Session', 64) });

const token = z
  .string({ error: fault('people.invitationInvalid') })
  .max(100, { error: fault('people.invitationInvalid') });
export const invitationSchema = z.object({ token });
export const invitedSchema = z.object({ userId: z.string(), userName: z.string() });
export const invitationAnswerSchema = withNewPassword(z.object({ token, ...newPasswordFields }));
