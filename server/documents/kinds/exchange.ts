import { exchangeDocumentSchema } from '../../../contract/schemas/exchange-document.ts';
import { defineKind } from '../document-kind.ts';

/** There is one. */
const KEY = 'exchange';

/** What is given for used vehicles. */
export const exchangeKind = defineKind({
  name: KEY,
  title: 'the tables of the exchange',
  schema: exchangeDocumentSchema,
  fromRelease: ({ content }) => ({ [KEY]: content.exchange }),
});
