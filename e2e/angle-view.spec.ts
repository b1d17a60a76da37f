import type { Page } from '@playwright/test';
import sp125 from '../content/models/sp125.json' with { type: 'json' };
import { expect, test, visit, withoutScripts } from './fixtures.ts';

const ADDRESS = '/angle-view?bike=SP125';
const FRAMES = sp125.turnFrames;
const viewer = (page: Page) => page.locator('[data-viewer]');
const frame = (page: Page) => viewer(page).getByRole('img');

async function ready(page: Page): Promise<void> {
  await visit(page, ADDRESS);
  await expect(frame(page)).toHaveAttribute('alt', 'SP125 1');
}

async function middle(page: Page) {
  const box = await viewer(page).boundingBox();
  if (!box) throw new Error('There is no viewer.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, box };
}

test('the name is the heading, and one frame at a time is shown', { tag: '@once' }, async ({ page }) => {
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SP125');
  await expect(frame(page)).toHaveCount(1);
  await expect(page.getByText('Loading images...')).toHaveCount(0);
  const { box } = await middle(page);
  expect(box.width / box.height).toBeCloseTo(800 / 600, 1);
  expect(box.width).toBeLessThanOrEqual(800);
});

test('every 10 px of dragging turn it by one frame, round and round in both directions', async ({ page }) => {
  await ready(page);
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 9, y);
  await expect(frame(page)).toHaveAttribute('alt', 'SP125 1');
  await page.mouse.move(x - 10, y);
  await expect(frame(page)).toHaveAttribute('alt', 'SP125 2');
  await page.mouse.move(x - 40, y);
  await expect(frame(page)).toHaveAttribute('alt', 'SP125 5');
  await page.mouse.move(x + 10, y);
  await expect(frame(page)).toHaveAttribute('alt', `SP125 ${FRAMES}`);
  await page.mouse.up();
  await page.mouse.move(x + 60, y);
  await expect(frame(page)).toHaveAttribute('alt', `SP125 ${FRAMES}`);
});

test('leaving the viewer lets go of it', async ({ page }) => {
  await ready(page);
  const { x, y, box } = await middle(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 20, y);
  await expect(frame(page)).toHaveAttribute('alt', 'SP125 3');
  await page.mouse.move(x, box.y - 20);
  await page.mouse.move(x - 50, y);
  await expect(frame(page)).toHaveAttribute('alt', 'SP125 3');
  await page.mouse.up();
});

test('a finger turns it too, and still scrolls the page up and down', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'fingers are a matter of phones');
  await ready(page);
  await expect(viewer(page)).toHaveCSS('touch-action', 'pan-y');
  const { x, y } = await middle(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await touch('touchStart', x);
  await touch('touchMove', x - 30);
  await touch('touchMove', x - 60);
  await expect(frame(page)).toHaveAttribute('alt', 'SP125 7');
  await touch('touchEnd');
  await expect(frame(page)).toHaveAttribute('alt', 'SP125 7');
});

test('a finger leaves no box around the slider, the keyboard does', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'fingers are a matter of phones');
  await ready(page);
  const slider = page.getByRole('slider', { name: 'Turn the vehicle' });
  const hasBox = () => slider.evaluate((range) => getComputedStyle(range).outlineStyle !== 'none');
  const { x, y } = await middle(page);
  const session = await page.context().newCDPSession(page);
  const drag = async (from: { x: number; y: number }) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y: from.y }] });
    await touch('touchStart', from.x);
    await touch('touchMove', from.x - 30);
    await touch('touchMove', from.x - 60);
    await touch('touchEnd');
  };
  await drag({ x, y });
  await expect(frame(page)).toHaveAttribute('alt', 'SP125 7');
  expect(await hasBox()).toBe(false);
  await page.touchscreen.tap(x, y);
  expect(await hasBox()).toBe(false);
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (box) await drag({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await expect(frame(page)).not.toHaveAttribute('alt', 'SP125 7');
  expect(await hasBox()).toBe(false);
  await slider.press('ArrowRight');
  expect(await hasBox()).toBe(true);
});

test('the whole of it, slider included, is on the first screen of a common laptop', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await ready(page);
  await expect(viewer(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('slider')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('arrow keys and the slider turn it as well', async ({ page }) => {
  await ready(page);
  const slider = page.getByRole('slider', { name: 'Turn the vehicle' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(frame(page)).toHaveAttribute('alt', 'SP125 2');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(frame(page)).toHaveAttribute('alt', `SP125 ${FRAMES}`);
  await slider.fill('12');
  await expect(frame(page)).toHaveAttribute('alt', 'SP125 12');
});

test('until every frame is there, an overlay says so over a still picture', { tag: '@once' }, async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/turn-07\.(avif|webp)/, async (route) => {
    await promise;
    await route.continue();
  });
  await visit(page, ADDRESS);
  await expect(page.getByText('Loading images...')).toBeVisible();
  await expect.poll(() => page.getByRole('progressbar').getAttribute('value')).toBe(String(FRAMES - 1));
  await expect(page.getByRole('main').locator('picture img')).toHaveAttribute('alt', '');
  await expect(viewer(page)).toHaveCount(0);
  resolve();
  await expect(frame(page)).toHaveAttribute('alt', 'SP125 1');
});

test('frames that cannot be loaded are left out', { tag: '@once' }, async ({ page, allowProblems }) => {
  allowProblems([/turn-0[23]\./]);
  await page.route(/turn-0[23]\.(avif|webp)/, (route) => route.abort());
  await ready(page);
  await expect(page.getByRole('slider')).toHaveAttribute('max', String(FRAMES - 2));
});

test('when none can be loaded the overlay goes and the still picture stays', { tag: '@once' }, async ({
  page,
  allowProblems,
}) => {
  allowProblems([/turn-\d\d\./]);
  await page.route(/turn-\d\d\.(avif|webp)/, (route) => route.abort());
  await visit(page, ADDRESS);
  await expect(page.getByText('Loading images...')).toHaveCount(0);
  await expect(page.getByRole('main').locator('picture img')).toHaveAttribute('src', /default-vehicle/);
});

test('a failed call takes the overlay away too', { tag: '@once' }, async ({ page, failCall }) => {
  await visit(page, '/motorcycle?model=SP125');
  await failCall(page, '/api/360Images/SP125', { status: 500 });
  await page.getByRole('link', { name: 'Angle View' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SP125');
  await expect(page.getByText('Loading images...')).toHaveCount(0);
});

test('without a model it is called Unknown', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/angle-view');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unknown');
});

test.describe('without scripts', () => {
  test.use(withoutScripts);

  test('a still picture is shown, and nothing pretends to be loading', async ({ page }) => {
    await page.goto(ADDRESS);
    await expect(page.getByRole('main').locator('picture img')).toBeVisible();
    await expect(page.getByText('Loading images...')).toBeHidden();
  });
});
