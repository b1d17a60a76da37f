import type { Page } from '@playwright/test';
import { MODEL } from './demo-model.ts';
import { expect, test, visit, withoutScripts } from './fixtures.ts';

const ADDRESS = `/angle-view?bike=${MODEL.bikeName}`;
const FRAMES = MODEL.pictures.turn.length;
const viewer = (page: Page) => page.locator('[data-viewer]');
const frame = (page: Page) => viewer(page).getByRole('img');

async function ready(page: Page): Promise<void> {
  await visit(page, ADDRESS);
  await expect(frame(page)).toHaveAttribute('alt', `${MODEL.bikeName} 1`);
}

async function middle(page: Page) {
  const box = await viewer(page).boundingBox();
  if (!box) throw new Error('There is no viewer.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, box };
}

// On a phone: `touch.spec.ts`.
test('dragging, leaving, arrow keys and the slider turn it, one frame at a time; without a model it is called Unknown', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await ready(page);
  await test.step('the whole of it, slider included, is on the first screen of a common laptop', async () => {
    await expect(viewer(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('slider')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
  const slider = page.getByRole('slider', { name: 'Turn the vehicle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MODEL.bikeName);
  await expect(frame(page)).toHaveCount(1);
  await expect(page.getByText('Loading images...')).toHaveCount(0);
  const { x, y, box } = await middle(page);
  expect(box.width / box.height).toBeCloseTo(800 / 600, 1);
  expect(box.width).toBeLessThanOrEqual(800);
  await test.step('every 10 px of dragging turn it by one frame, round and round in both directions', async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 9, y);
    await expect(frame(page)).toHaveAttribute('alt', `${MODEL.bikeName} 1`);
    await page.mouse.move(x - 10, y);
    await expect(frame(page)).toHaveAttribute('alt', `${MODEL.bikeName} 2`);
    await page.mouse.move(x - 40, y);
    await expect(frame(page)).toHaveAttribute('alt', `${MODEL.bikeName} 5`);
    await page.mouse.move(x + 10, y);
    await expect(frame(page)).toHaveAttribute('alt', `${MODEL.bikeName} ${FRAMES}`);
    await page.mouse.up();
    await page.mouse.move(x + 60, y);
    await expect(frame(page)).toHaveAttribute('alt', `${MODEL.bikeName} ${FRAMES}`);
  });
  await test.step('leaving the viewer lets go of it', async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 20, y);
    await expect(frame(page)).toHaveAttribute('alt', `${MODEL.bikeName} 2`);
    await page.mouse.move(x, box.y - 20);
    await page.mouse.move(x - 50, y);
    await expect(frame(page)).toHaveAttribute('alt', `${MODEL.bikeName} 2`);
    await page.mouse.up();
  });
  await test.step('arrow keys and the slider turn it as well', async () => {
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(frame(page)).toHaveAttribute('alt', `${MODEL.bikeName} 3`);
    for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowLeft');
    await expect(frame(page)).toHaveAttribute('alt', `${MODEL.bikeName} ${FRAMES}`);
    await slider.fill('12');
    await expect(frame(page)).toHaveAttribute('alt', `${MODEL.bikeName} 12`);
  });
  await visit(page, '/angle-view');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unknown');
});

test('until every frame is there, an overlay says so over a still picture; what never comes is left out', {
  tag: '@once',
}, async ({ page, allowProblems, failCall }) => {
  allowProblems([/turn-\d\d\./]);
  const overlay = page.getByText('Loading images...');
  const still = page.getByRole('main').locator('picture img');
  await test.step('one is still on its way, and two cannot be loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/turn-0[23]\.(avif|webp)/, (route) => route.abort());
    await page.route(/turn-07\.(avif|webp)/, async (route) => {
      await promise;
      await route.continue();
    });
    // It may hold back the whole page, where its scripts come before its first pictures.
    await page.goto(ADDRESS, { waitUntil: 'commit' });
    await expect(overlay).toBeVisible();
    await expect.poll(() => page.getByRole('progressbar').getAttribute('value')).toBe(String(FRAMES - 1));
    await expect(still).toHaveAttribute('alt', '');
    await expect(viewer(page)).toHaveCount(0);
    resolve();
    await expect(frame(page)).toHaveAttribute('alt', `${MODEL.bikeName} 1`);
    await expect(page.getByRole('slider')).toHaveAttribute('max', String(FRAMES - 2));
  });
  await test.step('none can be loaded', async () => {
    await page.route(/turn-\d\d\.(avif|webp)/, (route) => route.abort());
    await visit(page, ADDRESS);
    await expect(overlay).toHaveCount(0);
    await expect(still).toHaveAttribute('src', /default-vehicle/);
  });
  await test.step('the call fails', async () => {
    await visit(page, `/motorcycle?model=${MODEL.bikeName}`);
    await failCall(page, `/api/360Images/${MODEL.bikeName}`, { status: 500 });
    await page.getByRole('link', { name: 'Angle View' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(MODEL.bikeName);
    await expect(overlay).toHaveCount(0);
  });
});

test.describe('without scripts', { tag: '@once' }, () => {
  test.use(withoutScripts);

  test('a still picture is shown, and nothing pretends to be loading', async ({ page }) => {
    await page.goto(ADDRESS);
    await expect(page.getByRole('main').locator('picture img')).toBeVisible();
    await expect(page.getByText('Loading images...')).toBeHidden();
  });
});
