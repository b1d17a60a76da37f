import type { Locator, Page } from '@playwright/test';
import { formatRupees } from '../contract/display.ts';
import { aboutBike, pagePaths } from '../contract/page-paths.ts';
import { demoModelsOf, takeModels } from '../test-support/demo.ts';
import { askedPictures, FULL_FRAME, turning } from './asked-pictures.ts';
import { MODEL, SCOOTER, SCOOTER_COLOUR, SCOOTER_VARIANT } from './demo-model.ts';
import { expect, test, visit, withoutScripts } from './fixtures.ts';

/** What is there for fingers and small screens alone. */

const strip = (page: Page) => page.getByRole('list', { name: 'Models' });
/** Wholly, but for the part of a pixel by which its edges are rounded. */
const WHOLLY = { ratio: 0.99 };
const panel = (page: Page) => page.locator('section[aria-labelledby="chosen-model"]');
const chosen = (page: Page) => panel(page).getByRole('heading', { level: 2 });

test('in a catalogue a swipe goes to the next model, and a list of all is one tap away', async ({ page, request }) => {
  const nextMotorcycle = takeModels(demoModelsOf('bikes'));
  const first = nextMotorcycle();
  const second = nextMotorcycle();
  const third = nextMotorcycle();
  await visit(page, pagePaths.motorcycles);
  const stage = page.locator('[data-stage]');
  const card = (name: string) => strip(page).getByRole('link', { name: new RegExp(`^${name}`) });
  const expectShown = async (name: string) => {
    await expect(chosen(page)).toHaveText(name);
    await expect(stage.getByRole('img', { name })).toBeVisible();
    await expect(card(name)).toHaveAttribute('aria-current', 'true');
    await expect(card(name)).toBeInViewport(WHOLLY);
  };
  await test.step('a swipe over the large picture goes to the next and back, and the strip follows', async () => {
    await expectShown(first.name);
    await swipe(page, stage, 180);
    await swipe(page, stage, -180);
    await expectShown(second.name);
    await expect(page).toHaveURL(`/motorcycle?${new URLSearchParams({ model: second.bikeName })}`);
    // A card that was only tapped does not keep the strip where it is.
    await card(second.name).tap();
    await swipe(page, stage, -180);
    await expectShown(third.name);
    await swipe(page, stage, 180);
    await expectShown(second.name);
  });
  await test.step('the list of all models with their prices', async () => {
    await visit(page, pagePaths.motorcycles);
    const models: { name: string }[] = await (await request.get('/api/bikes')).json();
    await page.getByRole('button', { name: `All ${models.length} models` }).tap();
    const list = page.getByRole('dialog', { name: `All ${models.length} models` });
    // Other tests change prices meanwhile.
    await expect(list.getByRole('link')).toHaveText(models.map(({ name }) => new RegExp(`^${name}₹[\\d,]+$`)));
    for (const link of await list.getByRole('link').all()) await expect(link).toBeInViewport(WHOLLY);
    await list.getByRole('link', { name: new RegExp(`^${MODEL.name}`) }).tap();
    await expect(list).toBeHidden();
    await expect(chosen(page)).toHaveText(MODEL.name);
    await expect(card(MODEL.name)).toBeInViewport(WHOLLY);
  });
  await test.step('a swipe to the next card chooses it', async () => {
    await visit(page, pagePaths.motorcycles);
    await expect(chosen(page)).toHaveText(first.name);
    await swipe(page, strip(page).locator('li').first(), -180);
    await expect(chosen(page)).not.toHaveText(first.name);
    await expect(page).toHaveURL(/\?model=/);
  });
  await test.step('the chosen model shows picture, price, engine, power and transmission', async () => {
    await visit(page, `/motorcycle?model=${MODEL.bikeName}`);
    await expect(stage.getByRole('img', { name: MODEL.name })).toBeVisible();
    await expect(panel(page)).toContainText(`Start from ${formatRupees(MODEL.price)}`);
    await expect(panel(page)).toContainText('Ex-showroom price');
    await expect(panel(page).locator('dd')).toHaveCount(3);
  });
});

test.describe('without scripts', () => {
  test.use(withoutScripts);

  test('the list of all models opens, and leads to one', async ({ page }) => {
    await page.goto(pagePaths.scooters);
    await page.getByRole('button', { name: /^All \d+ models/ }).click();
    await page.getByRole('dialog').getByRole('link', { name: SCOOTER.name }).click();
    await expect(chosen(page)).toHaveText(SCOOTER.name);
  });
});

