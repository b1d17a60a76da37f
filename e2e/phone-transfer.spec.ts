import type { Page } from '@playwright/test';
import { countTransfer, MAX_TRANSFER_KB } from '../scripts/lighthouse/transfer.ts';
import { askedPictures, FULL_FRAME, LIGHT_FRAME, turning } from './asked-pictures.ts';
import { expect, test, visit } from './fixtures.ts';

/** What a phone has to fetch, all in all. */

for (const path of ['/', '/motorcycle', '/kn', '/hi/motorcycle']) {
  test(`${path} is there and works after ${MAX_TRANSFER_KB.page} kB`, async ({ page }) => {
    const transferredKb = await countTransfer(page);
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    expect(transferredKb()).toBeGreaterThan(100);
    expect(transferredKb()).toBeLessThanOrEqual(MAX_TRANSFER_KB.page);
  });
}

// One with 36 frames, and the heaviest in the languages with letters of their own. What the frames of each model may weigh,
// content/catalogue.test.ts knows.
for (const { path, frames } of [
  { path: '/angle-view?bike=SP125', frames: 36 },
  { path: '/kn/angle-view?bike=NX200', frames: 24 },
  { path: '/hi/angle-view?bike=NX200', frames: 24 },
]) {
  test(`${path} is ready to turn after ${MAX_TRANSFER_KB.angleView} kB`, async ({ page }) => {
    const pictures = askedPictures(page);
    const transferredKb = await countTransfer(page);
    const askedTooEarly = await holdFullFrames(page);
    await page.goto(path);
    await turning(page).waitFor();
    expect(transferredKb()).toBeGreaterThan(300);
    expect(transferredKb()).toBeLessThanOrEqual(MAX_TRANSFER_KB.angleView);
    expect(new Set(pictures.filter((picture) => LIGHT_FRAME.test(picture))).size).toBe(frames);
    await expect.poll(() => pictures.filter((picture) => FULL_FRAME.test(picture))).toHaveLength(1);
    expect(await askedTooEarly()).toEqual([]);
  });
}

/** The sharp frame comes when the view can be turned, and is not counted; returns which ones were asked for before. */
async function holdFullFrames(page: Page): Promise<() => Promise<string[]>> {
  const asked: Promise<string[]>[] = [];
  await page.route(FULL_FRAME, (route) => {
    const isLate = turning(page).isVisible();
    asked.push(isLate.then((late) => (late ? [] : [route.request().url()])));
  });
  return async () => (await Promise.all(asked)).flat();
}
