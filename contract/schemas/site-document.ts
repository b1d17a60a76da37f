import * as z from 'zod';
import { describeUnreadable, isColour } from '../accent-colour.ts';
import { siteContentSchema } from './content.ts';
import { line, localLine } from './document-parts.ts';

/** Half typed, it is said first that it is no colour yet. */
const accentColour = z
  .string({ error: 'is missing' })
  .refine(isColour, { error: 'must be a colour such as #1a4fa0', abort: true })
  .superRefine((colour, context) => {
    const message = describeUnreadable(colour);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** What is the same on every page of a dealership: who it is and how it is reached. */
export const siteDocumentSchema = siteContentSchema.extend({
  dealership: line,
  maker: line,
  tagline: localLine,
  district: localLine,
  address: localLine,
  accentColour,
  salesHours: z.strictObject({ days: localLine, opens: localLine, closes: localLine }),
});

export type SiteDocument = z.infer<typeof siteDocumentSchema>;
