import { createHash } from 'node:crypto';
import type * as z from 'zod';
import type { ConsentNotices } from '../contract/enquiries/consent.ts';
import { consentPurposes } from '../contract/enquiries/consent.ts';
import { fillIn } from '../contract/fill-in.ts';
import { locales } from '../contract/locales.ts';
import type { consentContentSchema, siteContentSchema } from '../contract/schemas/content.ts';

/** The version follows from the words themselves, so nobody can change one and forget the other. */
export function consentNotices(
  texts: z.infer<typeof consentContentSchema>,
  site: z.infer<typeof siteContentSchema>,
): ConsentNotices {
  const filled = fillIn(texts, site);
  const notices = consentPurposes.map((purpose) => [
    purpose,
    Object.fromEntries(
      locales.map((locale) => {
        const text = filled[purpose][locale];
        return [locale, { version: `${purpose}-${locale}-${fingerprint(text)}`, text }];
      }),
    ),
  ]);
  return Object.fromEntries(notices);
}

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
