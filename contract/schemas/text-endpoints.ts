import * as z from 'zod';
import { staffAddresses } from '../addresses.ts';
import { MOST_FILE_BYTES, textFilters } from '../documents/texts.ts';
import { otherLocales } from '../locales.ts';
import type { Endpoint } from './endpoint.ts';
import { staffRead } from './staff-endpoint.ts';

const NEEDS = 'translations.change';

const filterSchema = z.object({
  search: z.string().max(100).default(''),
  state: z.enum(textFilters).default('all'),
  language: z
    .enum(['', ...otherLocales])
    .default('')
    .describe('Empty: any'),
  kind: z.string().max(100).default('').describe('Empty: every kind'),
});

const translationSchema = z.object({
  text: z.string(),
  state: z.enum(['fresh', 'stale', 'missing']).describe('Stale: the English has changed since'),
});

const textListSchema = z.object({
  languages: z
    .array(
      z.object({
        language: z.enum(otherLocales),
        missing: z.int().describe('Of all texts, whatever is looked for'),
        stale: z.int(),
      }),
    )
    .describe('Into which is translated: those that are shown, and those that the draft of the settings names'),
  total: z.int(),
  missing: z.int().describe('Translations of all that matches but for its state'),
  stale: z.int(),
  ready: z.int().describe('Documents whose draft changes translations alone, and can be published'),
  kinds: z.array(z.object({ name: z.string(), title: z.string() })),
  texts: z.array(
    z.object({
      kind: z.string(),
      key: z.string(),
      title: z.string().describe('Of its document'),
      place: z.string(),
      label: z.string(),
      en: z.string(),
      translations: z.partialRecord(z.enum(otherLocales), translationSchema),
    }),
  ),
});

const importReplySchema = z.object({
  faults: z.array(z.object({ line: z.int(), message: z.string() })).describe('The first hundred'),
  faultCount: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  stale: z.int().describe('Of those added or changed: their English is no longer the present one'),
  documents: z.int().describe('That have a draft of it now'),
});

/** What the website says, to be translated: every text of every document. */
export const textEndpoints = {
  listTexts: {
    ...staffRead(NEEDS, staffAddresses.listTexts, 'Texts of all documents with their translations', textListSchema),
    body: filterSchema.extend({ page: z.int().min(1).max(100_000).default(1) }),
  },
  exportTexts: {
    ...staffRead(
      NEEDS,
      staffAddresses.exportTexts,
      'The same as a file, or as several where one would be too large to come back',
      z.object({
        csv: z.string(),
        next: z.int().optional().describe('Where the next file begins; none after the last'),
      }),
    ),
    body: filterSchema.extend({
      from: z.int().min(0).max(10_000_000).default(0).describe('How many texts stand in the files before'),
    }),
  },
  importTexts: {
    ...staffRead(
      NEEDS,
      staffAddresses.importTexts,
      'Take translations from such a file into drafts; a dry run takes them and undoes it',
      importReplySchema,
    ),
    // As JSON each sign may take several bytes; the file itself is measured by the call.
    mostBytes: 2 * MOST_FILE_BYTES,
    body: z.object({ csv: z.string(), isDry: z.boolean() }),
  },
  publishTexts: {
    ...staffRead(
      NEEDS,
      staffAddresses.publishTexts,
      'Publish every draft that changes translations alone',
      z.object({ published: z.array(z.string()), left: z.array(z.string()) }),
    ),
    body: z.object({}),
  },
} as const satisfies Record<string, Endpoint>;
