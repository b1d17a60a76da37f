import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { demoFolder } from '../content/demo-folder.ts';
import { expect } from './fixtures.ts';
import { testAlone } from './own-site.ts';
import type { Panel } from './panel-helpers.ts';
import { REFUSED } from './panel-helpers.ts';
import { tooWide } from './too-wide.ts';

/** What the home page shows is changed here. */
const test = testAlone();

const PHOTO = readFileSync(path.join(demoFolder.public, 'pictures', 'slides', 'roadster-sunset.webp'));
const WORDS = 'Monsoon check-up at our workshop';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const titles = (page: Page) => rows(page).getByRole('link').allTextContents();
const bar = (page: Page) => page.getByRole('main').getByRole('status').first();
const slidesSeen = async ({ page }: Panel): Promise<string[]> =>
  ((await (await page.request.get('/api/images')).json()) as { filepath: string }[]).map(({ filepath }) => filepath);
const choose = ({ dialog }: Panel, buffer: Buffer, name = 'photo.webp', mimeType = 'image/webp') =>
  dialog.getByLabel(/^Choose /).setInputFiles({ name, mimeType, buffer });

/** As with a picture that takes a phone a while to read. */
const holdReading = (page: Page) =>
  page.evaluateHandle(() => {
    const { decode } = HTMLImageElement.prototype;
    const { promise, resolve } = Promise.withResolvers<void>();
    HTMLImageElement.prototype.decode = async function (this: HTMLImageElement) {
      await promise;
      return decode.call(this);
    };
    return resolve;
  });

async function addPicture(panel: Panel): Promise<void> {
  const { page, dialog } = panel;
  await panel.button('Choose a picture').click();
  await panel.button('Use this picture').click();
  await panel.expectToast('warning', 'Please choose a picture to upload.');
  await choose(panel, Buffer.from('%PDF-1.7'), 'brochure.pdf', 'application/pdf');
  await panel.expectToast('error', 'Please choose a JPEG, PNG, WebP or AVIF picture.');
  await choose(panel, Buffer.from('not a picture at all'));
  await panel.expectToast('error', 'This picture is damaged or incomplete. Please choose another one.');
  const goOn = await holdReading(page);
  await choose(panel, PHOTO);
  await expect(panel.button('Use this picture')).toBeDisabled();
  await goOn.evaluate((resolve) => resolve());
  await expect(dialog.locator('canvas').first()).toBeVisible();
  await panel.checkAccessibility();
  await page.route('**/api/pictures', (route) => route.fulfill({ status: 413, json: { error: 'Too large.' } }));
  await panel.button('Use this picture').click();
  await panel.expectToast('error', 'Too large.');
  await page.unrouteAll();
  // Both parts are chosen in one dialog, each for itself.
  const phone = dialog.getByRole('group', { name: 'On a phone' });
  await expect(dialog.getByRole('group', { name: 'On a computer' }).locator('canvas')).toBeVisible();
  await phone.getByLabel('Left and right').fill('0.2');
  await panel.button('Use this picture').click();
  await panel.expectToast('success', 'The picture is in the draft.');
  await expect(dialog).toBeHidden();
}

