import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { loadContent } from '../content/load-content.ts';
import type { InterfaceLocale, Locale } from '../contract/locales.ts';
import { interfaceLocales } from '../contract/locales.ts';
import { pagePaths } from '../contract/page-paths.ts';
import { expect, test, visit, withoutScripts } from './fixtures.ts';
import { FormOnPage, newSender } from './form-helpers.ts';
import { formSamples, sampleOf } from './form-samples.ts';

const { consent, consentTexts } = loadContent();
const contact = sampleOf('contact');
const newNumber = (): string => `9${randomInt(1e8, 1e9)}`;
const prefixOf = (locale: Locale): string => (locale === 'en' ? '' : `/${locale}`);

/** What a person is told who asks which consent of theirs there is. */
function storedConsents(number: string): { version: string; text: string }[] {
  const result = spawnSync(process.execPath, ['scripts/person.ts', 'export', `+91 ${number}`], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
    encoding: 'utf8',
  });
  const { enquiries } = JSON.parse(result.stdout) as { enquiries: { consent: { version: string; text: string } }[] };
  return enquiries.map((enquiry) => enquiry.consent).sort((one, other) => one.version.localeCompare(other.version));
}

const inEachLanguage = interfaceLocales
  .map((locale) => consent.answer[locale])
  .sort((one, other) => one.version.localeCompare(other.version));

test('every form says above its button what its sender agrees to, in each language @once', async ({ request }) => {
  for (const { page, definition } of formSamples) {
    for (const locale of interfaceLocales) {
      const prefix = prefixOf(locale);
      const html = await (await request.get(prefix + page, { headers: { accept: 'text/html' } })).text();
      const { text, version } = consent[definition.consent ?? 'answer'][locale];
      expect(html, `${prefix}${page}`).toContain(text);
      expect(html, `${prefix}${page}`).toContain(`name="_consent" value="${version}"`);
      expect(html, `${prefix}${page}`).toMatch(
        new RegExp(`<a target="_blank"[^>]* href="${prefix}${pagePaths.privacy}"`),
      );
    }
  }
});

/** What stands in the scripts that a page fetches from now on; asked for anew, because the browser may have let go of one that was loaded ahead. */
function scriptsOf(page: Page): () => Promise<string> {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') addresses.push(request.url());
  });
  const read = async (address: string) => (await page.request.get(address)).text();
  return async () => (await Promise.all(addresses.splice(0).map(read))).join('\n');
}

/** The longest piece of the notice that a script would have as it is: without what is filled in, and without quotes. */
const wordsIn = (locale: InterfaceLocale): string =>
  consentTexts.answer[locale].split(/\{\w+\}|['"’`]/).reduce((one, other) => (other.length > one.length ? other : one));

test('the words that were read are sent along and stored, and no script has them @once', async ({ page }) => {
  const fetched = scriptsOf(page);
  const form = new FormOnPage(page, contact);
  const number = newNumber();
  for (const locale of interfaceLocales) {
    await test.step(locale, async () => {
      await visit(page, prefixOf(locale) + contact.page);
      const notice = consent.answer[locale];
      await expect(form.form).toContainText(notice.text);
      await form.fill(newSender(), { contact: number });
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await form.button.click();
      const request = await sent;
      expect(request.headers()['consent-version']).toBe(notice.version);
      // Nothing else that is new, but for the page that was seen before.
      const known = [...Object.keys(contact.definition.fields), ...(locale === 'en' ? [] : ['cameFrom'])];
      expect(Object.keys(request.postDataJSON()).sort()).toEqual(known.sort());
      await expect(form.receipt).toBeVisible();
      const code = await fetched();
      expect(code).not.toBe('');
      expect(interfaceLocales.filter((one) => code.includes(wordsIn(one)))).toEqual([]);
    });
  }
  expect(storedConsents(number)).toEqual(inEachLanguage);
});

test.describe('without scripts', () => {
  test.use(withoutScripts);

  test('the words that were read are stored too, in each language, also after a mistake @once', async ({
    page,
    allowProblems,
  }) => {
    allowProblems([/^console error: Failed to load resource/]);
    const form = new FormOnPage(page, contact);
    const number = newNumber();
    for (const locale of interfaceLocales) {
      await test.step(locale, async () => {
        await page.goto(prefixOf(locale) + contact.page);
        await form.fill(newSender(), { contact: number, email: 'asha@nowhere' });
        await form.button.click();
        await expect(form.form, 'the form comes back').toContainText(consent.answer[locale].text);
        await form.field('email').fill('asha@example.com');
        await form.button.click();
        await expect(form.form).toHaveCount(0);
      });
    }
    expect(storedConsents(number)).toEqual(inEachLanguage);
  });
});
