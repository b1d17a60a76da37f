import { ratesDocumentSchema } from '../../../contract/schemas/rates-document.ts';
import { defineKind } from '../document-kind.ts';

/** There is one. */
const KEY = 'rates';

/** What is paid beside the price until a vehicle is on the road. */
export const ratesKind = defineKind({
  name: KEY,
  title: 'the rates of the on-road price',
  schema: ratesDocumentSchema,
  fromRelease: ({ content }) => ({ [KEY]: content.rates }),
});
