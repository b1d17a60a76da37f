import type { Page } from '@playwright/test';
import { formatRupees } from '../contract/display.ts';
import { interfaceLocales, pathIn } from '../contract/locales.ts';
import { pagePaths } from '../contract/page-paths.ts';
import { demoModelsOf, takeModels } from '../test-support/demo.ts';
import { MODEL } from './demo-model.ts';
import { expect, test, visit, withoutScripts } from './fixtures.ts';

const strip = (page: Page) => page.getByRole('list', { name: 'Models' });
const panel = (page: Page) => page.locator('section[aria-labelledby="chosen-model"]');
const chosen = (page: Page) => panel(page).getByRole('heading', { level: 2 });

/** How many cards are wholly in the window of the strip. */
const cardsInSight = (page: Page): Promise<number> =>
  strip(page).evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    return [...list.children].filter((card) => {
      const box = card.getBoundingClientRect();
      return box.left >= left - 1 && box.right <= right + 1;
    }).length;
  });

test('the strip is paged by arrows that are disabled at the ends, leafed through with the keys, and as wide as its screen', async ({
  page,
}) => {
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
  await expect(strip(page).getByRole('link', { name: demoModelsOf('bikes').at(-1)?.name ?? '' })).toBeInViewport();
  await previous.click();
  await expect(next).toBeEnabled();
  // The widths of every screen, and the keys, are tried once.
  if (test.info().project.name === 'phone') return;
  await test.step('it is leafed through with the keys', async () => {
    await strip(page).focus();
    await page.keyboard.press('End');
    await expect(page.getByRole('button', { name: 'Next models' })).toBeDisabled();
    await page.keyboard.press('Home');
    await expect(page.getByRole('button', { name: 'Previous models' })).toBeDisabled();
  });
  await test.step('it shows one card below 640 px, two up to 1023 px and six from there on', async () => {
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
});

test('a catalogue shows the first model until another one is chosen, with its picture and figures, its brochure, and the ways on that it has', {
  tag: '@once',
}, async ({ page }) => {
  await test.step('the first model shows until another one is chosen, which then stands in the address', async () => {
    const nextScooter = takeModels(demoModelsOf('scooters'));
    const first = nextScooter();
    const second = nextScooter();
    await visit(page, pagePaths.scooters);
    await expect(chosen(page)).toHaveText(first.name);
    await strip(page).getByRole('link', { name: first.name }).focus();
    await strip(page).getByRole('link', { name: second.name }).click();
    await expect(chosen(page)).toHaveText(second.name);
    await expect(page).toHaveURL(`/scooters?${new URLSearchParams({ model: second.bikeName })}`);
    await page.reload();
    await expect(chosen(page)).toHaveText(second.name);
  });
  await visit(page, `/motorcycle?model=${MODEL.bikeName}`);
  await test.step('picture, price, engine, power and transmission', async () => {
    await expect(page.getByRole('main').getByRole('img', { name: MODEL.name })).toBeVisible();
    await expect(panel(page)).toContainText(`Start from ${formatRupees(MODEL.price)}`);
    await expect(panel(page)).toContainText('Ex-showroom price');
    await expect(panel(page).locator('dd')).toHaveText([
      MODEL.summary.engine,
      MODEL.summary.power,
      MODEL.summary.transmission,
    ]);
  });
  await test.step('EMI, View Details and Angle View carry the model to their pages', async () => {
    for (const { button, address } of [
      { button: 'EMI', address: `/finance?bike=${MODEL.bikeName}` },
      { button: 'View Details', address: `/view-details?bike=${MODEL.bikeName}` },
      { button: 'Angle View', address: `/angle-view?bike=${MODEL.bikeName}` },
    ]) {
      await panel(page).getByRole('link', { name: button }).click();
      await expect(page).toHaveURL(address);
      expect(await page.evaluate(() => history.state?.usr)).toEqual({ bikeName: MODEL.bikeName });
      await page.goBack();
      await expect(page).toHaveURL(`/motorcycle?model=${MODEL.bikeName}`);
    }
  });
  await test.step('E-Brochure opens the document in a new tab', async () => {
    const brochure = panel(page).getByRole('link', { name: 'E-Brochure' });
    await expect(brochure).toHaveAttribute('target', '_blank');
    await expect(brochure).toHaveAttribute('href', MODEL.brochure);
  });
  await test.step('XBLADE and CD110 DELUXE have neither details nor a view from all sides', async () => {
    for (const { model, name } of [
      { model: 'XBLADE', name: /^Testo Xblade/ },
      { model: 'CD110 DELUXE', name: /^Testo CD110/ },
    ]) {
      await strip(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/motorcycle?${new URLSearchParams({ model })}`);
      await expect(panel(page).getByRole('link'), model).toHaveText(['EMI', 'E-Brochure']);
    }
  });
});

test('the strip of every catalogue is on the first screen of a common laptop, in every language', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const heading = page.getByRole('heading', { level: 1 });
  for (const locale of interfaceLocales) {
    await visit(page, pathIn(locale, pagePaths.motorcycles));
    await expectOnFirstScreen(page);
    for (const path of [pagePaths.scooters, pagePaths.ev].map((one) => pathIn(locale, one))) {
      await test.step(path, async () => {
        const before = (await heading.textContent()) ?? '';
        await page.locator(`#main-menu a[href="${path}"]:not([hreflang])`).click();
        await expect(heading).not.toHaveText(before);
        await expectOnFirstScreen(page);
      });
    }
  }
});

async function expectOnFirstScreen(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.locator('ul[tabindex="0"] > li').first(), page.url()).toBeInViewport({ ratio: 1 });
  await expect(main.locator('.button-primary'), page.url()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY), page.url()).toBe(0);
}

