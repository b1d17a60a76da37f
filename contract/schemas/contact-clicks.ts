import * as z from 'zod';
import { contactKinds } from '../contact-clicks.ts';
import { shortText } from './text.ts';

const MAX_ADDRESS_LENGTH = 2000;

export const contactClickSchema = z.strictObject({
  kind: z.enum(contactKinds),
  page: shortText('Page', MAX_ADDRESS_LENGTH).describe('Path and search of the page, as the browser shows them'),
});

const countsSchema = z.record(z.enum(contactKinds), z.int());
export const contactClicksSchema = z.object({
  /** Of the last days together. */
  totals: countsSchema,
  pages: z.array(z.object({ page: z.string(), total: z.int(), counts: countsSchema })),
});
