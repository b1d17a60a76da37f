import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { TEST_DEALERSHIP } from '../test-support/dealership/folder.ts';
import { expect, NOBODY } from './fixtures.ts';
import { testAlone } from './own-site.ts';
import type { Panel } from './panel-helpers.ts';
import { tooWide } from './too-wide.ts';

/** What the home page shows is changed here. */
const test = testAlone();

const SLIDES = path.join(TEST_DEALERSHIP, 'public', 'pictures', 'slides');
const [SUNSET, ROAD] = ['roadster-sunset.webp', 'dusk-road.webp'].map((name) => ({
  name,
  mimeType: 'image/webp',
  buffer: readFileSync(path.join(SLIDES, name)),
})) as [File, File];
type File = { name: string; mimeType: string; buffer: Buffer };

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const uses = (page: Page) => page.getByRole('region', { name: 'Where it is used' });
const cuts = (page: Page) => page.getByRole('region', { name: 'What each place shows of it' });
/** The part of a slide that large screens show; small ones show one of their own. */
const onComputer = ({ dialog }: Panel) => dialog.getByRole('group', { name: 'On a computer' });
const slidesSeen = async ({ page }: Panel): Promise<string[]> =>
  ((await (await page.request.get('/api/images')).json()) as { filepath: string }[]).map(({ filepath }) => filepath);

