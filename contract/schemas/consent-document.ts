import * as z from 'zod';
import { consentPurposes } from '../enquiries/consent.ts';
import { localOf, paragraph } from './document-parts.ts';
import { withPlaces } from './filled-text.ts';

/** What somebody agrees to who sends a form, for one purpose. */
export const consentDocumentSchema = z.strictObject({
  purpose: z.enum(consentPurposes),
  text: localOf(withPlaces(paragraph)),
});

export type ConsentDocument = z.infer<typeof consentDocumentSchema>;
