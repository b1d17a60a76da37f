import * as z from 'zod';
import { staffAddresses } from '../addresses.ts';
import { idParamsSchema } from './catalogue.ts';
import type { Endpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { staffChange, staffRead } from './staff-endpoint.ts';

const suspectedQuerySchema = z.object({
  /** The id of the last one that was read; the page after it follows. */
  olderThan: z
    .int({ error: fault('field.wholeNumber', { label: 'Older than', least: 1, most: Number.MAX_SAFE_INTEGER }) })
    .optional(),
});

const suspectedEnquirySchema = z.object({
  id: z.int(),
  kind: z.string(),
  /** Of its form. */
  title: z.string(),
  /** UTC milliseconds. */
  at: z.int(),
  /** As its sender knows it; empty: of an older release. */
  reference: z.string(),
  name: z.string(),
  /** Ten digits, or masked for whoever may not see numbers; empty: none was given. */
  mobile: z.string(),
  email: z.string(),
  model: z.string(),
  registration: z.string(),
  message: z.string(),
  language: z.string(),
  cameFrom: z.string().describe('A page of the site, or the name of another website; empty: nobody said'),
  isKnownNumber: z.boolean().describe('The number is that of a customer, so this is hardly spam'),
});

export const suspectedListSchema = z.object({
  /** The newest first. */
  enquiries: z.array(suspectedEnquirySchema),
  hasMore: z.boolean(),
});

/** Enquiries that look like spam. Of the kinds whose reports somebody may read, as there they stand too, marked. */
export const suspectedEndpoints = {
  listSuspected: {
    ...staffRead(
      'leads.work',
      staffAddresses.listSuspected,
      'Enquiries that look like spam, the newest first',
      suspectedListSchema,
    ),
    body: suspectedQuerySchema,
  },
  notSpam: {
    ...staffChange(
      'leads.work',
      staffAddresses.notSpam,
      'Say that an enquiry is none: it becomes a lead like any other',
    ),
    params: idParamsSchema,
  },
  isSpam: {
    ...staffChange('leads.work', staffAddresses.isSpam, 'Take that back, as long as nobody has worked on the lead'),
    params: idParamsSchema,
  },
} as const satisfies Record<string, Endpoint>;
