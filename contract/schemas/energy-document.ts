import * as z from 'zod';
import { energies } from '../running-cost/energy.ts';
import { line } from './document-parts.ts';

const MOST_PRICES = 200;
const PRICE = 'must be rupees such as 102.84';

export const energyPriceSchema = z.strictObject({
  energy: z.enum(energies, 'must be petrol or electricity'),
  price: z.number(PRICE).positive(PRICE).max(1000, 'is too large').describe('Rupees for a litre or a unit (kWh)'),
  validFrom: z.iso.date('must be a day such as 2027-01-26'),
  source: line.describe('Notice or page, and its date'),
  isUncertain: z.boolean().optional().describe('Visitors are told that it may differ'),
});

/** What petrol and electricity cost, each from a day on (decision 047). */
export const energyDocumentSchema = z.strictObject({
  prices: z
    .array(energyPriceSchema, 'is missing')
    .max(MOST_PRICES, `can be ${MOST_PRICES} at most`)
    .superRefine((list, context) => {
      const names = list.map(({ energy, validFrom }) => `${energy} ${validFrom}`);
      for (const [index, name] of names.entries()) {
        if (names.indexOf(name) === index) continue;
        context.addIssue({ code: 'custom', path: [index, 'validFrom'], message: 'is there twice for this energy' });
      }
    }),
});
