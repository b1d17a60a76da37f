import * as z from 'zod';
import { fuels } from '../facts.ts';
import { rateNames } from '../on-road/lines.ts';
import { line } from './document-parts.ts';

const MOST_RATES = 200;
const MOST_STEPS = 20;
const MOST_VALUE = 1_000_000;

const day = z.iso.date('must be a day such as 2027-01-26');

const FIGURE = 'must be a figure such as 12 or 1.676';
/** With three decimals at most, as rates are printed. */
const figure = z
  .number(FIGURE)
  .min(0, FIGURE)
  .max(MOST_VALUE, 'is too large')
  .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e3), 'can have three decimals at most');

const steps = z
  .array(z.strictObject({ upTo: figure.optional(), value: figure }), 'is missing')
  .min(1, 'must be one at least')
  .max(MOST_STEPS, `can be ${MOST_STEPS} at most`)
  .superRefine((list, context) => {
    for (const [index, { upTo }] of list.entries()) {
      const before = list[index - 1];
      if (!before) continue;
      if (before.upTo === undefined) {
        context.addIssue({ code: 'custom', path: [index - 1, 'upTo'], message: 'is missing: others come after it' });
      } else if (upTo !== undefined && upTo <= before.upTo) {
        context.addIssue({ code: 'custom', path: [index, 'upTo'], message: 'must be more than in the step before' });
      }
    }
  });

const rate = z.strictObject({
  rate: z.enum(rateNames, 'must be one of the lines on offer'),
  fuel: z.enum(['any', ...fuels], 'must be petrol, electric or any'),
  validFrom: day,
  steps,
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
