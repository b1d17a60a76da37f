import * as z from 'zod';
import { fuels } from '../facts.ts';
import { rateNames } from '../on-road/lines.ts';
import { line } from './document-parts.ts';
import { stepsSchema } from './steps.ts';

const MOST_RATES = 200;

const day = z.iso.date('must be a day such as 2027-01-26');

const rate = z.strictObject({
  rate: z.enum(rateNames, 'must be one of the lines on offer'),
  fuel: z.enum(['any', ...fuels], 'must be petrol, electric or any'),
  validFrom: day,
  steps: stepsSchema,
  source: line.describe('Law, notice or page, and its date'),
  isUncertain: z.boolean().optional().describe('Visitors are told that it may differ'),
});

/** What the state, insurers and others take beside the price (decision 042). */
export const ratesDocumentSchema = z.strictObject({
  checkedOn: day.describe('When somebody last held them against their sources'),
  rates: z
    .array(rate, 'is missing')
    .max(MOST_RATES, `can be ${MOST_RATES} at most`)
    .superRefine((list, context) => {
      const names = list.map(({ rate: name, fuel, validFrom }) => `${name} ${fuel} ${validFrom}`);
      for (const [index, name] of names.entries()) {
        if (names.indexOf(name) === index) continue;
        context.addIssue({
          code: 'custom',
          path: [index, 'validFrom'],
          message: 'is there twice for this line and fuel',
        });
      }
    }),
});
