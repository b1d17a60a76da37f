import type { Page } from '@playwright/test';
import { askedPictures, FULL_FRAME, turning } from './asked-pictures.ts';
import { MODEL } from './demo-model.ts';
import { expect, test, visit } from './fixtures.ts';

/** How much less is fetched for those who want to save data, or have a slow line. */

/** What the browser tells of its line; Chromium's own words for it. */
const onLine = (page: Page, line: { saveData: boolean; effectiveType: string }) =>
  page.addInitScript((told) => Object.defineProperty(navigator, 'connection', { value: told }), line);

test.describe('whoever saves data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } });

  test('gets every picture in its smallest width, and turns light frames, which stay as they are', {
    tag: '@once',
  }, async ({ page }) => {
    for (const path of ['/', '/motorcycle', `/view-details?bike=${MODEL.bikeName}`]) {
      const pictures = askedPictures(page);
      await visit(page, path);
      await page.waitForLoadState('networkidle');
      const rasters = pictures.filter((picture) => !picture.endsWith('.svg'));
      expect(rasters.length, path).toBeGreaterThan(0);
      expect(rasters.filter((picture) => !/-(320|400|480|640)\.avif$/.test(picture))).toEqual([]);
    }
    const pictures = askedPictures(page);
    await visit(page, `/angle-view?bike=${MODEL.bikeName}`);
    await turning(page).waitFor();
    await page.waitForTimeout(1500);
    expect(pictures.filter((picture) => FULL_FRAME.test(picture))).toEqual([]);
  });
});

for (const line of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '3g' },
]) {
  const teller = `where the browser tells of ${line.saveData ? 'saving data' : 'a slow line'}`;
  test(`${teller}, pictures change for those who ask, and nothing is fetched ahead`, { tag: '@once' }, async ({
    page,
  }) => {
    await onLine(page, line);
    await page.clock.install();
    await test.step('the pictures of the home page change for those who ask them to', async () => {
      await visit(page, '/');
      const slides = page.getByRole('region', { name: 'Pictures of our models and our showroom' });
      await expect(slides.getByRole('button', { name: 'Next picture' })).toBeVisible();
      await page.clock.runFor(12_000);
      await expect(slides.locator('picture')).toHaveCount(0);
      await expect(slides.getByRole('button', { name: 'Pause the pictures' })).toHaveCount(0);
      await slides.getByRole('button', { name: 'Next picture' }).click();
      await expect(slides.locator('picture')).toHaveCount(1);
    });
    await test.step('nothing is fetched ahead, and the next page has small pictures', async () => {
      await visit(page, '/motorcycle');
      await page.waitForLoadState('networkidle');
      const pictures = askedPictures(page);
      const card = page.getByRole('list', { name: 'Models' }).getByRole('link', { name: MODEL.name });
      await card.hover();
      await page.clock.runFor(500);
      await page.waitForLoadState('networkidle');
      expect(pictures.filter((picture) => picture.includes('/hero'))).toEqual([]);
      await card.click();
      await expect
        .poll(() => pictures.filter((picture) => picture.includes('/hero')))
        .toEqual([MODEL.pictures.hero.replace('.webp', '-480.avif')]);
    });
  });
}
