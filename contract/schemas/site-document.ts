import * as z from 'zod';
import { siteContentSchema } from './content.ts';
import { line, localLine } from './document-parts.ts';

/** What is the same on every page of a dealership: who it is and how it is reached. */
export const siteDocumentSchema = siteContentSchema.extend({
  dealership: line,
  maker: line,
  tagline: localLine,
  district: localLine,
  address: localLine,
  salesHours: z.strictObject({ days: localLine, opens: localLine, closes: localLine }),
});

export type SiteDocument = z.infer<typeof siteDocumentSchema>;
