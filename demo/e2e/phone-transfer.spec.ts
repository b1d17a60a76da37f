import { statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { demoFolder } from '../content/demo-folder.ts';
import { aboutBike, pagePaths } from '../contract/page-paths.ts';
import { countTransfer, MAX_TRANSFER_KB } from '../scripts/lighthouse/transfer.ts';
import type { DemoModel } from '../test-support/demo.ts';
import { demoModels, takeModels } from '../test-support/demo.ts';
import { askedPictures, FULL_FRAME, LIGHT_FRAME, turning } from './asked-pictures.ts';
import { expect, test, visit } from './fixtures.ts';

/** What a phone has to fetch, all in all. */

const withManyFrames = takeModels(demoModels.filter(({ pictures }) => pictures.turn.length === 36))();
const heaviest = takeModels(demoModels.toSorted((one, other) => lightBytes(other) - lightBytes(one)))();

/** What the frames weigh that a phone turns. */
function lightBytes({ pictures }: DemoModel): number {
  const files = pictures.turn.map((frame) => frame.replace('.webp', '-480.avif'));
  return files.reduce((sum, file) => sum + statSync(path.join(demoFolder.public, file)).size, 0);
}

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
// demo/content/catalogue.test.ts knows.
test(`a view from every side is ready to turn after ${MAX_TRANSFER_KB.angleView} kB`, async ({ page }) => {
  const pictures = askedPictures(page);
  const transferredKb = await countTransfer(page);
  const askedTooEarly = await holdFullFrames(page);
  for (const [language, model] of [
    ['', withManyFrames],
    ['/kn', heaviest],
    ['/hi', heaviest],
  ] as const) {
    const address = language + aboutBike(pagePaths.angleView, model.bikeName);
    await test.step(address, async () => {
      const before = await asOnFirstVisit(page, transferredKb);
      pictures.length = 0;
      await page.goto(address);
      await turning(page).waitFor();
      expect(transferredKb() - before, address).toBeGreaterThan(300);
      expect(transferredKb() - before, address).toBeLessThanOrEqual(MAX_TRANSFER_KB.angleView);
      expect(new Set(pictures.filter((picture) => LIGHT_FRAME.test(picture))).size).toBe(model.pictures.turn.length);
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
