import * as z from 'zod';
import { figureNames, figureOf } from '../facts.ts';
import { line } from './document-parts.ts';

/** A figure of a vehicle, and where it comes from. */
export const factSchema = z
  .strictObject({
    figure: z.enum(figureNames, 'must be one of the figures on offer'),
    value: z.number('must be a number').positive('must be more than 0'),
    source: line.describe('Where the figure comes from'),
  })
  .superRefine(({ figure, value }, context) => {
    const { most, unit } = figureOf(figure);
    if (value > most) context.addIssue({ code: 'custom', path: ['value'], message: `can be ${most} ${unit} at most` });
  });
