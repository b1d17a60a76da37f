import * as z from 'zod';
import { isRealDate } from '../kolkata-time.ts';
import type { FigureName } from '../leads/figures.ts';
import { figureGroupNames, figureNames } from '../leads/figures.ts';
import { lostReasonNames } from '../leads/lost-reasons.ts';
import { fault } from './fault.ts';
import { optionalText } from './text.ts';

const day = (label: string) =>
  optionalText(label, 10).refine((value) => value === '' || isRealDate(value), {
    error: fault('field.date', { label }),
  });

export const figureQuerySchema = z
  .object({
    /** Days of arrival; empty: without a limit on that side. */
    fromDate: day('From Date'),
    toDate: day('To Date'),
    by: z.enum(figureGroupNames, { error: fault('field.choice', { label: 'By' }) }).default('kind'),
  })
  .refine(({ fromDate, toDate }) => !fromDate || !toDate || fromDate <= toDate, {
    error: fault('reports.datesReversed'),
    path: ['fromDate'],
  });

const counts = Object.fromEntries(figureNames.map((name) => [name, z.int()])) as Record<FigureName, z.ZodInt>;

export const countsSchema = z.object({
  ...counts,
  /** Nobody tried yet, and there is still time. */
  waiting: z.int(),
  /** How many were lost for which reason; those that none was lost for are left out. */
  lostWhy: z.array(z.object({ reason: z.enum(lostReasonNames), count: z.int() })),
});

const figureRow = countsSchema.extend({
  /** As it is stored, and as the filter of the list of leads takes it. */
  value: z.string(),
  label: z.string(),
});

export const figuresSchema = z.object({ rows: z.array(figureRow), total: countsSchema });

export const monthQuerySchema = z.object({
  month: z
    .string({ error: fault('field.date', { label: 'Month' }) })
    .refine((month) => isRealDate(`${month}-01`), { error: fault('field.date', { label: 'Month' }) }),
});

const monthRow = z.object({
  value: z.string(),
  label: z.string(),
  kind: z.string(),
  kindLabel: z.string(),
  now: countsSchema,
  before: countsSchema,
});

/** A month beside the one before it. */
export const monthSchema = z.object({
  month: z.string(),
  before: z.string(),
  total: z.object({ now: countsSchema, before: countsSchema }),
  branches: z.array(monthRow),
  models: z.array(monthRow),
});
