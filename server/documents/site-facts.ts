import type { ConsentNotices, ConsentPurpose } from '../../contract/enquiries/consent.ts';
import { consentPurposes } from '../../contract/enquiries/consent.ts';
import type { Locale } from '../../contract/locales.ts';
import { languagesOf, locales } from '../../contract/locales.ts';
import type { Site, SiteFacts } from '../../contract/types.ts';
import { deepFreeze } from '../http/deep-freeze.ts';
import { menuBranches } from './branches.ts';
import { branchKind } from './kinds/branch.ts';
import { noticesOf, siteIn, siteKind } from './kinds/site.ts';
import type { Documents } from './live-documents.ts';
import { madeOf } from './live-documents.ts';

/** Where every part of the server learns whose site this is. */
export interface SiteSource {
  /** To be asked whenever they are needed: they may change while the server runs. */
  current(): Promise<SiteFacts>;
}

/**
 * What every page knows of the dealership, in every language. As long as it is the same, so are the objects, by which others know
 * what they have made of them already.
 */
export const siteOf = madeOf([siteKind, branchKind], (documents): SiteFacts => {
  const document = siteDocument(documents);
  const notices = noticesOf(document);
  const inLanguage = (locale: Locale): Site => ({
    ...siteIn(document, locale),
    shownLanguages: languagesOf(document.languages),
    branches: menuBranches(documents, locale),
    consentVersions: versionsIn(locale, notices),
  });
  const facts = Object.fromEntries(locales.map((locale) => [locale, inLanguage(locale)])) as Record<Locale, Site>;
  return deepFreeze(facts);
});

export function siteDocument(documents: Documents) {
  const [site] = documents.of(siteKind);
  if (!site) throw new Error('The store has no document about the site.');
  return site.body;
}

const versionsIn = (locale: Locale, notices: ConsentNotices): Site['consentVersions'] =>
  Object.fromEntries(consentPurposes.map((purpose) => [purpose, notices[purpose][locale].version])) as Record<
    ConsentPurpose,
    string
  >;
