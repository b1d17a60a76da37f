import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** What comes over a thin line first. */

const SCRIPT = /\/assets\/[^/]+\.js$/;
const FIRST_PICTURE = 'img[fetchpriority=high]';

/** Opens the page with its first picture still on the way, and tells which scripts were asked for. */
async function visitOnThinLine(page: Page) {
  const scripts: string[] = [];
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  page.on('request', (request) => {
    if (SCRIPT.test(request.url())) scripts.push(request.url());
  });
  await page.route(/\/pictures\//, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/motorcycle', { waitUntil: 'commit' });
  await expect(page.locator(FIRST_PICTURE)).toBeVisible();
  return { scripts, release };
}

test('the first picture has the line to itself, then the scripts are fetched', async ({ page }) => {
  const { scripts, release } = await visitOnThinLine(page);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(scripts).toEqual([]);
  release();
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
  const isThere = await page.locator(FIRST_PICTURE).evaluate((picture: HTMLImageElement) => picture.complete);
  expect(isThere).toBe(true);
});

test('whoever touches the page has the scripts sooner', async ({ page }) => {
  const { scripts, release } = await visitOnThinLine(page);
  expect(scripts).toEqual([]);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => scripts.length, { timeout: 2000 }).toBeGreaterThan(3);
  release();
});

test('a picture that never comes does not keep the scripts away', async ({ page }) => {
  const { scripts, release } = await visitOnThinLine(page);
  await expect.poll(() => scripts.length, { timeout: 10_000 }).toBeGreaterThan(3);
  release();
});
