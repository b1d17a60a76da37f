import * as z from 'zod';
import { fuels } from '../facts.ts';
import { energyPriceSchema } from './energy-document.ts';
import { factSchema } from './facts.ts';
import { shortText } from './text.ts';

const MOST_LETTERS = 300;

export const runningCostParamsSchema = z.object({
  model: shortText('Model', MOST_LETTERS).optional().describe('A name of one of both, electric or petrol'),
  electric: shortText('Electric model', MOST_LETTERS)
    .optional()
    .describe('One of its names; the cheapest where it is missing'),
  petrol: shortText('Petrol model', MOST_LETTERS)
    .optional()
    .describe('One of its names; the cheapest where it is missing'),
});

/** A model in its base variant. */
const riddenModelSchema = z.object({
  bikeName: z.string(),
  name: z.string(),
  variant: z.string(),
  onRoad: z.number(),
  perKm: z.number().nullable().describe('Litres or units (kWh) for a kilometre; null: nobody has measured it'),
  facts: z.array(factSchema).describe('The figures that it follows from'),
});

export const runningCostSchema = z.object({
  asOf: z.string().describe('YYYY-MM-DD'),
  prices: z.array(energyPriceSchema).describe('What petrol and electricity cost on that day, as far as it is known'),
  electric: riddenModelSchema.nullable(),
  petrol: riddenModelSchema.nullable(),
  difference: z
    .object({ more: z.number(), leftOut: z.array(z.string()) })
    .nullable()
    .describe(
      'By how much the electric one costs more on the road, over the lines that both know; and the names of the others',
    ),
  models: z
    .array(z.object({ bikeName: z.string(), name: z.string(), fuel: z.enum(fuels) }))
    .describe('All of which it is known what a kilometre takes; none where there are too many to choose from'),
});
