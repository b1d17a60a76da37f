import { expect, it } from 'vitest';
import { consentPurposes, isVersionFor } from '../contract/enquiries/consent.ts';
import { consentNotices } from './consent-notices.ts';
import { loadContent } from './load-content.ts';

const { consent, site } = loadContent();
const all = Object.values(consent).flatMap((languages) => Object.values(languages));

it('has a version of its own for each purpose and language', () => {
  expect(new Set(all.map(({ version }) => version)).size).toBe(6);
  for (const purpose of consentPurposes) {
    for (const { version } of Object.values(consent[purpose])) {
      expect(consentPurposes.filter((one) => isVersionFor(one, version))).toEqual([purpose]);
    }
  }
});

it('names the dealership', () => {
  for (const { text } of all) expect(text).toContain(site.dealership);
});

it('has another version once a word has changed', () => {
  const before = consentNotices((_purpose, locale) => `One in ${locale}.`);
  const after = consentNotices(
    (purpose, locale) => `One in ${locale}${purpose === 'answer' && locale === 'en' ? '!' : '.'}`,
  );
  expect(after.answer.en.version).not.toBe(before.answer.en.version);
  expect(after.answer.kn.version).toBe(before.answer.kn.version);
  expect(after.notify.en.version).toBe(before.notify.en.version);
});

it('is the English one, with its version, in a language that has none', () => {
  const { answer } = consentNotices((_purpose, locale) => (locale === 'mr' ? '' : `One in ${locale}.`));
  expect(answer.mr).toEqual(answer.en);
  expect(answer.kn).not.toEqual(answer.en);
});
