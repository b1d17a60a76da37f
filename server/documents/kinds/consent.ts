import type { ConsentPurpose } from '../../../contract/enquiries/consent.ts';
import { consentPurposes, consentTitles } from '../../../contract/enquiries/consent.ts';
import type { Locale } from '../../../contract/locales.ts';
import { BASE_LOCALE } from '../../../contract/locales.ts';
import type { ConsentDocument } from '../../../contract/schemas/consent-document.ts';
import { consentDocumentSchema } from '../../../contract/schemas/consent-document.ts';
import type { Release } from '../document-kind.ts';
import { defineKind } from '../document-kind.ts';

/** What people agree to who send a form: a document for each purpose. */
export const consentKind = defineKind({
  name: 'consent',
  title: 'consent notice',
  schema: consentDocumentSchema,
  fixed: {
    titleOf: ({ purpose }) => (purpose ? (consentTitles[purpose] ?? '') : ''),
    keyOf: ({ purpose }) => String(purpose),
  },
  fromRelease: (release) =>
    Object.fromEntries(consentPurposes.map((purpose) => [purpose, documentOf(purpose, release)])),
});

function documentOf(purpose: ConsentPurpose, { content }: Release): ConsentDocument {
  const { en, kn, hi } = content.consentTexts[purpose];
  return { purpose, text: { en, kn: { text: kn, of: en }, hi: { text: hi, of: en } } };
}

/** In one language, with places for the facts of the dealership; empty where it is not translated. */
export const consentTextIn = ({ text }: ConsentDocument, locale: Locale): string =>
  (locale === BASE_LOCALE ? text.en : text[locale]?.text) ?? '';
