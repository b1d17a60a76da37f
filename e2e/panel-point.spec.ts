import type { FrameLocator, Locator, Page } from '@playwright/test';
import { pagePaths } from '../contract/page-paths.ts';
import { someModel } from '../test-support/demo.ts';
import { expect, test } from './panel-helpers.ts';

/** Where the page stands beside the form. Nothing is changed here. */
const draftOf = (page: Page): FrameLocator => page.frameLocator('iframe');
/** Before it is there, a blurred miniature is. */
const PICTURE = 'main img:not([src^="data:"])';
const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);
const language = (page: Page): Locator => page.getByRole('combobox', { name: 'Language' });

test.describe('a click on the page beside the form @once', () => {
  test('leads to the field of a text in a part that was folded, and the page follows the language of the field', async ({
    page,
    panel,
  }) => {
    await panel.open('pages', { page: 'about' });
    const draft = draftOf(page);
    const heading = draft.locator('main h2').last();
    // It comes after everything that could be the last one.
    await expect(draft.locator('footer')).toBeAttached();
    const words = (await heading.textContent()) ?? '';
    const [place] = await test.step('the heading of the last section, which is folded', async () => {
      await heading.click();
      const found = page.locator('details[data-part]').last().locator('input:focus');
      await expect(found).toHaveValue(words);
      await expect(found).toBeInViewport();
      return [(await found.getAttribute('name')) ?? ''];
    });
    await test.step('in Kannada once its field is entered', async () => {
      await page.keyboard.press('Tab');
      await expect(field(page, place.replace(/en$/, 'kn'))).toBeFocused();
      await expect(language(page)).toHaveValue('kn');
      await expect(draft.locator('html')).toHaveAttribute('lang', 'kn');
      await draft.locator('main h2').first().click();
      await expect(page.locator('input:focus')).toHaveAttribute('lang', 'kn');
      await expect(page.locator('input:focus')).toHaveValue(
        (await draft.locator('main h2').first().textContent()) ?? '',
      );
    });
    await test.step('a link leads to another page of the draft, and what this form has no field for is said', async () => {
      await draft.locator('header a').first().click();
      await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('/');
      await expect(draft.locator('html')).toHaveAttribute('lang', 'kn');
      await draft.locator('main h1').click();
      await expect(page.getByText('This form has no field for what you clicked on')).toBeVisible();
    });
  });

  test('finds facts, figures, hours and pictures in every editor', async ({ page, panel }) => {
    const draft = draftOf(page);
    await test.step('of a model', async () => {
      await panel.open('models');
      await page.getByRole('main').getByRole('link', { name: someModel.name, exact: true }).click();
      await draft.locator('main h1').click();
      await expect(field(page, 'name')).toBeFocused();
      await draft
        .locator('main')
        .getByText(/^₹[\d,]+$/)
        .first()
        .click();
      await expect(field(page, 'price')).toBeFocused();
      await draft.locator(PICTURE).first().click();
      await expect(page.locator('[data-field] :focus')).toBeVisible();
    });
    await test.step('of a branch', async () => {
      await panel.open('branches', { key: 'annigeri' });
      await draft.locator('main h1').click();
      await expect(field(page, 'name.en')).toBeFocused();
      await draft.locator('main').getByText(/AM to/).first().click();
      await expect(page.locator('[data-field="week"] :focus')).toBeVisible();
    });
    await test.step('of the settings', async () => {
      await panel.open('settings');
      await page.getByRole('combobox', { name: 'Page' }).selectOption('Contact');
      await draft.locator('main a[href^="mailto:"]').first().click();
      await expect(field(page, 'email')).toBeFocused();
    });
    await test.step('of a slide', async () => {
      await panel.open('slides');
      await page.getByRole('main').locator('tbody a, li a').first().click();
      await page.getByRole('combobox', { name: 'Page' }).selectOption('Home');
      // A shade lies over it, before which the words of the page are read.
      await draft.locator(PICTURE).first().click({ force: true });
      await expect(page.locator('[data-field="image"] :focus')).toBeVisible();
    });
  });

  test('finds the page where it was before the letters of the panel had arrived', async ({ page }) => {
    const { promise: mayArrive, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await mayArrive;
      await route.continue();
    });
    // Without its letters the panel has not loaded.
    await page.goto(`${pagePaths.panel}?screen=models`, { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('link', { name: someModel.name, exact: true }).click();
    await expect(draftOf(page).locator('main h1')).toBeAttached();
    const top = () => page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().top);
    const before = await top();
    arrive();
    await page.evaluate(() => document.fonts.ready);
    expect(await top()).toBeCloseTo(before, -1);
  });
});
