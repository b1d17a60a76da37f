import { createHash } from 'node:crypto';
import type { ConsentNotice, ConsentNotices, ConsentPurpose } from '../contract/enquiries/consent.ts';
import { consentPurposes } from '../contract/enquiries/consent.ts';
import type { Locale } from '../contract/locales.ts';
import { BASE_LOCALE, locales } from '../contract/locales.ts';

type TextOf = (purpose: ConsentPurpose, locale: Locale) => string | undefined;

/**
 * The version follows from the words themselves, so nobody can change one and forget the other. Where a language has none, the English
 * notice is shown, and it is that which people have agreed to.
 */
export function consentNotices(textOf: TextOf): ConsentNotices {
  const noticeIn = (purpose: ConsentPurpose, locale: Locale): ConsentNotice => {
    const text = textOf(purpose, locale);
    if (!text && locale !== BASE_LOCALE) return noticeIn(purpose, BASE_LOCALE);
    return { version: `${purpose}-${locale}-${fingerprint(text ?? '')}`, text: text ?? '' };
  };
  const notices = consentPurposes.map((purpose) => [
    purpose,
    Object.fromEntries(locales.map((locale) => [locale, noticeIn(purpose, locale)])),
  ]);
  return Object.fromEntries(notices);
}

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
