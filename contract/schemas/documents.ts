import * as z from 'zod';
import { documentStates } from '../documents/lists.ts';
import { line } from './document-parts.ts';

/** What the calls about documents carry (decision 031). */

/** Of a revision. */
const revisionId = z.int().min(1);

/** What databases look for: PostgreSQL refuses a text with a zero in it. */
const name = z
  .string()
  .max(100)
  .refine((text) => !text.includes('\0'), 'has letters in it that nobody can see');

export const documentParamsSchema = z.object({ kind: name, key: name });

export const revisionSchema = z.object({
  id: revisionId,
  author: z.string(),
  at: z.int().describe('UTC milliseconds'),
});

const planId = z.int().min(1);
const planOutcomes = ['published', 'failed', 'cancelled', 'replaced'] as const;

const openPlanSchema = z.object({
  id: planId,
  at: z.int().describe('When it is published, in UTC milliseconds'),
  revision: revisionId.describe('What is published then, whatever becomes of the draft'),
  author: z.string(),
});

export const documentSchema = z.object({
  title: z.string().describe('What people call it'),
  isArchived: z.boolean().describe('Set aside: the public does not see it'),
  live: revisionSchema.nullable().describe('What the public sees; null: not published yet'),
  draft: revisionSchema.nullable().describe('What somebody is at work on; null: nothing'),
  plan: openPlanSchema.nullable().describe('What is published by itself later; null: nothing'),
  release: revisionId.nullable().describe('What a release says of it that came after staff had published it'),
  body: z.record(z.string(), z.unknown()).describe('The whole document: of the draft where there is one'),
  faults: z.record(z.string(), z.string()).describe('What must be mended before it can be published, by field'),
});

/** A draft may be half filled in, but it is always a whole document. */
export const draftSchema = z.object({
  base: revisionId.describe('The revision that its author began from'),
  body: z.record(z.string(), z.unknown()),
});

export const namedRevisionSchema = z.object({ revision: revisionId });

export const planSchema = z.object({
  revision: revisionId,
  at: z.int({ error: 'At must be an instant in UTC milliseconds.' }),
});

export const planListSchema = z.array(
  openPlanSchema.extend({
    kind: z.string(),
    key: z.string(),
    title: z.string().describe('What people call the document'),
    madeAt: z.int().describe('UTC milliseconds'),
    doneAt: z.int().nullable().describe('UTC milliseconds; null: it is open'),
    outcome: z.enum(planOutcomes).nullable(),
    reason: z.string().describe('Why it failed'),
  }),
);

export const revisionParamsSchema = documentParamsSchema.extend({ id: z.string() });

const body = z.record(z.string(), z.unknown());
export const revisionBodiesSchema = revisionSchema.extend({
  body,
  before: body.nullable().describe('The revision that its author began from; null: it is the first'),
});

export const restoreSchema = z.object({ revision: revisionId, base: revisionId });

export const kindParamsSchema = z.object({ kind: name });

export const listQuerySchema = z.object({
  search: name.default(''),
  page: z.int().min(1).max(100_000).default(1),
  isArchived: z.boolean().default(false),
});

export const documentListSchema = z.object({
  total: z.int(),
  documents: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      isSample: z.boolean().describe('Still as it came with the release'),
      picture: z.string().optional().describe('Address of the picture that it shows'),
      state: z.enum(documentStates).describe('Draft: there is one beside what is live. New: not published yet'),
    }),
  ),
  ahead: z.string().nullable().describe('The last of the page before; null: none'),
  beyond: z.array(z.string()).describe('The first two of the page after'),
});

export const newDocumentSchema = z.object({
  title: line,
  from: name.optional().describe('The document that it begins as a copy of'),
});

export const addedDocumentSchema = z.object({ key: z.string() });

export const moveSchema = z.object({
  before: name.nullable().describe('The one after it; null: it stands last'),
});

export const archiveSchema = z.object({ isArchived: z.boolean() });

const MOST_AT_ONCE = 500;

export const samplesSchema = z.object({
  keep: z.array(name).max(MOST_AT_ONCE).default([]).describe('Keys of samples that are their own from now on'),
  setAside: z.array(name).max(MOST_AT_ONCE).default([]).describe('Keys of samples that visitors are not to see'),
});

export const draftsSchema = z.object({
  drafts: z
    .array(z.object({ kind: name, key: name, revision: revisionId }))
    .min(1)
    .max(MOST_AT_ONCE),
});
