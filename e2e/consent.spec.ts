import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { loadContent } from '../content/load-content.ts';
import { locales } from '../contract/locales.ts';
import { pagePaths } from '../contract/page-paths.ts';
import { expect, test, visit, withoutScripts } from './fixtures.ts';
import { FormOnPage, newSender, openForm } from './form-helpers.ts';
import { formSamples, sampleOf } from './form-samples.ts';

const { consent } = loadContent();
const contact = sampleOf('contact');
const newNumber = (): string => `9${randomInt(1e8, 1e9)}`;

/** What a person is told who asks which consent of theirs there is. */
function storedConsents(number: string): { version: string; text: string }[] {
  const result = spawnSync(process.execPath, ['scripts/person.ts', 'export', `+91 ${number}`], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
    encoding: 'utf8',
  });
  const { enquiries } = JSON.parse(result.stdout) as { enquiries: { consent: { version: string; text: string } }[] };
  return enquiries.map((enquiry) => enquiry.consent);
}

test('every form says above its button what its sender agrees to, in each language @once', async ({ request }) => {
  for (const { page, definition } of formSamples) {
    for (const locale of locales) {
      const prefix = locale === 'en' ? '' : `/${locale}`;
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

test('a form sends along which words were shown, and nothing else that is new @once', async ({ page }) => {
  const form = await openForm(page, 'contact');
  await form.fill(newSender());
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await form.button.click();
  const request = await sent;
  expect(request.headers()['consent-version']).toBe(consent.answer.en.version);
  expect(Object.keys(request.postDataJSON()).sort()).toEqual(Object.keys(form.sample.definition.fields).sort());
});

for (const locale of locales) {
  const prefix = locale === 'en' ? '' : `/${locale}`;

  test(`in ${locale} the words that were read are stored, and no script has those of another language @once`, async ({
    page,
  }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await visit(page, prefix + contact.page);
    const form = new FormOnPage(page, contact);
    const notice = consent.answer[locale];
    await expect(form.form).toContainText(notice.text);
    const number = newNumber();
    await form.fill(newSender(), { contact: number });
    await form.button.click();
    await expect.poll(() => storedConsents(number)).toEqual([notice]);
    const code = (await Promise.all(scripts)).join('\n');
    const spoken = locales.filter((one) => code.includes(consent.answer[one].version));
    expect(spoken).toEqual([locale]);
  });

  test.describe('without scripts', () => {
    test.use(withoutScripts);

    test(`in ${locale} the words that were read are stored too, also after a mistake @once`, async ({
      page,
      allowProblems,
    }) => {
      allowProblems([/^console error: Failed to load resource/]);
      await page.goto(prefix + contact.page);
      const form = new FormOnPage(page, contact);
      const number = newNumber();
      await form.fill(newSender(), { contact: number, email: 'asha@nowhere' });
      await form.button.click();
      await expect(form.form, 'the form comes back').toContainText(consent.answer[locale].text);
      await form.field('email').fill('asha@example.com');
      await form.button.click();
      await expect(form.form).toHaveCount(0);
      expect(storedConsents(number)).toEqual([consent.answer[locale]]);
    });
  });
}