test('the dealer adds a slide with a picture of their own, arranges the slides, and the home page shows them', {
  tag: '@once',
}, async ({ page, panel, context, allowProblems }) => {
  allowProblems([REFUSED]);
  await panel.open('slides');
  await expect(rows(page)).toHaveCount(5);
  const before = await slidesSeen(panel);
  const [first = '', second = ''] = await titles(page);

  await test.step('a new one begins with what it shows, and says that a picture is missing', async () => {
    await panel.button('New slide').click();
    await panel.dialog.getByLabel('What the picture shows').fill(WORDS);
    await panel.button('Begin').click();
    await expect(panel.heading).toHaveText(WORDS);
    await expect(page.getByText('Picture is missing')).toBeVisible();
    await expect(panel.button('Publish now')).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('what is no picture is said, and nothing is lost; then it is in the draft and in the page beside it', async () => {
    const words = page.getByRole('group', { name: 'For those who cannot see it' });
    await words.getByLabel('ಕನ್ನಡ').fill('ನಮ್ಮ ವರ್ಕ್‌ಶಾಪ್‌ನಲ್ಲಿ ಮಳೆಗಾಲದ ತಪಾಸಣೆ');
    await addPicture(panel);
    await expect(bar(page)).toHaveText(/^Saved \d/);
    await expect(words.getByLabel('ಕನ್ನಡ')).toHaveValue('ನಮ್ಮ ವರ್ಕ್‌ಶಾಪ್‌ನಲ್ಲಿ ಮಳೆಗಾಲದ ತಪಾಸಣೆ');
    const picture = page.getByRole('img', { name: 'Picture', exact: true });
    await expect(picture).toHaveJSProperty('complete', true);
    const onPhone = page.getByRole('img', { name: 'Picture, on a phone' });
    await expect(onPhone).toHaveJSProperty('complete', true);
    const [, width = '', height = ''] = /-(\d+)x(\d+)\.webp$/.exec((await onPhone.getAttribute('src')) ?? '') ?? [];
    expect(Number(width) / Number(height)).toBeCloseTo(3 / 2, 2);
    const address = await picture.getAttribute('src');
    expect(address).toMatch(/^\/uploads\/[\w~]+-1600x700\.webp$/);
    await expect(page.frameLocator('iframe').locator(`main img[src="${address}"]`)).toBeAttached();
    expect(await slidesSeen(panel)).toEqual(before);
    await page.evaluate(() => window.scrollTo(0, 0));
    await panel.checkAccessibility();
  });

  await test.step('published, it is the last; by a button and by dragging it becomes the first', async () => {
    await panel.button('Publish now').click();
    await panel.expectToast('success', 'Published: every page shows it now.');
    const [added = ''] = (await slidesSeen(panel)).filter((address) => !before.includes(address));
    expect(await slidesSeen(panel)).toEqual([...before, added]);
    await page.getByRole('link', { name: 'All slides' }).click();
    await expect(rows(page)).toHaveCount(6);
    await expect(rows(page).last()).toContainText(WORDS);
    await panel.checkAccessibility();
    await page.getByRole('button', { name: `Move ${WORDS} up` }).click();
    await expect(rows(page).nth(4)).toContainText(WORDS);
    await rows(page).nth(4).dragTo(rows(page).first());
    await expect(rows(page).first()).toContainText(WORDS);
    await expect.poll(() => slidesSeen(panel)).toEqual([added, ...before]);
    const visitor = await context.newPage();
    await visitor.goto('/');
    const shown = visitor.locator('main picture img').first();
    await expect(shown).toHaveAttribute('src', added);
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(visitor.getByText(`1 of 6: ${WORDS}`)).toBeAttached();
    expect(await tooWide(visitor)).toEqual([]);
    await visitor.setViewportSize({ width: 360, height: 740 });
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
      .toBeCloseTo(3 / 2, 1);
    expect(await tooWide(visitor)).toEqual([]);
    await visitor.close();
  });

  await test.step('by the keyboard it is put back, set aside and taken back', async () => {
    const down = page.getByRole('button', { name: `Move ${WORDS} down` });
    await down.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => titles(page)).toEqual(expect.arrayContaining([first, WORDS, second]));
    await expect(rows(page).nth(1)).toContainText(WORDS);
    const aside = page.getByRole('button', { name: `Set ${WORDS} aside` });
    await aside.focus();
    await page.keyboard.press('Enter');
    await panel.expectToast('success', `${WORDS} is set aside: visitors no longer see it. You can take it back.`);
    await expect.poll(() => slidesSeen(panel)).toEqual(before);
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Set aside');
    await page.getByRole('button', { name: `Take ${WORDS} back` }).click();
    await panel.expectToast('success', `${WORDS} is back in use.`);
    await expect.poll(() => slidesSeen(panel)).toHaveLength(6);
  });

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('combobox', { name: 'Show' }).selectOption('In use');
    await expect(rows(page)).toHaveCount(6);
    expect(await tooWide(page)).toEqual([]);
    await rows(page).getByRole('link', { name: WORDS }).click();
    await expect(page.getByRole('img', { name: 'Picture', exact: true })).toBeVisible();
    expect(await tooWide(page)).toEqual([]);
    await panel.button('Choose another picture').click();
    await choose(panel, PHOTO);
    await expect(panel.dialog.locator('canvas').first()).toBeVisible();
    expect(await tooWide(page)).toEqual([]);
  });
});
