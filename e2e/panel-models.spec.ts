import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { aboutBike, pagePaths } from '../contract/page-paths.ts';
import { someModel } from '../test-support/demo.ts';
import { expect } from './fixtures.ts';
import { testAlone, withoutDraftBeside } from './own-site.ts';
import { tooWide } from './too-wide.ts';

/** What pages of models say is changed here. */
const test = testAlone();
test.use(withoutDraftBeside);

const frameFile = async (number: number) => ({
  name: `turn-${number}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background: { r: number * 9, g: 90, b: 90 } } })
    .png()
    .toBuffer(),
});
const allFrames = () => Promise.all(Array.from({ length: 24 }, (_, index) => frameFile(index + 1)));
/** 24 pictures in all their sizes, beside whatever else the machine does. */
const DRAWN_WITHIN_MS = 120_000;
const bar = (page: Page) => page.getByRole('main').getByRole('status').first();

test('the dealer rewrites a feature and adds a variant, and the page of the model has them', { tag: '@once' }, async ({
  page,
  panel,
  context,
}) => {
  test.slow();
  await panel.open('models');
  await page.getByRole('link', { name: someModel.name, exact: true }).click();
  await expect(panel.heading).toHaveText(someModel.name);
  const section = (name: string) => page.getByRole('region', { name, exact: true });

  await test.step('a part is opened and changed', async () => {
    await section('Features')
      .getByText(someModel.features[0]?.heading ?? '')
      .click();
    await section('Features').getByRole('group', { name: 'Heading' }).getByLabel('English').fill('Rides by itself');
    await expect(bar(page)).toHaveText(/^Saved \d/);
  });

  await test.step('a new variant has to have a name and a price', async () => {
    await section('Price and variants').getByRole('button', { name: 'Add variant' }).click();
    await expect(page.getByText('2 fields have to be corrected before it can be published.')).toBeVisible();
    await section('Price and variants').getByLabel('Variant', { exact: true }).fill('Anniversary');
    await section('Price and variants').getByLabel('Price of the variant').fill('199999');
    await expect(page.getByText(/to be corrected/)).toHaveCount(0);
    await panel.button('Publish now').click();
    await panel.expectToast('success', 'Published: every page shows it now.');
    const visitor = await context.newPage();
    await visitor.goto(`${aboutBike(pagePaths.bikeDetail, someModel.bikeName)}&tab=features`);
    await expect(visitor.getByRole('heading', { name: 'Rides by itself' })).toBeVisible();
    await visitor.goto(aboutBike(pagePaths.bikeDetail, someModel.bikeName));
    await expect(visitor.getByText('Anniversary').first()).toBeAttached();
    await visitor.close();
  });

  await test.step('a 360 view is made of files: what is wrong is named, and it turns before it is sent', async () => {
    const pictures = section('Pictures');
    const files = await allFrames();
    const choose = (chosen: typeof files) => pictures.getByLabel('Choose 24 or 36 pictures').setInputFiles(chosen);
    await choose(files.filter(({ name }) => name !== 'turn-7.png'));
    await expect(pictures.getByText('A 360 view has 24 or 36 pictures. These are 23.')).toBeVisible();
    await expect(pictures.getByText('Frame 7 is missing.')).toBeVisible();
    await expect(pictures.getByRole('button', { name: /^Use these/ })).toHaveCount(0);
    const [first] = files;
    await choose(files.map((file) => (file.name === 'turn-7.png' && first ? { ...first, name: file.name } : file)));
    await expect(pictures.getByText('These are the same picture: turn-1.png, turn-7.png.')).toBeVisible();
    await choose(files.toReversed());
    await expect(pictures.getByRole('button', { name: 'Use these 24 frames' })).toBeVisible();
    await pictures.getByRole('slider', { name: 'Frame' }).fill('24');
    await expect(pictures.getByText('24 of 24')).toBeVisible();
    await pictures.getByRole('button', { name: 'Turn it round' }).click();
    await expect(pictures.getByText('24 of 24')).toHaveCount(0);
    await pictures.getByRole('button', { name: 'Stop turning' }).click();
    // Given up, nothing of it comes after all.
    await page.route('**/api/pictures', () => {});
    await pictures.getByRole('button', { name: 'Use these 24 frames' }).click();
    await expect(pictures.getByText('Uploaded 0 of 24')).toBeVisible();
    await pictures.getByRole('button', { name: 'Cancel' }).click();
    await expect(pictures.getByText(/^Uploaded/)).toHaveCount(0);
    await expect(pictures.getByRole('button', { name: /^Use these/ })).toHaveCount(0);
    await page.unrouteAll();
    await choose(files);
    await pictures.getByRole('button', { name: 'Use these 24 frames' }).click();
    await panel.expectToast('success', 'The 24 frames are in the draft.', DRAWN_WITHIN_MS);
    await expect(bar(page)).toHaveText(/^Saved \d/);
    await panel.checkAccessibility();
    await panel.button('Publish now').click();
    await panel.expectToast('success', 'Published: every page shows it now.');
    const shown: { images: string }[] = await (
      await page.request.get(`/api/360Images/${encodeURIComponent(someModel.bikeName)}`)
    ).json();
    expect(shown).toHaveLength(24);
    for (const { images } of shown) expect(images).toContain('/uploads/');
    expect((await page.request.get(shown[6]?.images ?? '')).status()).toBe(200);
  });

  await test.step('what is chosen for a colour, or on its way, goes along when the colour is moved', async () => {
    const colours = section('Colours');
    const [first = ''] = someModel.colours.map(({ name }) => name);
    const views = await (await page.request.get(`/api/360Images/${encodeURIComponent(someModel.bikeName)}`)).json();
    const addresses = views.map(({ images }: { images: string }) => images);
    const { promise: mayArrive, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/api/pictures', async (route) => {
      await mayArrive;
      await route.fulfill({ status: 201, json: { address: addresses.pop() } });
    });
    await colours.getByText(`: ${first}`).click();
    await colours.getByLabel('Choose 24 or 36 pictures').setInputFiles(await allFrames());
    await colours.getByRole('button', { name: 'Move colour 1 down' }).click();
    await colours.getByRole('button', { name: 'Use these 24 frames' }).click();
    await colours.getByRole('button', { name: 'Move colour 2 down' }).press('Enter');
    await expect(colours.getByRole('button', { name: 'Move colour 3 down' })).toBeFocused();
    await expect(colours.getByText('Uploaded 0 of 24')).toBeVisible();
    arrive();
    await panel.expectToast('success', 'The 24 frames are in the draft.');
    const third = colours.locator('details').nth(2);
    await expect(third.locator('summary')).toContainText(first);
    await expect(third.getByText('1 of 24')).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('on a phone nothing is too wide', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => tooWide(page)).toEqual([]);
  });
});
