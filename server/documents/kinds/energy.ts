import { energyDocumentSchema } from '../../../contract/schemas/energy-document.ts';
import { defineKind } from '../document-kind.ts';

/** There is one. */
const KEY = 'energy';

/** What petrol and electricity cost. */
export const energyKind = defineKind({
  name: KEY,
  title: 'the prices of petrol and electricity',
  schema: energyDocumentSchema,
  fromRelease: ({ content }) => ({ [KEY]: content.energy }),
});
