import * as z from 'zod';
import { staffAddresses } from '../addresses.ts';
import {
  addedDocumentSchema,
  archiveSchema,
  documentListSchema,
  documentParamsSchema,
  documentSchema,
  draftSchema,
  kindParamsSchema,
  listQuerySchema,
  moveSchema,
  namedRevisionSchema,
  newDocumentSchema,
  restoreSchema,
  revisionSchema,
} from './documents.ts';
import type { Endpoint } from './endpoint.ts';
import { staffRead } from './staff-endpoint.ts';

const NEEDS = 'content.change';
const params = documentParamsSchema;

/** What the website says, edited: each change answers with the document as it is then. */
export const documentEndpoints = {
  readDocument: {
    ...staffRead(NEEDS, staffAddresses.readDocument, 'A document, with its draft where there is one', documentSchema),
    params,
  },
  listRevisions: {
    ...staffRead(NEEDS, staffAddresses.listRevisions, 'Who saved a document when', z.array(revisionSchema)),
    params,
  },
  saveDraft: {
    ...staffRead(NEEDS, staffAddresses.saveDraft, 'Save changes of a document, unseen by the public', documentSchema),
    params,
    body: draftSchema,
  },
  publishDraft: {
    ...staffRead(NEEDS, staffAddresses.publishDraft, 'Show the draft of a document to the public', documentSchema),
    params,
    body: namedRevisionSchema,
  },
  discardDraft: {
    ...staffRead(NEEDS, staffAddresses.discardDraft, 'Go back to what the public sees', documentSchema),
    params,
    body: namedRevisionSchema,
  },
  restoreRevision: {
    ...staffRead(NEEDS, staffAddresses.restoreRevision, 'Make an older revision the draft', documentSchema),
    params,
    body: restoreSchema,
  },
  listDocuments: {
    ...staffRead(NEEDS, staffAddresses.listDocuments, 'The documents of a kind, in their order', documentListSchema),
    params: kindParamsSchema,
    body: listQuerySchema,
  },
  addDocument: {
    ...staffRead(NEEDS, staffAddresses.addDocument, 'Begin a new document, unseen by the public', addedDocumentSchema),
    params: kindParamsSchema,
    body: newDocumentSchema,
  },
  moveDocument: {
    ...staffRead(NEEDS, staffAddresses.moveDocument, 'Put a document before another one, or last', documentSchema),
    params,
    body: moveSchema,
  },
  archiveDocument: {
    ...staffRead(NEEDS, staffAddresses.archiveDocument, 'Set a document aside, or take it back', documentSchema),
    params,
    body: archiveSchema,
  },
} as const satisfies Record<string, Endpoint>;
