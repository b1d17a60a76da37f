import type { BrowserContext, Page } from '@playwright/test';
import { loadContent } from '../content/load-content.ts';
import { languageNames } from '../contract/language-names.ts';
import { interfaceLocales, pathIn } from '../contract/locales.ts';
import { englishIn } from '../test-support/latin-words.ts';
import { MODEL } from './demo-model.ts';
import { expect, test, visit, withoutScripts } from './fixtures.ts';
import { pages } from './pages.ts';

const isPhone = () => test.info().project.name === 'phone';
const others = interfaceLocales.filter((locale) => locale !== 'en');
const english = englishIn(loadContent());

/** What a person reads, sees in a tab or hears of a document, but for what it says in English on purpose (`lang="en"`). */
const wordsOn = (page: Page, html: string): Promise<string[]> =>
  page.evaluate((source) => {
    const { head, body, title } = new DOMParser().parseFromString(source, 'text/html');
    for (const element of body.querySelectorAll('script, style, [lang="en"], [srclang="en"], a[href^="mailto:"]'))
      element.remove();
    const attributes = ['alt', 'aria-label', 'title', 'placeholder', 'aria-roledescription'];
    const spoken = [...body.querySelectorAll('*')].flatMap((element) =>
      attributes.map((name) => element.getAttribute(name)),
    );
    const description = head.querySelector('meta[name="description"]')?.getAttribute('content');
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const read: (string | null)[] = [];
    while (walker.nextNode()) read.push(walker.currentNode.textContent);
    return [title, description, ...spoken, ...read].filter((text) => text !== null && text !== undefined);
  }, html);

for (const locale of others) {
  test(`no page shows English in ${languageNames[locale]}`, { tag: '@once' }, async ({ page, request }) => {
    // A page of the site lets no text become a document.
    await page.goto('about:blank');
    const found: string[] = [];
    for (const { path } of pages) {
      const reply = await request.get(pathIn(locale, path), { headers: { accept: 'text/html' } });
      const texts = await wordsOn(page, await reply.text());
      expect(texts.length, path).toBeGreaterThan(20);
      found.push(...texts.flatMap((text) => english(text).map((word) => `${path}: ${word} in ${text.slice(0, 80)}`)));
    }
    expect([...new Set(found)]).toEqual([]);
  });
}

test('the languages are there to choose in the header, and keep page, search and what was typed', async ({ page }) => {
  // A page that still glides to a field takes the menu's button away from under the press.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, `/finance?bike=${MODEL.bikeName}`);
  await page.getByLabel('Message').fill('Call me after six');
  await choose(page, 'Language', 'ಕನ್ನಡ');
  await expect(page).toHaveURL(`/kn/finance?bike=${MODEL.bikeName}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'kn');
  await expect(page.locator('textarea')).toHaveValue('Call me after six');
  await choose(page, 'ಭಾಷೆ', 'English');
  await expect(page).toHaveURL(`/finance?bike=${MODEL.bikeName}`);
  await expect(page.getByLabel('Message')).toHaveValue('Call me after six');
});

async function choose(page: Page, label: string, language: string): Promise<void> {
  const link = page.getByRole('navigation', { name: label }).getByRole('link', { name: language });
  // Past its first pixels a wide page hides the bar that the languages stand in.
  await page.evaluate(() => window.scrollTo(0, 0));
  if (isPhone()) await page.locator('button[popovertarget="main-menu"]').first().click();
  await link.filter({ visible: true }).click();
}

test('letters of another script are loaded only where it is written; the choice is remembered, and the way back is left open', {
  tag: '@once',
}, async ({ page }) => {
  await test.step('letters of another script are loaded only where it is written', async () => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
    });
    await visit(page, '/');
    await page.evaluate(() => document.fonts.ready);
    expect(fonts.filter((font) => !/anek-(latin|rupee)|names-/.test(font))).toEqual([]);
    await visit(page, '/kn');
    await page.evaluate(() => document.fonts.ready);
    expect(fonts.some((font) => font.includes('anek-kannada'))).toBe(true);
    expect(fonts.some((font) => font.includes('anek-devanagari'))).toBe(false);
  });
  await test.step('the choice is remembered on the next visit, and the way back is left open', async () => {
    await visit(page, '/about');
    await choose(page, 'Language', 'हिन्दी');
    await expect(page).toHaveURL('/hi/about');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await page.goto('/contact?from=chat');
    await expect(page).toHaveURL('/hi/contact?from=chat');
  });
});

test.describe('a first visit with a browser in Kannada', () => {
  test.use({ locale: 'kn-IN' });

  test('is offered that language in it, without a redirect, and asked once', { tag: '@once' }, async ({
    page,
    context,
  }) => {
    await test.step('nothing is offered on a page in Kannada', async () => {
      await visit(page, '/kn/finance');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('aside[lang]')).toHaveCount(0);
      await forgetVisits(page, context);
    });
    await test.step('it is offered, and asked once', async () => {
      await visit(page, '/finance');
      await expect(page).toHaveURL('/finance');
      const offer = page.getByRole('complementary', { name: 'ಈ ಪುಟ ಕನ್ನಡದಲ್ಲೂ ಇದೆ.' });
      await expect(offer).toHaveAttribute('lang', 'kn');
      await offer.getByRole('button', { name: 'ಈಗ ಬೇಡ' }).click();
      await expect(offer).toHaveCount(0);
      await visit(page, '/contact');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(offer).toHaveCount(0);
      await forgetVisits(page, context);
    });
    await test.step('it can be taken', async () => {
      await visit(page, `/finance?bike=${MODEL.bikeName}`);
      await page.getByRole('link', { name: 'ಕನ್ನಡದಲ್ಲಿ ಓದಿ' }).click();
      await expect(page).toHaveURL(`/kn/finance?bike=${MODEL.bikeName}`);
      await page.goto('/offers');
      await expect(page).toHaveURL('/kn/offers');
    });
  });
});

/** As for somebody who was never here. */
async function forgetVisits(page: Page, context: BrowserContext): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
}

test.describe('without scripts', () => {
  test.use(withoutScripts);

  test('a language can be chosen, and a form says in it what is wrong', { tag: '@once' }, async ({
    page,
    allowProblems,
  }) => {
    allowProblems([/400/]);
    await page.goto('/contact');
    await page
      .getByRole('navigation', { name: 'Language' })
      .filter({ visible: true })
      .getByRole('link', { name: 'हिन्दी' })
      .click();
    await expect(page).toHaveURL('/hi/contact');
    await page.locator('#contact-form').evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''));
    await page.locator('#contact-form button[type="submit"]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page.getByRole('alert').getByText('नाम ज़रूरी है।')).toBeVisible();
  });
});
