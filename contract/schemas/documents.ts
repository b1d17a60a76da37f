import * as z from 'zod';
import { BASE_LOCALE, locales } from '../locales.ts';
import { siteContentSchema } from './content.ts';

/** The shape of documents, as they must be to be published (decision 031). */

/** Letters that no keyboard types: those that a browser draws nothing for, or that turn the direction of what follows. */
const HIDDEN_LETTERS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

const MAX_LINE = 300;
const line = z
  .string({ error: 'is missing' })
  .trim()
  .min(1, 'is missing')
  .max(MAX_LINE, `can have ${MAX_LINE} letters at most`)
  .refine((text) => !HIDDEN_LETTERS.test(text), 'has letters in it that nobody can see. Please type it again.');

const translation = z.strictObject({ text: z.union([line, z.literal('')]), of: z.string().max(MAX_LINE) });

/** A text in English, and in the other languages as far as it is translated. */
const localLine = z.strictObject({
  [BASE_LOCALE]: line,
  ...(Object.fromEntries(
    locales.filter((locale) => locale !== BASE_LOCALE).map((locale) => [locale, translation.optional()]),
  ) as Record<'kn' | 'hi', z.ZodOptional<typeof translation>>),
});

/** What is the same on every page of a dealership: who it is and how it is reached. */
export const siteDocumentSchema = siteContentSchema.extend({
  dealership: line,
  maker: line,
  tagline: localLine,
  district: localLine,
  address: localLine,
  salesHours: z.strictObject({ days: localLine, opens: localLine, closes: localLine }),
});

export type SiteDocument = z.infer<typeof siteDocumentSchema>;

/** Of a revision. */
const revisionId = z.int().min(1);

export const documentParamsSchema = z.object({ kind: z.string(), key: z.string() });

export const revisionSchema = z.object({
  id: revisionId,
  author: z.string(),
  at: z.int().describe('UTC milliseconds'),
});

export const documentSchema = z.object({
  live: revisionSchema.nullable().describe('What the public sees; null: not published yet'),
  draft: revisionSchema.nullable().describe('What somebody is at work on; null: nothing'),
  body: z.record(z.string(), z.unknown()).describe('The whole document: of the draft where there is one'),
  faults: z.record(z.string(), z.string()).describe('What must be mended before it can be published, by field'),
});

/** A draft may be half filled in, but it is always a whole document. */
export const draftSchema = z.object({
  base: revisionId.describe('The revision that its author began from'),
  body: z.record(z.string(), z.unknown()),
});

export const namedRevisionSchema = z.object({ revision: revisionId });

export const restoreSchema = z.object({ revision: revisionId, base: revisionId });
