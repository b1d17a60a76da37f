import * as z from 'zod';
import { staffAddresses } from '../addresses.ts';
import { idParamsSchema } from './catalogue.ts';
import {
  addedDocumentSchema,
  archiveSchema,
  documentListSchema,
  documentParamsSchema,
  documentSchema,
  draftSchema,
  draftsSchema,
  kindParamsSchema,
  listQuerySchema,
  moveSchema,
  namedRevisionSchema,
  newDocumentSchema,
  planListSchema,
  planSchema,
  restoreSchema,
  revisionBodiesSchema,
  revisionParamsSchema,
  revisionSchema,
  samplesSchema,
} from './documents.ts';
import type { Endpoint } from './endpoint.ts';
import { setUpSchema, setUpStepParamsSchema, setUpStepSchema } from './set-up.ts';
import { staffChange, staffRead } from './staff-endpoint.ts';

const NEEDS = 'content.change';
/** Whoever may translate and no more is refused where anything else would change. */
const TRANSLATES = 'translations.change';
const params = documentParamsSchema;
/** Whoever runs branches may do it with what the website says of these. */
const OWN = { ofBranches: true } as const;

/** What the website says, edited: each change answers with the document as it is then. */
export const documentEndpoints = {
  readDocument: {
    ...OWN,
    ...staffRead(
      TRANSLATES,
      staffAddresses.readDocument,
      'A document, with its draft where there is one',
      documentSchema,
    ),
    params,
  },
  listRevisions: {
    ...OWN,
    ...staffRead(NEEDS, staffAddresses.listRevisions, 'Who saved a document when', z.array(revisionSchema)),
    params,
  },
  readRevision: {
    ...OWN,
    ...staffRead(
      NEEDS,
      staffAddresses.readRevision,
      'What somebody saved, and what was there before',
      revisionBodiesSchema,
    ),
    params: revisionParamsSchema,
  },
  saveDraft: {
    ...OWN,
    ...staffRead(
      TRANSLATES,
      staffAddresses.saveDraft,
      'Save changes of a document, unseen by the public',
      documentSchema,
    ),
    params,
    body: draftSchema,
  },
  publishDraft: {
    ...OWN,
    ...staffRead(TRANSLATES, staffAddresses.publishDraft, 'Show the draft of a document to the public', documentSchema),
    params,
    body: namedRevisionSchema,
  },
  discardDraft: {
    ...OWN,
    ...staffRead(NEEDS, staffAddresses.discardDraft, 'Go back to what the public sees', documentSchema),
    params,
    body: namedRevisionSchema,
  },
  restoreRevision: {
    ...OWN,
    ...staffRead(NEEDS, staffAddresses.restoreRevision, 'Make an older revision the draft', documentSchema),
    params,
    body: restoreSchema,
  },
  undoPublish: {
    ...OWN,
    ...staffRead(NEEDS, staffAddresses.undoPublish, 'Publish again what was live before', documentSchema),
    params,
    body: namedRevisionSchema,
  },
  planDraft: {
    ...OWN,
    ...staffRead(
      NEEDS,
      staffAddresses.planDraft,
      'Have the draft of a document published later, by itself',
      documentSchema,
    ),
    params,
    body: planSchema,
  },
  listPlans: {
    ...OWN,
    ...staffRead(
      NEEDS,
      staffAddresses.listPlans,
      'What is published later, what failed, and the last done',
      planListSchema,
    ),
  },
  cancelPlan: {
    ...OWN,
    ...staffChange(NEEDS, staffAddresses.cancelPlan, 'Keep a plan from being carried out'),
    params: idParamsSchema,
  },
  publishPlanNow: {
    ...OWN,
    ...staffChange(NEEDS, staffAddresses.publishPlanNow, 'Carry out a plan at once'),
    params: idParamsSchema,
  },
  dismissPlan: {
    ...OWN,
    ...staffChange(NEEDS, staffAddresses.dismissPlan, 'Take a plan that failed off the list; the history keeps it'),
    params: idParamsSchema,
  },
  listDocuments: {
    ...OWN,
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
  sortSamples: {
    ...staffChange(NEEDS, staffAddresses.sortSamples, 'Keep documents of the demo as their own, or set them aside'),
    params: kindParamsSchema,
    body: samplesSchema,
  },
  publishDrafts: {
    ...staffChange(NEEDS, staffAddresses.publishDrafts, 'Show several drafts to the public, all or none'),
    body: draftsSchema,
  },
  readSetUp: staffRead(NEEDS, staffAddresses.readSetUp, 'How far the set-up of the dealership is', setUpSchema),
  doSetUpStep: {
    ...staffRead(
      NEEDS,
      staffAddresses.doSetUpStep,
      'Mark a step of the set-up as done, or as still to do',
      setUpSchema,
    ),
    params: setUpStepParamsSchema,
    body: setUpStepSchema,
  },
} as const satisfies Record<string, Endpoint>;
