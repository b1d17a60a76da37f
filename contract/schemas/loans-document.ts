import * as z from 'zod';
import { line } from './document-parts.ts';

const MOST_OFFERS = 30;
const DAY = 'must be a day such as 2027-01-26';
const PERCENT = 'must be a percentage such as 11.5';
const percent = z.number(PERCENT).min(0, PERCENT).max(100, PERCENT);
const MONTHS = 'must be a whole number of months from 1 to 120';
const months = z.int(MONTHS).min(1, MONTHS).max(120, MONTHS);
const RUPEES = 'must be an amount in whole rupees';

export const loanOfferSchema = z
  .strictObject({
    lender: line,
    percent: percent.describe('Interest a year'),
    isFlat: z.boolean().optional().describe('On the whole amount, not on what is still owed'),
    feePercent: percent.optional().describe('Of the amount'),
    feeRupees: z.int(RUPEES).min(0, RUPEES).max(1_000_000, 'is too large').optional(),
    leastMonths: months,
    mostMonths: months,
    mostPercent: percent.describe('Of the on-road price that is lent at most'),
    validFrom: z.iso.date(DAY),
    validUntil: z.union([z.iso.date(DAY), z.literal('')]).optional(),
    source: line,
  })
  .superRefine(({ leastMonths, mostMonths, validFrom, validUntil }, context) => {
    if (mostMonths < leastMonths) {
      context.addIssue({ code: 'custom', path: ['mostMonths'], message: 'must not be less than the fewest months' });
    }
    if (validUntil && validUntil < validFrom) {
      context.addIssue({ code: 'custom', path: ['validUntil'], message: 'must not be before the first day' });
    }
  });

/** What lenders offer, each from a day on (decision 043). */
export const loansDocumentSchema = z.strictObject({
  offers: z.array(loanOfferSchema, 'is missing').max(MOST_OFFERS, `can be ${MOST_OFFERS} at most`),
});
