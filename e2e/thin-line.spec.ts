import type { Page } from '@playwright/test';
import { countTransfer, MAX_TRANSFER_KB } from '../scripts/audit/transfer.ts';
import { expect, test, visit } from './fixtures.ts';

/** What a phone has to fetch, all in all, and how much less for those who want to save data. */

const asked = (page: Page): string[] => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pictures/')) pictures.push(pathname);
  });
  return pictures;
};
/** What the browser tells of its line; Chromium's own words for it. */
const onLine = (page: Page, line: { saveData: boolean; effectiveType: string }) =>
  page.addInitScript((told) => Object.defineProperty(navigator, 'connection', { value: told }), line);
const FULL_FRAME = /turn-\d\d\.(avif|webp)$/;
const LIGHT_FRAME = /turn-\d\d-480\.avif$/;
const turning = (page: Page) => page.locator('[data-viewer]');

test.describe('on a phone', () => {
  test.beforeEach(({ isMobile }) => test.skip(!isMobile, 'a matter of phones'));

  for (const path of ['/', '/motorcycle', '/kn', '/hi/motorcycle']) {
    test(`${path} is there and works after ${MAX_TRANSFER_KB.page} kB`, async ({ page }) => {
      const transferredKb = await countTransfer(page);
      await visit(page, path);
      await page.waitForLoadState('networkidle');
      expect(transferredKb()).toBeGreaterThan(100);
      expect(transferredKb()).toBeLessThanOrEqual(MAX_TRANSFER_KB.page);
    });
  }

  // One of those with 36 frames; what the frames of each model may weigh, content/catalogue.test.ts knows.
  test(`a 360 view is ready to turn after ${MAX_TRANSFER_KB.angleView} kB`, async ({ page }) => {
    const pictures = asked(page);
    const transferredKb = await countTransfer(page);
    await page.goto('/angle-view?bike=SP125');
    await turning(page).waitFor();
    expect(transferredKb()).toBeGreaterThan(300);
    expect(transferredKb()).toBeLessThanOrEqual(MAX_TRANSFER_KB.angleView);
    expect(new Set(pictures.filter((picture) => LIGHT_FRAME.test(picture))).size).toBe(36);
    expect(pictures.filter((picture) => FULL_FRAME.test(picture))).toEqual([]);
  });

  test('the frame that somebody looks at becomes as sharp as it can, and no other', async ({ page }) => {
    await visit(page, '/angle-view?bike=SP125');
    const frame = turning(page).getByRole('img');
    await expect(frame).toHaveAttribute('src', /turn-01\.avif$/);
    const pictures = asked(page);
    await page.getByRole('slider').fill('9');
    await expect(frame).toHaveAttribute('src', /turn-09\.avif$/);
    expect(pictures.filter((picture) => FULL_FRAME.test(picture))).toEqual(['/pictures/models/sp125/turn-09.avif']);
  });
});

test.describe('whoever saves data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } });

  test('gets every picture in its smallest width', async ({ page }) => {
    for (const path of ['/', '/motorcycle', '/view-details?bike=SP125']) {
      const pictures = asked(page);
      await visit(page, path);
      await page.waitForLoadState('networkidle');
      const rasters = pictures.filter((picture) => !picture.endsWith('.svg'));
      expect(rasters.length, path).toBeGreaterThan(0);
      expect(rasters.filter((picture) => !/-(320|400|480|640)\.avif$/.test(picture))).toEqual([]);
    }
  });

  test('turns light frames, which stay as they are', async ({ page }) => {
    const pictures = asked(page);
    await visit(page, '/angle-view?bike=SP125');
    await turning(page).waitFor();
    await page.waitForTimeout(1500);
    expect(pictures.filter((picture) => FULL_FRAME.test(picture))).toEqual([]);
  });
});

for (const line of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '3g' },
]) {
  test.describe(`where the browser tells of ${line.saveData ? 'saving data' : 'a slow line'}`, () => {
    test('the pictures of the home page change for those who ask them to', { tag: '@once' }, async ({ page }) => {
      await onLine(page, line);
      await page.clock.install();
      await visit(page, '/');
      const slides = page.getByRole('region', { name: 'Pictures of our models and our showroom' });
      await expect(slides.getByRole('button', { name: 'Next picture' })).toBeVisible();
      await page.clock.runFor(12_000);
      await expect(slides.locator('picture')).toHaveCount(0);
      await expect(slides.getByRole('button', { name: 'Pause the pictures' })).toHaveCount(0);
      await slides.getByRole('button', { name: 'Next picture' }).click();
      await expect(slides.locator('picture')).toHaveCount(1);
    });

    test('nothing is fetched ahead, and the next page has small pictures', { tag: '@once' }, async ({ page }) => {
      await onLine(page, line);
      await visit(page, '/motorcycle');
      await page.waitForLoadState('networkidle');
      const pictures = asked(page);
      const card = page.getByRole('link', { name: /SP125/ });
      await card.hover();
      await page.waitForTimeout(500);
      expect(pictures.filter((picture) => picture.includes('/hero'))).toEqual([]);
      await card.click();
      await expect
        .poll(() => pictures.filter((picture) => picture.includes('/hero')))
        .toEqual(['/pictures/models/sp125/hero-480.avif']);
    });
  });
}
