import * as z from 'zod';
import { line } from './document-parts.ts';

const MOST_NAMES = 200;

/** Models of earlier years, which are no longer sold and still come in for service. */
export const retiredModelsDocumentSchema = z.strictObject({
  names: z.array(line, 'is missing').max(MOST_NAMES, `can be ${MOST_NAMES} at most`),
});