test.describe('when the call fails or takes long', { tag: '@once' }, () => {
  const screens = [
    { path: pagePaths.motorcycles, call: '/api/bikes', text: 'Failed to fetch data' },
    { path: pagePaths.scooters, call: '/api/scooters', text: 'Failed to load scooters.' },
    { path: pagePaths.ev, call: '/api/ev', text: 'Failed to load scooters.' },
  ];

  test('a catalogue says so beside the models that are there', async ({ page, failCall }) => {
    for (const { path, call, text } of screens) {
      await failCall(page, call, { status: 500 });
      await visit(page, path);
      await expect(page.getByRole('main').getByRole('status'), path).toHaveText(text);
      await expect(chosen(page), path).toBeVisible();
    }
  });

  test('a catalogue says that it is loading until its models arrive, and nothing else when none do', async ({
    page,
    failCall,
  }) => {
    await visit(page, pagePaths.terms);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/ev', async (route) => {
      await promise;
      await route.continue();
    });
    await followLink(page, pagePaths.ev);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading...');
    resolve();
    await expect(chosen(page)).toHaveText(demoModelsOf('ev')[0]?.name ?? '');
    await visit(page, pagePaths.terms);
    for (const { path, call, text } of screens) {
      await failCall(page, call, { abort: true });
      await followLink(page, path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('main').getByRole('status'), path).toHaveText(text);
      await expect(strip(page), path).toHaveCount(0);
    }
  });
});

test.describe('without scripts', { tag: '@once' }, () => {
  test.use(withoutScripts);

  test('a model is chosen by its link', async ({ page }) => {
    await page.goto(pagePaths.motorcycles);
    await expect(page.getByRole('button', { name: 'Next models' })).toBeHidden();
    await strip(page).getByRole('link', { name: MODEL.name }).click();
    await expect(chosen(page)).toHaveText(MODEL.name);
  });
});

const followLink = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => [...document.querySelectorAll('a')].find(({ pathname }) => pathname === to)?.click(), path);

/** Whether no strip has moved since the last look. */
function isAtRest(): boolean {
  const list = document.querySelector<HTMLElement>('ul[aria-label="Models"]');
  const last = list?.dataset.last;
  if (list) list.dataset.last = String(list.scrollLeft);
  return last === String(list?.scrollLeft);
}
