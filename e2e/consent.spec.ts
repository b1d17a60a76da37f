import { loadContent } from '../content/load-content.ts';
import { locales } from '../contract/locales.ts';
import { pagePaths } from '../contract/page-paths.ts';
import { expect, test } from './fixtures.ts';
import { newSender, openForm } from './form-helpers.ts';
import { formSamples } from './form-samples.ts';

const { consent } = loadContent();

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
