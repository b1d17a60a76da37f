import * as z from 'zod';

/** Texts in every language as the calls take them that publish at once: of any letters, in one line or in several. */

const upTo = (most: number) => z.string({ error: 'is missing' }).max(most, `can have ${most} letters at most`);

const inOtherLanguages = (most: number) => {
  const translation = z.strictObject({ text: upTo(most), of: upTo(most) }).optional();
  return { kn: translation, hi: translation };
};

/** It may be empty. */
export const localTextUpTo = (most: number) => z.strictObject({ en: upTo(most), ...inOtherLanguages(most) });

export const neededTextUpTo = (most: number) =>
  z.strictObject({ en: upTo(most).trim().min(1, 'is missing'), ...inOtherLanguages(most) });
