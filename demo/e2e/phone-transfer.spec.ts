import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { aboutBike, pagePaths } from '../../contract/page-paths.ts';
import { askedPictures, FULL_FRAME, holdFullFrames, LIGHT_FRAME, turning } from '../../e2e/asked-pictures.ts';
import { expect, visit } from '../../e2e/fixtures.ts';
import { PHONE } from '../../e2e/phone.ts';
import { countTransfer, MAX_TRANSFER_KB } from '../../scripts/lighthouse/transfer.ts';
import type { DemoModel } from '../../test-support/demo.ts';
import { takeModels } from '../../test-support/demo.ts';
import { demo, demoFile, test } from './demo-site.ts';

/** What a phone has to fetch, all in all. */

test.use(PHONE);

const withManyFrames = takeModels(demo.models.filter(({ pictures }) => pictures.turn.length === 36))();
const heaviest = takeModels(demo.models.toSorted((one, other) => lightBytes(other) - lightBytes(one)))();

/** What the frames weigh that a phone turns. */
function lightBytes({ pictures }: DemoModel): number {
  const files = pictures.turn.map((frame) => frame.replace('.webp', '-480.avif'));
  return files.reduce((sum, file) => sum + statSync(demoFile(file)).size, 0);
}

test(`a page is there and works after ${MAX_TRANSFER_KB.page} kB, a view from every side after ${MAX_TRANSFER_KB.angleView}`, async ({
  page,
}) => {
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
  // One with 36 frames, and the heaviest in the languages with letters of their own. What the frames of each model may weigh,
  // demo/content/catalogue.test.ts knows.
  const pictures = askedPictures(page);
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
