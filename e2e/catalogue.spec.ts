import type { Page } from '@playwright/test';
import { locales, pathIn } from '../contract/locales.ts';
import { pagePaths } from '../contract/page-paths.ts';
import { expect, test, visit, withoutScripts } from './fixtures.ts';

const strip = (page: Page) => page.getByRole('list', { name: 'Models' });
const panel = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
const chosen = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

/** How many cards are wholly in the window of the strip. */
const cardsInSight = (page: Page): Promise<number> =>
  strip(page).evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    return [...list.children].filter((card) => {
      const box = card.getBoundingClientRect();
      return box.left >= left - 1 && box.right <= right + 1;
    }).length;
  });

test.describe('a catalogue', () => {
  test('shows one card below 640 px, two up to 1023 px and six from there on', async ({ page }) => {
    await visit(page, pagePaths.motorcycles);
    for (const [width, cards] of [
      [639, 1],
      [640, 2],
      [1023, 2],
      [1024, 6],
      [1600, 6],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => cardsInSight(page), `${width} px`).toBe(cards);
    }
  });

  test('is paged by arrows that are disabled at the ends', async ({ page }) => {
    await visit(page, pagePaths.motorcycles);
    const previous = page.getByRole('button', { name: 'Previous models' });
    const next = page.getByRole('button', { name: 'Next models' });
    await expect(previous).toBeDisabled();
    while (await next.isEnabled()) {
      const before = await strip(page).evaluate((list) => list.scrollLeft);
      await next.click();
      await expect.poll(() => strip(page).evaluate((list) => list.scrollLeft)).toBeGreaterThan(before);
      await expect(previous).toBeEnabled();
      await page.waitForFunction(isAtRest);
    }
    await expect(strip(page).getByRole('link', { name: /CB350RS/ })).toBeInViewport();
    await previous.click();
    await expect(next).toBeEnabled();
  });

  test('is leafed through with the keys', { tag: '@once' }, async ({ page }) => {
    await visit(page, pagePaths.motorcycles);
    await strip(page).focus();
    await page.keyboard.press('End');
    await expect(page.getByRole('button', { name: 'Next models' })).toBeDisabled();
    await page.keyboard.press('Home');
    await expect(page.getByRole('button', { name: 'Previous models' })).toBeDisabled();
  });

  test('shows the first model until another one is chosen, which then stands in the address', { tag: '@once' }, async ({
    page,
  }) => {
    await visit(page, pagePaths.scooters);
    await expect(chosen(page)).toHaveText('Honda Activa 6G');
    await strip(page)
      .getByRole('link', { name: /Activa 6G/ })
      .focus();
    await strip(page)
      .getByRole('link', { name: /Activa 125/ })
      .click();
    await expect(chosen(page)).toHaveText('Honda Activa 125');
    await expect(page).toHaveURL('/scooters?model=ACTIVA+125');
    await page.reload();
    await expect(chosen(page)).toHaveText('Honda Activa 125');
  });

  test('shows picture, price, engine, power and transmission of the chosen model', async ({ page }) => {
    await visit(page, '/motorcycle?model=SP125');
    await expect(page.getByRole('main').getByRole('img', { name: 'Honda SP125' })).toBeVisible();
    await expect(panel(page)).toContainText('Start from ₹91,771');
    await expect(panel(page)).toContainText('Ex-showroom price');
    await expect(panel(page).locator('dd')).toHaveText([
      '123.94 cc, air-cooled single',
      '8.0 kW (10.87 PS) @ 7,500 rpm',
      '5-speed constant mesh',
    ]);
  });

  test('EMI, View Details and Angle View carry the model to their pages', { tag: '@once' }, async ({ page }) => {
    for (const { button, address } of [
      { button: 'EMI', address: '/finance?bike=SP125' },
      { button: 'View Details', address: '/view-details?bike=SP125' },
      { button: 'Angle View', address: '/angle-view?bike=SP125' },
    ]) {
      await visit(page, '/motorcycle?model=SP125');
      await panel(page).getByRole('link', { name: button }).click();
      await expect(page).toHaveURL(address);
      expect(await page.evaluate(() => history.state?.usr)).toEqual({ bikeName: 'SP125' });
    }
  });

  test('E-Brochure opens the document in a new tab', { tag: '@once' }, async ({ page }) => {
    await visit(page, '/ev');
    const brochure = panel(page).getByRole('link', { name: 'E-Brochure' });
    await expect(brochure).toHaveAttribute('target', '_blank');
    await expect(brochure).toHaveAttribute('href', '/brochures/activa-e.pdf');
  });

  test('XBLADE and CD110 DELUXE have neither details nor a view from all sides', { tag: '@once' }, async ({ page }) => {
    for (const model of ['XBLADE', 'CD110 DELUXE']) {
      await visit(page, `/motorcycle?${new URLSearchParams({ model })}`);
      await expect(panel(page).getByRole('link'), model).toHaveText(['EMI', 'E-Brochure']);
    }
  });
});

test('on a phone a swipe to the next card chooses it', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'one card at a time is a matter of phones');
  await visit(page, pagePaths.motorcycles);
  await expect(chosen(page)).toHaveText('Honda Shine 100');
  await swipe(page, strip(page).locator('li').first(), -180);
  await expect(chosen(page)).not.toHaveText('Honda Shine 100');
  await expect(page).toHaveURL(/\?model=/);
});

