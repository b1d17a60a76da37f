import type { Page } from '@playwright/test';
import { countTransfer, MAX_TRANSFER_KB } from '../scripts/lighthouse/transfer.ts';
import { askedPictures, FULL_FRAME, LIGHT_FRAME, turning } from './asked-pictures.ts';
import { expect, test, visit } from './fixtures.ts';

/** What a phone has to fetch, all in all. */

test(`a page is there and works after ${MAX_TRANSFER_KB.page} kB`, async ({ page }) => {
  const transferredKb = await countTransfer(page);
  for (const path of ['/', '/motorcycle', '/kn', '/hi/motorcycle']) {
    await test.step(path, async () => {
      const before = await asOnFirstVisit(page, transferredKb);
      await visit(page, path);
      await page.waitForLoadState('networkidle');
      expect(transferredKb() - before, path).toBeGreaterThan(100);
      expect(transferredKb() - before, path).toBeLessThanOrEqual(MAX_TRANSFER_KB.page);
    });
  }
});

// One with 36 frames, and the heaviest in the languages with letters of their own. What the frames of each model may weigh,
// content/catalogue.test.ts knows.
test(`a view from every side is ready to turn after ${MAX_TRANSFER_KB.angleView} kB`, async ({ page }) => {
  const pictures = askedPictures(page);
  const transferredKb = await countTransfer(page);
  const askedTooEarly = await holdFullFrames(page);
  for (const { path, frames } of [
    { path: '/angle-view?bike=SP125', frames: 36 },
    { path: '/kn/angle-view?bike=NX200', frames: 24 },
    { path: '/hi/angle-view?bike=NX200', frames: 24 },
  ]) {
    await test.step(path, async () => {
      const before = await asOnFirstVisit(page, transferredKb);
      pictures.length = 0;
      await page.goto(path);
      await turning(page).waitFor();
      expect(transferredKb() - before, path).toBeGreaterThan(300);
      expect(transferredKb() - before, path).toBeLessThanOrEqual(MAX_TRANSFER_KB.angleView);
      expect(new Set(pictures.filter((picture) => LIGHT_FRAME.test(picture))).size).toBe(frames);
      await expect.poll(() => pictures.filter((picture) => FULL_FRAME.test(picture))).toHaveLength(1);
      expect(await askedTooEarly()).toEqual([]);
    });
  }
});

/** Forgets whatever came over the line before; returns how much that was. */
async function asOnFirstVisit(page: Page, transferredKb: () => number): Promise<number> {
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  return transferredKb();
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
