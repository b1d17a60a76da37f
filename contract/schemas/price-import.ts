import * as z from 'zod';
import { staffAddresses } from '../addresses.ts';
import { MOST_PRICE_LINES } from '../price-file.ts';
import type { Endpoint } from './endpoint.ts';
import { MAX_PRICE } from './staff.ts';
import { staffRead } from './staff-endpoint.ts';

const MOST_BYTES = 1024 * 1024;
const name = z.string().trim().max(100);
const price = z.int().min(1).max(MAX_PRICE);

const priceLineSchema = z.object({
  line: z.int().min(1).describe('In the file, for what is said about it'),
  model: name,
  variant: name.default('').describe('Empty: the model itself'),
  price,
  seen: price
    .optional()
    .describe('What it was when the file was tried; where it is another one by now, nothing is taken'),
});

export const priceImportSchema = z.object({
  lines: z.array(priceLineSchema).min(1).max(MOST_PRICE_LINES),
  isDry: z.boolean().describe('All of it is done, and undone again'),
  at: z.int().nullable().default(null).describe('When they are to change, in UTC milliseconds; null: now'),
});

const slabSchema = z.object({ edge: z.number(), percent: z.number(), more: z.number(), moreWithTax: z.number() });

export const priceImportReplySchema = z.object({
  changes: z.array(
    z.object({
      line: z.int(),
      model: z.string(),
      variant: z.string(),
      before: z.int(),
      after: z.int(),
      slab: slabSchema
        .optional()
        .describe('The step of the tax that lies between, and what that does to the price on the road'),
    }),
  ),
  unchanged: z.int(),
  replaced: z.int().describe('Plans that end because these take their place'),
  faults: z.array(z.object({ line: z.int(), message: z.string() })),
});

const MOST_PRICES = 30;

/** Prices that somebody is about to give a model, published or not. */
export const priceSlabsSchema = z.object({
  model: z.union([z.int(), name]).describe('Its number, or its short name'),
  prices: z
    .array(z.object({ variant: z.int().nullable().describe('Its number; null: the model itself'), price }))
    .max(MOST_PRICES),
});

export const crossedSlabsSchema = z.array(
  z.object({
    variant: z.int().nullable(),
    name: z.string().describe('Of the variant; empty: the model itself'),
    before: z.int(),
    after: z.int(),
    slab: slabSchema,
  }),
);

export const priceImportEndpoints = {
  crossedSlabs: {
    ...staffRead(
      'login',
      staffAddresses.crossedSlabs,
      'Which of these prices lie beyond a step of the tax, seen from those of today',
      crossedSlabsSchema,
    ),
    body: priceSlabsSchema,
  },
  importPrices: {
    ...staffRead(
      'prices.change',
      staffAddresses.importPrices,
      'Set many prices at once, now or at a planned time, all or none',
      priceImportReplySchema,
    ),
    mostBytes: MOST_BYTES,
    body: priceImportSchema,
  },
} as const satisfies Record<string, Endpoint>;
