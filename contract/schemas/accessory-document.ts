import * as z from 'zod';
import { address, line, localLine, localParagraph, price, publicNumber } from './document-parts.ts';

/** A part that the dealership sells for its models. */
export const accessoryDocumentSchema = z.strictObject({
  id: publicNumber,
  partNo: line,
  earlierPartNos: z.array(line).max(50).optional().describe('By which models may still name it'),
  heading: localLine,
  description: localParagraph,
  price,
  image: address,
});

export type AccessoryDocument = z.infer<typeof accessoryDocumentSchema>;