test.describe('on a phone', () => {
  test.beforeEach(({ isMobile }) => test.skip(!isMobile, 'one card at a time is a matter of phones'));

  test('a swipe over the large picture goes to the next model and back, and the strip follows', async ({ page }) => {
    await visit(page, pagePaths.motorcycles);
    const stage = page.locator('[data-stage]');
    const expectShown = async (name: string) => {
      await expect(chosen(page)).toHaveText(name);
      await expect(stage.getByRole('img', { name })).toBeVisible();
      const card = strip(page).getByRole('link', { name: new RegExp(`^${name}`) });
      await expect(card).toHaveAttribute('aria-current', 'true');
      await expect(card).toBeInViewport({ ratio: 1 });
    };
    await expectShown('Honda Shine 100');
    await swipe(page, stage, 180);
    await swipe(page, stage, -180);
    await expectShown('Honda Livo');
    await expect(page).toHaveURL('/motorcycle?model=LIVO');
    // A card that was only tapped does not keep the strip where it is.
    await strip(page)
      .getByRole('link', { name: /^Honda Livo/ })
      .tap();
    await swipe(page, stage, -180);
    await expectShown('Honda CD110 Dream Deluxe');
    await swipe(page, stage, 180);
    await expectShown('Honda Livo');
  });

  test('a list of all models with their prices is one tap away', async ({ page, request }) => {
    await visit(page, pagePaths.motorcycles);
    const models: { name: string }[] = await (await request.get('/api/bikes')).json();
    await page.getByRole('button', { name: `All ${models.length} models` }).tap();
    const list = page.getByRole('dialog', { name: `All ${models.length} models` });
    // Other tests change prices meanwhile.
    await expect(list.getByRole('link')).toHaveText(models.map(({ name }) => new RegExp(`^${name}₹[\\d,]+$`)));
    for (const link of await list.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
    await list.getByRole('link', { name: /^Honda Unicorn/ }).tap();
    await expect(list).toBeHidden();
    await expect(chosen(page)).toHaveText('Honda Unicorn');
    await expect(strip(page).getByRole('link', { name: /^Honda Unicorn/ })).toBeInViewport({ ratio: 1 });
  });
});

test('the strip of every catalogue is on the first screen of a common laptop, in every language', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const paths = [pagePaths.motorcycles, pagePaths.scooters, pagePaths.ev];
  for (const path of locales.flatMap((locale) => paths.map((one) => pathIn(locale, one)))) {
    await test.step(path, async () => {
      await visit(page, path);
      const cards = page.getByRole('main').locator('ul[tabindex="0"] > li');
      await expect(cards.first(), path).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('main').locator('.button-primary'), path).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY), path).toBe(0);
    });
  }
});

test.describe('when the call fails', () => {
  const screens = [
    { path: pagePaths.motorcycles, call: '/api/bikes', text: 'Failed to fetch data' },
    { path: pagePaths.scooters, call: '/api/scooters', text: 'Failed to load scooters.' },
    { path: pagePaths.ev, call: '/api/ev', text: 'Failed to load scooters.' },
  ];
  for (const { path, call, text } of screens) {
    test(`${path} says so beside the models that are there`, { tag: '@once' }, async ({ page, failCall }) => {
      await failCall(page, call, { status: 500 });
      await visit(page, path);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(text);
      await expect(chosen(page)).toBeVisible();
    });

    test(`${path} says nothing else when there are none yet`, { tag: '@once' }, async ({ page, failCall }) => {
      await visit(page, pagePaths.terms);
      await failCall(page, call, { abort: true });
      await page.evaluate((to) => {
        const link = [...document.querySelectorAll('a')].find(({ pathname }) => pathname === to);
        link?.click();
      }, path);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(text);
      await expect(strip(page)).toHaveCount(0);
    });
  }
});

test('until the models arrive, a catalogue says that it is loading', { tag: '@once' }, async ({ page }) => {
  await visit(page, pagePaths.terms);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/ev', async (route) => {
    await promise;
    await route.continue();
  });
  await page.evaluate(() => [...document.querySelectorAll('a')].find(({ pathname }) => pathname === '/ev')?.click());
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading...');
  resolve();
  await expect(chosen(page)).toHaveText('Honda Activa e:');
});

test.describe('without scripts', () => {
  test.use(withoutScripts);

  test('a model is chosen by its link', async ({ page }) => {
    await page.goto(pagePaths.motorcycles);
    await expect(page.getByRole('button', { name: 'Next models' })).toBeHidden();
    await strip(page).getByRole('link', { name: /SP125/ }).click();
    await expect(chosen(page)).toHaveText('Honda SP125');
  });

  test('the list of all models opens, and leads to one', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'wide screens show six at a time');
    await page.goto(pagePaths.scooters);
    await page.getByRole('button', { name: /^All \d+ models/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Dio 125/ })
      .click();
    await expect(chosen(page)).toHaveText('Honda Dio 125');
  });
});

/** Whether no strip has moved since the last look. */
function isAtRest(): boolean {
  const list = document.querySelector<HTMLElement>('ul[aria-label="Models"]');
  const last = list?.dataset.last;
  if (list) list.dataset.last = String(list.scrollLeft);
  return last === String(list?.scrollLeft);
}

async function swipe(page: Page, on: ReturnType<Page['locator']>, by: number): Promise<void> {
  const box = await on.boundingBox();
  if (!box) throw new Error('There is nothing to swipe.');
  const session = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  const start = box.x + box.width / 2 - by / 2;
  await touch('touchStart', start);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', start + (by * step) / 8);
  await touch('touchEnd');
}
