import * as z from 'zod';
import type { OtherLocale } from '../locales.ts';
import { BASE_LOCALE, otherLocales } from '../locales.ts';

/** What documents are made of, as it must be to be published (decision 031). */

const LINE_END = /[\r\n]/;
/** Letters that no keyboard types: those that a browser draws nothing for, or that turn the direction of what follows. */
const HIDDEN_LETTERS = /(?![\r\n])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

const MAX_LINE = 300;
const MAX_PARAGRAPH = 5000;

const text = (max: number) =>
  z
    .string({ error: 'is missing' })
    .trim()
    .min(1, 'is missing')
    .max(max, `can have ${max} letters at most`)
    .refine((letters) => !LINE_END.test(letters), 'must be without line breaks')
    .refine((letters) => !HIDDEN_LETTERS.test(letters), 'has letters in it that nobody can see. Please type it again.');

export const line = text(MAX_LINE);
/** Longer than a line, but without ends of lines in it. */
export const paragraph = text(MAX_PARAGRAPH);

/** A text in English, and in the other languages as far as it is translated. */
export function localOf<Text extends z.ZodType<string>>(inOneLanguage: Text) {
  const translation = z.strictObject({
    text: z.union([z.literal(''), inOneLanguage]),
    of: z.string().max(MAX_PARAGRAPH),
  });
  return z.strictObject(
    {
      [BASE_LOCALE]: inOneLanguage,
      ...(Object.fromEntries(otherLocales.map((locale) => [locale, translation.optional()])) as Record<
        OtherLocale,
        z.ZodOptional<typeof translation>
      >),
    },
    { error: ({ code }) => (code === 'invalid_type' ? 'is missing' : undefined) },
  );
}

export const localLine = localOf(line);
export const localParagraph = localOf(paragraph);

export const phone = z.string({ error: 'is missing' }).regex(/^\d{10}$/, 'must have 10 digits');
export const email = z.email('must be an e-mail address');
export const link = z.url({ protocol: /^https$/, error: 'must be a link that begins with https://' });
/** What need not be there is empty where somebody has taken it away again. */
export const orNothing = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.literal('')]).optional();

const PRICE = 'must be a price in whole rupees, 1 at least';
const MAX_PRICE = 100_000_000;
export const price = z.int(PRICE).min(1, PRICE).max(MAX_PRICE, 'is too large');

const PUBLIC_NUMBER = 'must be a whole number from 1 to 999999999';
/** By which addresses and calls name something. */
export const publicNumber = z.int(PUBLIC_NUMBER).min(1, PUBLIC_NUMBER).max(999_999_999, PUBLIC_NUMBER);
export const hexColour = z.string('is missing').regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #1a2b3c');
/** Of a picture or document of this site. */
export const address = z.string('is missing').regex(/^\/[\w./~-]+$/, 'must be an address such as /pictures/hero.webp');
