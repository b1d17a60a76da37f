import { fillIn } from '../contract/fill-in.ts';
import type { Locale } from '../contract/locales.ts';
import { consentContentSchema } from '../contract/schemas/content.ts';
import type { SiteContent } from '../contract/types.ts';
import { BLANK_FOLDER } from './blank-folder.ts';
import { consentNotices } from './consent-notices.ts';
import { readContentFile } from './read-content-file.ts';

/** What people agree to who send a form. The words are the product's and name whoever the dealership is; staff may change them. */
export function loadConsent(site: SiteContent) {
  const consentTexts = readContentFile(BLANK_FOLDER, 'consent.json', consentContentSchema);
  const consent = consentNotices((purpose, locale) => {
    const texts: Partial<Record<Locale, string>> = consentTexts[purpose];
    return texts[locale] && fillIn(texts[locale], site);
  });
  return { consent, /** With places for the facts of the dealership. */ consentTexts };
}
