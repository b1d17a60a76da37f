import * as z from 'zod';
import { line } from './document-parts.ts';
import { stepsSchema } from './steps.ts';

const MOST_TABLES = 50;
const PERCENT = 'must be a percentage from 0 to 100';
const percent = z.number(PERCENT).min(0, PERCENT).max(100, PERCENT);

const percentSteps = stepsSchema.superRefine((list, context) => {
  for (const [index, { value }] of list.entries()) {
    if (value > 100) context.addIssue({ code: 'custom', path: [index, 'value'], message: PERCENT });
  }
});

/** What the dealership gives for used vehicles, each table from a day on (decision 047). */
export const exchangeDocumentSchema = z.strictObject({
  tables: z
    .array(
      z.strictObject({
        validFrom: z.iso.date('must be a day such as 2027-01-26'),
        source: line.describe('Who decided so, and when'),
        ages: percentSteps.describe('Up to so many years: percent of what a new one costs'),
        kilometres: percentSteps.describe('Up to so many kilometres: percent less'),
        owners: percentSteps.describe('Up to so many owners: percent less'),
        good: percent.describe('Percent less'),
        fair: percent.describe('Percent less'),
        poor: percent.describe('Percent less'),
        spread: percent.describe('How far the range reaches to both sides, in percent'),
      }),
      'is missing',
    )
    .max(MOST_TABLES, `can be ${MOST_TABLES} at most`)
    .superRefine((list, context) => {
      const days = list.map(({ validFrom }) => validFrom);
      for (const [index, day] of days.entries()) {
        if (days.indexOf(day) === index) continue;
        context.addIssue({ code: 'custom', path: [index, 'validFrom'], message: 'is the first day of another table' });
      }
    }),
});
