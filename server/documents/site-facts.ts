import type { ConsentNotices } from '../../contract/enquiries/consent.ts';
import { consentPurposes } from '../../contract/enquiries/consent.ts';
import type { Locale } from '../../contract/locales.ts';
import { languagesOf, locales } from '../../contract/locales.ts';
import type { Site, SiteFacts } from '../../contract/types.ts';
import { deepFreeze } from '../http/deep-freeze.ts';
import { menuBranches } from './branches.ts';
import { branchKind } from './kinds/branch.ts';
import { consentKind } from './kinds/consent.ts';
import { siteIn, siteKind } from './kinds/site.ts';
import type { Documents } from './live-documents.ts';
import { madeOf } from './live-documents.ts';
import { findNotices } from './notices.ts';

/** Where every part of the server learns whose site this is. */
export interface SiteSource {
  /** To be asked whenever they are needed: they may change while the server runs. */
  current(): Promise<SiteFacts>;
}

/**
 * What every page knows of the dealership, in every language. As long as it is the same, so are the objects, by which others know
 * what they have made of them already.
 */
export const siteOf = madeOf([siteKind, branchKind, consentKind], (documents): SiteFacts => {
  const document = siteDocument(documents);
  const notices = findNotices(documents);
  if (!notices) throw new Error('The store does not say what people agree to.');
  const inLanguage = (locale: Locale): Site => ({
    ...siteIn(document, locale),
    shownLanguages: languagesOf(document.languages),
    branches: menuBranches(documents, locale),
    consent: consentIn(locale, notices),
  });
  const facts = Object.fromEntries(locales.map((locale) => [locale, inLanguage(locale)])) as Record<Locale, Site>;
  return deepFreeze(facts);
});

export function siteDocument(documents: Documents) {
  const [site] = documents.of(siteKind);
  if (!site) throw new Error('The store has no document about the site.');
  return site.body;
}

const consentIn = (locale: Locale, notices: ConsentNotices): Site['consent'] =>
  Object.fromEntries(consentPurposes.map((purpose) => [purpose, notices[purpose][locale]])) as Site['consent'];