test('the dealer keeps pictures in the library, shows them in slides, cuts and replaces them, and deletes what nothing uses', {
  tag: '@once',
}, async ({ page, panel, context }) => {
  await panel.open('pictures');
  await expect(page.getByText('Nothing has been uploaded yet.')).toBeVisible();

  await test.step('several are added at once; what is none is said by its name', async () => {
    const wrong = { name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
    await page.getByLabel('Add pictures').setInputFiles([SUNSET, wrong, ROAD]);
    await panel.expectToast('error', '1 of 3 pictures could not be added.');
    const uploads = page.getByRole('list', { name: 'Uploads' });
    await expect(uploads).toContainText('list.pdf');
    await expect(uploads).toContainText('Please choose a JPEG, PNG, WebP or AVIF picture.');
    await expect(cards(page).filter({ hasText: 'Not used' })).toHaveCount(2);
    await panel.checkAccessibility();
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.focus();
    // A letter that was left out keeps its place, whenever the address follows.
    await page.keyboard.type('SUNET');
    await expect(page).toHaveURL(/search=SUNET/);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('S');
    await expect(search).toHaveValue('SUNSET');
    await expect(cards(page).filter({ hasText: 'Not used' })).toHaveCount(1);
    await expect(page).toHaveURL(/search=SUNSET/);
  });

  await test.step('one gets its words in every language', async () => {
    await page.getByRole('link', { name: /sunset/ }).click();
    await expect(panel.heading).toHaveText(SUNSET.name);
    const words = page.getByRole('form', { name: 'What it shows' });
    await words.getByLabel('English').fill('A motorcycle at sunset');
    await words.getByLabel('ಕನ್ನಡ').fill('ಸೂರ್ಯಾಸ್ತದಲ್ಲಿ ಬೈಕ್');
    await words.getByRole('button', { name: 'Save' }).click();
    await panel.expectToast('success', 'Saved. Documents that use the picture keep the words that they have.');
    await page.reload();
    await expect(words.getByLabel('ಕನ್ನಡ')).toHaveValue('ಸೂರ್ಯಾಸ್ತದಲ್ಲಿ ಬೈಕ್');
    await panel.checkAccessibility();
  });

  await test.step('a slide takes it from the library, and the page beside it shows it', async () => {
    await panel.goTo('Slides');
    await cards(page).getByRole('link').first().click();
    const words = page.getByRole('group', { name: 'For those who cannot see it' });
    await words.getByLabel('English').fill('');
    await panel.button('From the library').click();
    await panel.dialog.getByRole('searchbox', { name: 'Search' }).fill('sunset');
    await expect(panel.dialog.getByRole('button', { name: /^Choose / })).toHaveCount(1);
    await panel.dialog.getByRole('button', { name: /^Choose .*sunset/ }).click();
    await expect(panel.dialog.locator('canvas')).toHaveCount(2);
    await panel.checkAccessibility();
    await onComputer(panel).getByRole('slider', { name: 'Enlarge' }).fill('2');
    await panel.button('Use this part').click();
    await panel.expectToast('success', 'The picture is in the draft.');
    const picture = page.getByRole('img', { name: 'Picture', exact: true });
    await expect(picture).toHaveAttribute('src', /^\/uploads\/[\w~]+-800x350\.webp$/);
    const address = await picture.getAttribute('src');
    await expect(words.getByLabel('English')).toHaveValue('A motorcycle at sunset');
    await expect(words.getByLabel('ಕನ್ನಡ')).toHaveValue('ಸೂರ್ಯಾಸ್ತದಲ್ಲಿ ಬೈಕ್');
    await expect(page.frameLocator('iframe').locator(`main img[src="${address}"]`)).toBeAttached();
    await panel.button('Publish now').click();
    await panel.expectToast('success', 'Published: every page shows it now.');
    expect(await slidesSeen(panel)).toContain(address);
    await panel.button('Show another part').click();
    await expect(onComputer(panel).getByRole('slider', { name: 'Enlarge' })).toHaveValue('2');
    await page.keyboard.press('Escape');
  });

  await test.step('the library says where it is used, and shows another part of it there', async () => {
    await panel.goTo('Pictures');
    await page.getByRole('link', { name: /sunset.*Used in 2 places/ }).click();
    await expect(uses(page)).toContainText('Visitors see it');
    await expect(page.getByText('It can be deleted once nothing uses it.')).toBeVisible();
    await expect(cuts(page).locator('canvas')).toHaveCount(2);
    await panel.checkAccessibility();
    const before = await slidesSeen(panel);
    await cuts(page).getByRole('slider', { name: 'Left and right' }).first().fill('0.9');
    await cuts(page).getByRole('button', { name: 'Save as drafts' }).click();
    await panel.expectToast('success', 'Saved as a draft of 1 document. Publish it to show it to the public.');
    await expect(uses(page)).toContainText('In the draft');
    expect(await slidesSeen(panel)).toEqual(before);
  });

  await test.step('another one takes its place everywhere; then it can be deleted, and nobody reaches it', async () => {
    const [address = ''] = (await slidesSeen(panel)).filter((slide) => slide.startsWith('/uploads/'));
    page.on('dialog', (question) => void question.accept());
    await panel.button('Replace everywhere').click();
    await panel.dialog.getByRole('button', { name: `Choose ${ROAD.name}` }).click();
    await panel.expectToast('success', 'Replaced everywhere: every page shows it now.');
    await expect(uses(page)).toContainText('Nowhere');
    const after = (await slidesSeen(panel)).filter((slide) => slide.startsWith('/uploads/'));
    expect([after.length, after.includes(address)]).toEqual([1, false]);
    const visitor = await context.browser()?.newContext({ storageState: NOBODY });
    expect((await visitor?.request.get(new URL(address, page.url()).href))?.status()).toBe(404);
    await visitor?.close();
    await panel.button('Delete').click();
    await panel.expectToast('success', 'Picture deleted. Nobody can reach it any more.');
    await expect(panel.heading).toHaveText('Pictures');
    await expect(cards(page).filter({ hasText: /place|Not used/ })).toHaveCount(1);
    expect((await page.request.get(address)).status()).toBe(404);
  });

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await tooWide(page)).toEqual([]);
    await page.getByRole('link', { name: /Used in 2 places/ }).click();
    await expect(cuts(page).locator('canvas')).toHaveCount(2);
    expect(await tooWide(page)).toEqual([]);
    await panel.button('Replace everywhere').click();
    await expect(panel.dialog.getByRole('button', { name: /^Choose / })).toHaveCount(1);
    expect(await tooWide(page)).toEqual([]);
  });
});
