import { retiredModelsDocumentSchema } from '../../../contract/schemas/retired-models-document.ts';
import { defineKind } from '../document-kind.ts';

/** There is one. */
const KEY = 'retired-models';

/** What may still come in for service. */
export const retiredModelsKind = defineKind({
  name: KEY,
  title: 'the models of earlier years',
  schema: retiredModelsDocumentSchema,
  fromRelease: ({ content }) => ({ [KEY]: { names: content.retiredModels } }),
});
