import type { Page } from '@playwright/test';
import { askedPictures } from './asked-pictures.ts';
import { expect, test } from './fixtures.ts';

/** What comes over a thin line first. */

const SCRIPT = /\/assets\/[^/]+\.js$/;
const FIRST_PICTURE = 'img[fetchpriority=high]';
/** Of the cards below it. */
const LATER_PICTURE = /\/side[^/]*$/;

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

/** However slow the machine is: what the page does after four seconds comes after a minute. */
const putOffLastResort = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    const patient = (run: () => void, ms = 0) => setTimeout(run, ms === 4000 ? 60_000 : ms);
    Object.assign(window, { setTimeout: patient });
  });

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test('the first picture has the line to itself; scripts and the pictures further down wait for it', async ({
  page,
}) => {
  await putOffLastResort(page);
  const pictures = askedPictures(page);
  const later = () => pictures.filter((picture) => LATER_PICTURE.test(picture));
  const { scripts, release } = await visitOnThinLine(page);
  await twoFrames(page);
  await expect.poll(() => pictures.length).toBeGreaterThan(0);
  expect(scripts).toEqual([]);
  expect(later()).toEqual([]);
  release();
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
  const isThere = await page.locator(FIRST_PICTURE).evaluate((picture: HTMLImageElement) => picture.complete);
  expect(isThere).toBe(true);
  await expect.poll(() => later().length).toBeGreaterThan(0);
  await expect(page.locator('img[loading=lazy]').first()).toBeInViewport();
});

test('whoever touches the page has the scripts sooner', async ({ page }) => {
  await putOffLastResort(page);
  const { scripts, release } = await visitOnThinLine(page);
  expect(scripts).toEqual([]);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
  release();
});

test('a picture that never comes does not keep the scripts away', async ({ page }) => {
  const { scripts, release } = await visitOnThinLine(page);
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
  release();
});
