import * as z from 'zod';
import type { WeekDay } from '../branches.ts';
import { trades, weekDays } from '../branches.ts';
import { email, line, link, localLine, orNothing, phone } from './document-parts.ts';
import { pageNumberSchema } from './page-number.ts';
import { shortText } from './text.ts';

const PUBLIC_ID = 'must be a whole number from 1 to 9999';
const MOST_HOLIDAYS = 100;
const MOST_PLACE_LETTERS = 80;

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30');
export const openHours = z
  .strictObject({ opens: clockTime, closes: clockTime })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'must be later than it opens' });
export const weekSchema = z.strictObject(
  Object.fromEntries(weekDays.map((day) => [day, openHours.nullable()])) as Record<
    WeekDay,
    z.ZodNullable<typeof openHours>
  >,
);

/** One place where the dealership is found. */
export const branchDocumentSchema = z.strictObject({
  id: z
    .int(PUBLIC_ID)
    .min(1, PUBLIC_ID)
    .max(9999, PUBLIC_ID)
    .describe('Its number in addresses. Two branches may share one: the page then shows the first, or the one named.'),
  name: localLine,
  trades: z.array(z.enum(trades)).min(1, 'must be one at least'),
  address: localLine,
  salesPhone: phone,
  servicePhone: orNothing(phone),
  email,
  mapEmbed: link,
  week: weekSchema,
  holidays: z
    .array(z.strictObject({ date: z.iso.date('must be a day such as 2027-01-26'), name: localLine }))
    .max(MOST_HOLIDAYS, `can be ${MOST_HOLIDAYS} at most`),
});

export type BranchDocument = z.infer<typeof branchDocumentSchema>;

/** A branch as lists and menus name it. */
export const networkBranchSchema = z.object({
  slug: z.string().describe('How addresses name it'),
  path: z.string().describe('The address of its page, without a language'),
  key: z.string().describe('How enquiries name it: its name, the same in every language'),
  name: line,
  address: z.string(),
  salesPhone: z.string(),
  servicePhone: z.string().optional(),
  sells: z.boolean(),
  services: z.boolean(),
});

/** A page of the list of branches. */
export const networkPageSchema = z.object({
  total: z.int().describe('How many there are in all'),
  found: z.int().describe('How many of them are in the place asked for'),
  page: z.int(),
  pages: z.int(),
  branches: z.array(networkBranchSchema),
});

export const networkPageParamsSchema = z.object({
  place: shortText('place', MOST_PLACE_LETTERS)
    .optional()
    .describe('Words of which each stands in the name or the address'),
  slug: shortText('slug', MOST_PLACE_LETTERS).optional().describe('The one that addresses name so'),
  page: pageNumberSchema.optional(),
});

/** What its own page says of it besides. */
export const branchDaysSchema = networkBranchSchema.extend({
  week: weekSchema,
  holidays: z.array(z.object({ date: z.string(), name: z.string() })).describe('From today on, the next one first'),
});
