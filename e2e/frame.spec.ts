import type { Page } from '@playwright/test';
import { expect, FRAME_SCRIPT, frameHydrated, holdScripts, hydrated, test } from './fixtures.ts';

/** What stands around every page hydrates only when somebody uses it: until then it must work all the same. */

const holdFrame = (page: Page) => holdScripts(page, FRAME_SCRIPT);

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
};
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('a frame is fetched when somebody moves on its page; until then, and without it, its links and buttons work', {
  tag: '@once',
}, async ({ page, problems, allowProblems }) => {
  await test.step('a page to be read fetches neither its own script nor that of its frame before somebody moves on it', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url());
    });
    await open(page, '/terms-conditions');
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((script) => /terms|text-|site-frame/.test(script))).toEqual([]);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => scripts.filter((script) => FRAME_SCRIPT.test(script)).length).toBe(1);
    await expect(page.locator('header[data-scrolled=true]')).toBeVisible();
  });
  await test.step('a link of a frame that has not hydrated leads on in the same document, and the frame follows', async () => {
    const release = await holdFrame(page);
    await open(page, '/terms-conditions');
    await footerLink(page, 'Privacy Policy').click();
    await expect(page).toHaveURL('/privacy-policy');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    await expect(page).toHaveTitle(/Privacy Policy/);
    await frameHydrated(page);
    expect(await isSameDocument(page)).toBe(true);
    await expect(page.locator('a[hreflang=kn]').first()).toHaveAttribute('href', '/kn/privacy-policy');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms');
    expect(await isSameDocument(page)).toBe(true);
    await page.unrouteAll({ behavior: 'wait' });
  });
  await test.step('a button of the frame that is clicked before it has hydrated does its work afterwards', async () => {
    const release = await holdFrame(page);
    await open(page, '/about');
    const bar = page.getByRole('complementary').filter({ has: page.locator('button[data-late]') });
    const links = await bar.getByRole('link').count();
    expect(links).toBeGreaterThan(0);
    await bar.getByRole('button').click();
    release();
    await expect(bar.getByRole('link')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
  });
  await test.step('where the script of the frame cannot be fetched, a link loads its page as a whole', async () => {
    expect(problems.unexpected(), 'problems up to here').toEqual([]);
    allowProblems([/site-frame/, /Failed to load resource/]);
    await page.route(FRAME_SCRIPT, (route) => route.abort());
    await open(page, '/about');
    await footerLink(page, 'Privacy Policy').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    expect(await isSameDocument(page)).toBe(false);
  });
});

for (const [moment, held] of Object.entries({
  'the frame has hydrated': FRAME_SCRIPT,
  'any script is there': undefined,
})) {
  test(`a language chosen before ${moment} is the one that stays`, async ({ page }) => {
    const release = await holdScripts(page, held);
    await page.addInitScript(() => {
      if (!localStorage.getItem('language')) localStorage.setItem('language', 'kn');
    });
    await page.goto('/kn/terms-conditions', { waitUntil: 'commit' });
    if (held) await hydrated(page);
    const english = page.locator('a[hreflang=en]:visible');
    // On a small screen it is in the menu, which opens by itself. One of the two is there as soon as the page is.
    const menu = page.getByRole('button', { name: 'ಮೆನು' });
    await expect(english.or(menu)).toHaveCount(1);
    if (await menu.isVisible()) await menu.click();
    await english.click();
    await expect(page).toHaveURL('/terms-conditions');
    release();
    await hydrated(page);
    await expect(page).toHaveURL('/terms-conditions');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  });
}
