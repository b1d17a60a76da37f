import * as z from 'zod';
import { address, line, localLine, localParagraph, price, publicNumber } from './document-parts.ts';

/** A part that the dealership sells for its models. */
export const accessoryDocumentSchema = z.strictObject({
  id: publicNumber,
  partNo: line,
  heading: localLine,
  description: localParagraph,
  price,
  image: address,
});

export type AccessoryDocument = z.infer<typeof accessoryDocumentSchema>;
