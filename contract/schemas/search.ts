import * as z from 'zod';
import { vehicleTypes } from '../catalogue.ts';
import { MOST_SEARCHED_LETTERS } from '../search.ts';
import { assetPathSchema } from './catalogue.ts';
import { shortText } from './text.ts';

export const searchParamsSchema = z.object({
  q: shortText('Search', MOST_SEARCHED_LETTERS).describe('Words, in any of the scripts that the site is written in'),
});

/** The first ones, and how many there are. */
const found = <Row extends z.ZodType>(row: Row) => z.object({ total: z.int(), first: z.array(row) });

const modelNamesSchema = z.object({ bikeName: z.string(), name: z.string(), type: z.enum(vehicleTypes) });

export const searchReplySchema = z.object({
  fit: z
    .enum(['written', 'near', 'partly'])
    .describe('Whether all words were found as they are written, with letters mistaken, or only some of them'),
  models: found(modelNamesSchema.extend({ image: assetPathSchema, price: z.int() })),
  accessories: found(
    z.object({
      heading: z.string(),
      partNo: z.string(),
      image: assetPathSchema,
      price: z.int(),
      models: found(modelNamesSchema).describe('For which it is'),
    }),
  ),
  branches: found(z.object({ name: z.string(), address: z.string(), path: z.string() })),
  pages: found(z.object({ title: z.string(), path: z.string() })),
});
