import { consentNotices } from '../../content/consent-notices.ts';
import type { ConsentNotices } from '../../contract/enquiries/consent.ts';
import { consentPurposes } from '../../contract/enquiries/consent.ts';
import { fillIn } from '../../contract/fill-in.ts';
import type { Locale } from '../../contract/locales.ts';
import { keepConsentTexts } from '../db/consent-texts.ts';
import type { Trx } from '../db/db.ts';
import type { Documents } from './document-kind.ts';
import { consentKind, consentTextIn } from './kinds/consent.ts';
import { siteIn, siteKind } from './kinds/site.ts';

/** What people agree to who send a form. Undefined while a store is filled for the first time and has only some of it. */
export function findNotices(documents: Documents): ConsentNotices | undefined {
  const [site] = documents.of(siteKind);
  const texts = new Map(documents.of(consentKind).map(({ key, body }) => [key, body]));
  if (!site || consentPurposes.some((purpose) => !texts.has(purpose))) return undefined;
  return consentNotices((purpose, locale: Locale) => {
    const text = texts.get(purpose);
    return text ? fillIn(consentTextIn(text, locale), siteIn(site.body, locale)) : '';
  });
}

/** Every wording that a form has shown is kept for good. */
export async function keepNotices(trx: Trx, _document: unknown, live: () => Promise<Documents>): Promise<void> {
  const notices = findNotices(await live());
  if (notices) await keepConsentTexts(trx, notices);
}
