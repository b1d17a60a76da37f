import * as z from 'zod';

const MOST_STEPS = 20;
const MOST_VALUE = 1_000_000;
const FIGURE = 'must be a figure such as 12 or 1.676';
/** With three decimals at most, as rates are printed. */
const figure = z
  .number(FIGURE)
  .min(0, FIGURE)
  .max(MOST_VALUE, 'is too large')
  .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e3), 'can have three decimals at most');

/** From the lowest to the highest; the last one, or the only one, may be without end. */
export const stepsSchema = z
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
