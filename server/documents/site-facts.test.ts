import { expect, it } from 'vitest';
import { loadContent } from '../../content/load-content.ts';
import { loadDictionary } from '../../content/load-translations.ts';
import { consentPurposes } from '../../contract/enquiries/consent.ts';
import { interfaceLocales } from '../../contract/locales.ts';
import { releasedSite } from '../../test-support/released-site.ts';

const content = loadContent();
const facts = releasedSite();

it.each(interfaceLocales)('the facts in %s have their words in it, and all else as it is', (locale) => {
  const { consent, branches, shownLanguages, ...site } = facts[locale];
  const dictionary = loadDictionary(locale);
  const said = (text: string) => dictionary.get(text) ?? text;
  const { tagline, district, address, salesHours } = content.site;
  expect(site).toEqual({
    ...content.site,
    tagline: said(tagline),
    district: said(district),
    address: said(address),
    salesHours: { days: said(salesHours.days), opens: said(salesHours.opens), closes: said(salesHours.closes) },
  });
  expect(shownLanguages).toEqual(interfaceLocales);
  expect(branches.map(({ name }) => name)).toEqual(content.dealers.map(({ name }) => said(name)));
});

it.each(interfaceLocales)(
  'the consent notices in %s are those of the files, with the versions of their words',
  (locale) => {
    const notices = consentPurposes.map((purpose) => [purpose, content.consent[purpose][locale]]);
    expect(facts[locale].consent).toEqual(Object.fromEntries(notices));
  },
);
