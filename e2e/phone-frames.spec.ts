import { aboutBike, pagePaths } from '../contract/page-paths.ts';
import { countTransfer, MAX_TRANSFER_KB } from '../scripts/lighthouse/transfer.ts';
import { askedPictures, FULL_FRAME, holdFullFrames, LIGHT_FRAME, turning } from './asked-pictures.ts';
import { MODEL } from './demo-model.ts';
import { expect, test } from './fixtures.ts';

// What real frames weigh, demo/e2e/phone-transfer.spec.ts knows.
test('a phone turns light frames, all of them, and gets the sharp one once the view can be turned', async ({
  page,
}) => {
  const pictures = askedPictures(page);
  const transferredKb = await countTransfer(page);
  const askedTooEarly = await holdFullFrames(page);
  await page.goto(aboutBike(pagePaths.angleView, MODEL.bikeName));
  await turning(page).waitFor();
  expect(transferredKb()).toBeLessThanOrEqual(MAX_TRANSFER_KB.angleView);
  expect(new Set(pictures.filter((picture) => LIGHT_FRAME.test(picture))).size).toBe(MODEL.pictures.turn.length);
  await expect.poll(() => pictures.filter((picture) => FULL_FRAME.test(picture))).toHaveLength(1);
  expect(await askedTooEarly()).toEqual([]);
});
