import * as z from 'zod';
import { conditions } from '../exchange/exchange.ts';
import { LEAST_PRICE, MOST_KILOMETRES, MOST_OWNERS, MOST_PRICE, MOST_YEARS } from '../exchange/limits.ts';
import { fault } from './fault.ts';
import { shortText } from './text.ts';

const MOST_LETTERS = 300;

/** Digits, as an address has them. */
const whole = (label: string, least: number, most: number) => {
  const message = fault('field.wholeNumber', { label, least, most });
  return z
    .string(message)
    .regex(/^\d{1,9}$/, message)
    .refine((digits) => Number(digits) >= least && Number(digits) <= most, message);
};

export const exchangeParamsSchema = z.object({
  bike: shortText('Model', MOST_LETTERS).optional().describe('The short name of one of our models'),
  price: whole('Price', LEAST_PRICE, MOST_PRICE).optional().describe('Of any other: what a new one costs'),
  years: whole('Years', 0, MOST_YEARS),
  km: whole('Kilometres', 0, MOST_KILOMETRES),
  owners: whole('Owners', 1, MOST_OWNERS),
  condition: z.enum(conditions, fault('field.choice', { label: 'Condition' })),
});

export const exchangeSchema = z.object({
  asOf: z.string().describe('YYYY-MM-DD'),
  name: z.string().nullable().describe('Of one of our models'),
  price: z.int().describe('What a new one costs'),
  range: z
    .object({ least: z.int(), most: z.int(), source: z.string(), validFrom: z.string() })
    .nullable()
    .describe('In rupees, after inspection; null: somebody has to see it'),
  summary: z.string().describe('All of this in a line, for whoever reads the enquiry'),
});
