import * as z from 'zod';
import { BASE_LOCALE, locales } from '../locales.ts';

/** What documents are made of, as it must be to be published (decision 031). */

/** Letters that no keyboard types: those that a browser draws nothing for, or that turn the direction of what follows. */
const HIDDEN_LETTERS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

const MAX_LINE = 300;
export const line = z
  .string({ error: 'is missing' })
  .trim()
  .min(1, 'is missing')
  .max(MAX_LINE, `can have ${MAX_LINE} letters at most`)
  .refine((text) => !HIDDEN_LETTERS.test(text), 'has letters in it that nobody can see. Please type it again.');

const translation = z.strictObject({ text: z.union([line, z.literal('')]), of: z.string().max(MAX_LINE) });

/** A text in English, and in the other languages as far as it is translated. */
export const localLine = z.strictObject(
  {
    [BASE_LOCALE]: line,
    ...(Object.fromEntries(
      locales.filter((locale) => locale !== BASE_LOCALE).map((locale) => [locale, translation.optional()]),
    ) as Record<'kn' | 'hi', z.ZodOptional<typeof translation>>),
  },
  { error: ({ code }) => (code === 'invalid_type' ? 'is missing' : undefined) },
);

export const phone = z.string({ error: 'is missing' }).regex(/^\d{10}$/, 'must have 10 digits');
export const email = z.email('must be an e-mail address');
export const link = z.url({ protocol: /^https$/, error: 'must be a link that begins with https://' });
/** What need not be there is empty where somebody has taken it away again. */
export const orNothing = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.literal('')]).optional();