test('a finger turns the view from every side, scrolls the page all the same, and leaves no box', async ({ page }) => {
  await visit(page, `/angle-view?bike=${MODEL.bikeName}`);
  const viewer = turning(page);
  const frame = viewer.getByRole('img');
  await expect(frame).toHaveAttribute('src', /turn-01\.avif$/);
  await expect(viewer).toHaveCSS('touch-action', 'pan-y');
  await test.step('it has its heading and its shape on a small screen too', async () => {
    const { width, height } = (await viewer.boundingBox()) ?? { width: 0, height: 1 };
    expect(width / height).toBeCloseTo(800 / 600, 1);
    await expect(frame).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(MODEL.bikeName);
  });
  const slider = page.getByRole('slider', { name: 'Turn the vehicle' });
  await test.step('a finger leaves no box around the slider, the keyboard does', async () => {
    const hasBox = () => slider.evaluate((range) => getComputedStyle(range).outlineStyle !== 'none');
    await drag(page, viewer, -60);
    await expect(frame).toHaveAttribute('alt', `${MODEL.bikeName} 7`);
    expect(await hasBox()).toBe(false);
    await viewer.tap();
    expect(await hasBox()).toBe(false);
    await slider.scrollIntoViewIfNeeded();
    await drag(page, slider, -60);
    await expect(frame).not.toHaveAttribute('alt', `${MODEL.bikeName} 7`);
    expect(await hasBox()).toBe(false);
    await slider.press('ArrowRight');
    expect(await hasBox()).toBe(true);
  });
  await test.step('the frame that somebody looks at becomes as sharp as it can, and no other', async () => {
    await expect(frame).toHaveAttribute('src', FULL_FRAME);
    const pictures = askedPictures(page);
    await slider.fill('9');
    await expect(frame).toHaveAttribute('src', /turn-09\.avif$/);
    expect(pictures.filter((picture) => FULL_FRAME.test(picture))).toEqual([
      MODEL.pictures.turn[8]?.replace('.webp', '.avif'),
    ]);
  });
});

test('a phone has a still picture in place of the carousel, a glass under the finger, and Enquire at its foot', async ({
  page,
}) => {
  await test.step('a small screen has a still picture in place of the carousel', async () => {
    const asked: string[] = [];
    page.on('request', (request) => request.resourceType() === 'image' && asked.push(request.url()));
    await visit(page, '/');
    await expect(page.getByRole('region', { name: 'Pictures of our models and our showroom' })).toBeHidden();
    const still = page.locator('main picture img').first();
    await expect(still).toBeVisible();
    await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(asked.filter((url) => /slides|scenes/.test(url) && !url.includes('gallery'))).toEqual([]);
  });
  await test.step('a finger that is held on a colour brings out the glass', async () => {
    await visit(page, `/view-details?bike=${MODEL.bikeName}&tab=colours`);
    const touch = await fingerOn(
      page,
      page.getByRole('tabpanel').getByRole('img', { name: new RegExp(`${MODEL.name} in`) }),
    );
    await touch('touchStart', 0);
    await expect(page.locator('[data-glass]')).toBeVisible();
    await touch('touchEnd');
    await expect(page.locator('[data-glass]')).toHaveCount(0);
  });
  await test.step('Enquire at the foot leads to the model and variant on the page', async () => {
    const choice = { variant: SCOOTER_VARIANT.name, colour: SCOOTER_COLOUR };
    const booking = aboutBike(pagePaths.productEnquiry, SCOOTER.bikeName, choice);
    const enquire = page.getByRole('navigation', { name: 'Quick contact' }).getByRole('link', { name: 'Enquire' });
    await visit(page, aboutBike(pagePaths.bikeDetail, SCOOTER.bikeName, { tab: 'colours', ...choice }));
    await enquire.click();
    await expect(page).toHaveURL(booking);
    await expect(enquire).toHaveAttribute('href', '#product-form');
    await expect(page.getByRole('main')).toContainText(formatRupees(SCOOTER_VARIANT.price));
    await enquire.click();
    await expect(page.locator('#product-form')).toBeInViewport();
    await expect(page).toHaveURL(`${booking}#product-form`);
    await visit(page, `/scooters?${new URLSearchParams({ model: SCOOTER.bikeName })}`);
    await expect(enquire).toHaveAttribute('href', aboutBike(pagePaths.productEnquiry, SCOOTER.bikeName));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(pagePaths.about);
    await expect(enquire).toHaveAttribute('href', '/contact');
  });
  await test.step('an address that leads to a form shows it at once', async () => {
    await visit(page, '/contact#enquiry');
    await expect(page.locator('#enquiry h2')).toBeInViewport();
  });
});

/** A finger in the middle of something, which can be moved to the left and to the right of it. */
async function fingerOn(page: Page, on: Locator) {
  const box = await on.boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  const session = await page.context().newCDPSession(page);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', by?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: by === undefined ? [] : [{ x: middle.x + by, y: middle.y }],
    });
}

async function drag(page: Page, on: Locator, by: number): Promise<void> {
  const touch = await fingerOn(page, on);
  await touch('touchStart', 0);
  await touch('touchMove', by / 2);
  await touch('touchMove', by);
  await touch('touchEnd');
}

async function swipe(page: Page, on: Locator, by: number): Promise<void> {
  const touch = await fingerOn(page, on);
  await touch('touchStart', -by / 2);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', (by * step) / 8 - by / 2);
  await touch('touchEnd');
}
