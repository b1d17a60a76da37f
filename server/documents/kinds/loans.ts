import { loansDocumentSchema } from '../../../contract/schemas/loans-document.ts';
import { defineKind } from '../document-kind.ts';

/** There is one. */
const KEY = 'loans';

/** What lenders offer. */
export const loansKind = defineKind({
  name: KEY,
  title: 'the offers of lenders',
  schema: loansDocumentSchema,
  fromRelease: ({ content }) => ({ [KEY]: content.loans }),
});
