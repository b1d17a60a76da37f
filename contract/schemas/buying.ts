import * as z from 'zod';
import { vehicleTypes } from '../catalogue.ts';
import { figureNames, fuels } from '../facts.ts';
import type { FilterName } from '../finding.ts';
import { filterNames, sortings } from '../finding.ts';
import { MOST_COMPARED } from '../most-compared.ts';
import { assetPathSchema, variantSchema } from './catalogue.ts';
import { fault } from './fault.ts';
import { pageNumberSchema } from './page-number.ts';
import { shortText } from './text.ts';

const MOST_LETTERS = 40;
const MOST_NAMES_LETTERS = 1000;

const filter = (label: string) => shortText(label, MOST_LETTERS).optional();
const filters = Object.fromEntries(filterNames.map((name) => [name, filter(name)])) as Record<
  FilterName,
  ReturnType<typeof filter>
>;

const TYPES = new RegExp(`^(${vehicleTypes.join('|')})(,(${vehicleTypes.join('|')}))*$`);

export const findParamsSchema = z.object({
  ...filters,
  type: z
    .string()
    .regex(TYPES, fault('field.choice', { label: 'Type' }))
    .optional()
    .describe('One catalogue, or several between commas'),
  name: filter('name').describe('What stands in the name, or the beginnings of its words'),
  sort: z.enum(sortings, fault('field.choice', { label: 'Sort' })).optional(),
  page: pageNumberSchema.optional(),
});

const factSchema = z.object({ figure: z.enum(figureNames), value: z.number() });

/** A model in the variant that costs least of those that fit. */
export const foundModelSchema = z.object({
  bikeName: z.string(),
  name: z.string(),
  type: z.enum(vehicleTypes),
  fuel: z.enum(fuels),
  image: assetPathSchema,
  variant: z.string(),
  variants: z.int().describe('How many it has'),
  price: z.int(),
  onRoad: z.number(),
  emi: z.number().optional().describe('The least a month over 36 months'),
  unknown: z.array(z.string()).describe('Lines of the on-road price that have to be asked for'),
  facts: z.array(factSchema),
});

export const foundModelsSchema = z.object({
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  models: z.array(foundModelSchema),
});

export const compareParamsSchema = z.object({
  models: shortText('Models', MOST_NAMES_LETTERS)
    .refine((names) => names.split(',').length <= MOST_COMPARED, fault('compare.tooMany', { most: MOST_COMPARED }))
    .describe('Short names of models, between commas'),
});

export const comparedModelSchema = foundModelSchema.extend({
  texts: z.object({ engine: z.string(), power: z.string(), transmission: z.string() }),
  specifications: z.array(z.object({ label: z.string(), value: z.string() })),
  facts: z.array(factSchema.extend({ source: z.string() })),
  variantPrices: z.array(variantSchema.extend({ onRoad: z.number() })),
  colours: z.array(z.string()),
  asOf: z.string(),
});

export const comparisonSchema = z.object({
  models: z.array(comparedModelSchema),
  unknown: z.array(z.string()).describe('Names of which there is no model'),
});
