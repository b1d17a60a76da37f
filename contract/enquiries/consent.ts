import type { Locale } from '../locales.ts';

/** What somebody who sends a form agrees to: that they are answered, or that they are sent news. */
export const consentPurposes = ['answer', 'notify'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** What staff call them. */
export const consentTitles: Readonly<Record<ConsentPurpose, string>> = {
  answer: 'To be answered',
  notify: 'To be sent news',
};

/** The sentence that a form shows above its button. Another wording has another version, in each language. */
export interface ConsentNotice {
  version: string;
  text: string;
}
export type ConsentNotices = Readonly<Record<ConsentPurpose, Readonly<Record<Locale, ConsentNotice>>>>;

/** Says which notice the sender saw. Whoever calls without it was shown none. */
export const CONSENT_HEADER = 'consent-version';
/** The same in a plain form, which cannot set headers. */
export const CONSENT_FIELD = '_consent';

const VERSION_PATTERN = /^(?<purpose>[a-z]{1,20})-[a-z]{2}-[0-9a-f]{12}$/;

/** Whether it can be the version of a notice for this purpose: who agreed to be answered did not agree to be sent news. */
export const isVersionFor = (purpose: ConsentPurpose, value: string): boolean =>
  VERSION_PATTERN.exec(value)?.groups?.purpose === purpose;
