import * as z from 'zod';
import { lineKinds } from '../on-road/lines.ts';
import { bikeNameParamsSchema } from './catalogue.ts';
import { factSchema } from './facts.ts';
import { fault } from './fault.ts';
import { shortText } from './text.ts';

const MOST_LETTERS = 300;
const MOST_ACCESSORIES_LETTERS = 2000;

const yesOrNo = (label: string) => z.enum(['0', '1'], fault('field.choice', { label }));

export const onRoadParamsSchema = bikeNameParamsSchema.extend({
  variant: shortText('Variant', MOST_LETTERS).optional().describe('The base one where it is missing'),
  finance: yesOrNo('Finance').optional().describe('1: with what a loan adds'),
  accessories: shortText('Accessories', MOST_ACCESSORIES_LETTERS).optional().describe('Part numbers, between commas'),
  date: z.iso
    .date(fault('field.date', { label: 'Date' }))
    .optional()
    .describe('YYYY-MM-DD; today where it is missing'),
});

const quoteLineSchema = z.object({
  key: z.string(),
  label: z.string(),
  amount: z.number().nullable().describe('Rupees with paise; null: not known here, ask the dealership'),
  kind: z.enum(lineKinds),
  optional: z.boolean().describe('Nobody has to have it'),
  included: z.boolean().describe('In the total'),
  rule: z.string().describe('What the amount is made of'),
  source: z.string().nullable().describe('Law, notice or page'),
  validFrom: z.string().nullable().describe('YYYY-MM-DD'),
  uncertain: z.boolean().describe('The source leaves room for doubt'),
});

export const onRoadSchema = z.object({
  bikeName: z.string(),
  name: z.string(),
  variant: z.string(),
  asOf: z.string().describe('YYYY-MM-DD'),
  lines: z.array(quoteLineSchema),
  total: z.number().describe('Of all lines that are included and known'),
  unknown: z.array(z.string()).describe('Keys of lines that are included and not known'),
  slab: z
    .object({ variant: z.string(), edge: z.number(), percent: z.number(), more: z.number(), moreWithTax: z.number() })
    .optional()
    .describe('A cheaper variant on a lower step of the tax, and what lies between'),
});

/** What each variant costs on the road today, with nothing chosen, and its figures. */
export const variantOnRoadSchema = z.object({
  name: z.string(),
  price: z.int(),
  onRoad: z.number(),
  emi: z.number().optional().describe('The least a month over 36 months; missing where no offer of a lender is known'),
  asOf: z.string().describe('YYYY-MM-DD'),
  unknown: z.array(z.string()).describe('Keys of lines that have to be asked for'),
  facts: z.array(factSchema),
  adds: z
    .array(z.string())
    .optional()
    .describe('What it has that the one before it has not, as far as somebody has said so'),
});
