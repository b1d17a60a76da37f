import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { demoFolder } from '../content/demo-folder.ts';
import slides from '../test-support/dealership/content/slides.json' with { type: 'json' };
import { expect, test, visit } from './fixtures.ts';

/** Which slide is seen, not which one the dots speak of: what the browser has drawn is held against the pictures themselves. */

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GRAIN = 16;
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Pictures of our models and our showroom' }).getByRole('button', { name });

const hero = (page: Page) =>
  page
    .getByRole('main')
    .locator('div', { has: page.getByRole('heading', { level: 1 }) })
    .first();

/** To the right of the words and of the shade behind them, above the buttons, clear of the links at the edge. */
const inSight = ({ width, height }: Pick<Box, 'width' | 'height'>): Box => ({
  left: Math.round(width * 0.68),
  top: Math.round(height * 0.1),
  width: Math.round(width * 0.25),
  height: Math.round(height * 0.7),
});

const grains = (picture: Sharp): Promise<Buffer> =>
  picture.removeAlpha().resize(GRAIN, GRAIN, { fit: 'fill' }).raw().toBuffer();

/** A slide as it is meant to fill the hero: all of the height or all of the width, more of its right side than of its left. */
async function slideGrains(image: string, box: { width: number; height: number }): Promise<Buffer> {
  const file = path.join(demoFolder.public, image);
  const { width, height } = await sharp(file).metadata();
  const scale = Math.max(box.width / width, box.height / height);
  const whole = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const { left, top, ...part } = inSight(box);
  const shown = sharp(file)
    .resize({ ...whole, fit: 'fill' })
    .extract({
      left: left + Math.floor((whole.width - box.width) * 0.7),
      top: top + Math.floor((whole.height - box.height) * 0.5),
      ...part,
    });
  // A step of its own: what is cut out would otherwise be made smaller first.
  return grains(sharp(await shown.png().toBuffer()));
}

/** Asked of the browser itself: Playwright's own way would work out the style of the whole page twice for every look. */
async function seenGrains(page: Page, camera: CDPSession, box: Box): Promise<Buffer> {
  const { left, top, width, height } = inSight(box);
  // What fades from one slide to the next is over when it is looked at.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  const clip = { x: box.left + left, y: box.top + top, width, height, scale: 1 };
  const { data } = await camera.send('Page.captureScreenshot', { clip, optimizeForSpeed: true });
  return grains(sharp(Buffer.from(data, 'base64')));
}

const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

test('every slide is seen: by itself, by the arrows and by the dots, and fills the hero of a larger screen', {
  tag: '@once',
}, async ({ page }) => {
  await page.clock.install();
  await test.step('at 1366 px', async () => {
    const expectSeen = await openAt(page, { width: 1366, height: 768 });
    await page.mouse.move(5, 5);
    for (const position of [2, 3, 4, 5, 1]) {
      await page.clock.fastForward(5000);
      await expectSeen(position);
    }
    for (const position of [2, 3, 4, 5, 1]) {
      await button(page, 'Next picture').click();
      await expectSeen(position);
    }
    for (const position of [5, 4, 3, 2, 1]) {
      await button(page, 'Previous picture').click();
      await expectSeen(position);
    }
    for (const position of [4, 2, 5, 3, 1]) {
      await button(page, `Show picture ${position} of`).click();
      await expectSeen(position);
    }
  });
  // There the same buttons do the same: what is left to see is that every slide fills the place.
  await test.step('at 1920 px', async () => {
    const expectSeen = await openAt(page, { width: 1920, height: 1080 });
    await page.mouse.move(5, 5);
    await page.clock.fastForward(5000);
    await expectSeen(2);
    await button(page, 'Next picture').click();
    await expectSeen(3);
    await button(page, 'Show picture 5 of').click();
    await expectSeen(5);
    await button(page, 'Previous picture').click();
    await expectSeen(4);
  });
});

/** Opens the page on its first slide, with a clock that only the test moves; tells how to look for a slide. */
async function openAt(page: Page, viewport: { width: number; height: number }) {
  await page.setViewportSize(viewport);
  await page.clock.resume();
  await visit(page, '/');
  // The pointer holds the slide until nothing but this test moves the clock.
  await button(page, 'Show picture 1 of').click();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_600_000);
  const { x: left, y: top, width, height } = (await hero(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const box = { left, top, width: Math.round(width), height: Math.round(height) };
  const pictures = await Promise.all(slides.map(({ image }) => slideGrains(image, box)));
  const camera = await page.context().newCDPSession(page);
  const expectSeen = (position: number) =>
    expect
      .poll(async () => {
        const seen = await seenGrains(page, camera, box);
        return pictures.flatMap((picture, index) => (difference(seen, picture) < 5 ? [index + 1] : []));
      }, `slide ${position}`)
      .toEqual([position]);
  await expectSeen(1);
  return expectSeen;
}
