import { createHash } from 'node:crypto';
import type { ConsentNotices, ConsentPurpose } from '../contract/enquiries/consent.ts';
import { consentPurposes } from '../contract/enquiries/consent.ts';
import type { Locale } from '../contract/locales.ts';
import { locales } from '../contract/locales.ts';

/** The version follows from the words themselves, so nobody can change one and forget the other. */
export function consentNotices(textOf: (purpose: ConsentPurpose, locale: Locale) => string): ConsentNotices {
  const noticeIn = (purpose: ConsentPurpose, locale: Locale) => {
    const text = textOf(purpose, locale);
    return [locale, { version: `${purpose}-${locale}-${fingerprint(text)}`, text }];
  };
  const notices = consentPurposes.map((purpose) => [
    purpose,
    Object.fromEntries(locales.map((locale) => noticeIn(purpose, locale))),
  ]);
  return Object.fromEntries(notices);
}

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
