import type { Page } from '@playwright/test';
import { formatRupees } from '../contract/display.ts';
import { aboutBike, pagePaths } from '../contract/page-paths.ts';
import { ACCESSORY, COLOUR, LAST_ACCESSORY, MODEL, OTHER_COLOUR, OTHER_MODEL, VARIANT } from './demo-model.ts';
import { expect, NOT_FOUND, test, visit, withoutScripts } from './fixtures.ts';

const ADDRESS = `/view-details?bike=${MODEL.bikeName}`;
const BOOKING = aboutBike(pagePaths.productEnquiry, MODEL.bikeName, { variant: VARIANT.name });
const HERO = new RegExp(MODEL.pictures.hero.replace('.webp', ''));
const TABS = [MODEL.bikeName, 'SPECIFICATIONS', 'COLOURS', 'FEATURES', 'ACCESSORIES'];
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page) => page.getByRole('tabpanel');

test('the details of a model have five tabs, each with an address of its own, which ask for each part once, say all and lead on', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, call] = /\/api\/(bike(?:Features|Accessories|Colours))\//.exec(request.url()) ?? [];
    if (call) calls.push(call);
  });
  await visit(page, ADDRESS);
  await expect(page.getByRole('tab')).toHaveText(TABS);
  await expect(tab(page, MODEL.bikeName)).toHaveAttribute('aria-selected', 'true');
  expect(calls).toEqual([]);
  for (const name of [...TABS.slice(1), 'FEATURES', 'COLOURS']) {
    await tab(page, name).click();
    await expect(page).toHaveURL(`${ADDRESS}&tab=${name.toLowerCase()}`);
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(name, { ignoreCase: true });
  }
  await expect(panel(page).getByRole('radio').first()).toBeAttached();
  expect(calls).toEqual(['bikeColours', 'bikeFeatures', 'bikeAccessories']);
  await tab(page, MODEL.bikeName).click();
  await expect(page).toHaveURL(ADDRESS);

  await test.step('the tabs are walked with the arrow keys', async () => {
    await tab(page, MODEL.bikeName).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'SPECIFICATIONS')).toBeFocused();
    await expect(page).toHaveURL(/tab=specifications/);
    await page.keyboard.press('End');
    await expect(tab(page, 'ACCESSORIES')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, MODEL.bikeName)).toBeFocused();
  });
  await expectOverview(page);
  await expectParts(page);
  // On a phone a finger brings it out: `touch.spec.ts`.
  if (test.info().project.name === 'desktop')
    await test.step('colours are looked at through a glass of 150 px that enlarges by half', () => expectGlass(page));
});

async function expectOverview(page: Page): Promise<void> {
  await test.step('name, details, price and the variants, the first one preselected', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(MODEL.name);
    await expect(panel(page)).toContainText(`Start from ${formatRupees(MODEL.price)}`);
    await expect(panel(page)).toContainText(MODEL.details);
    const variants = page.getByLabel('Select Variant');
    const [{ name: preselected }] = MODEL.variants;
    await expect(variants).toHaveValue(preselected);
    await expect(variants.getByRole('option')).toHaveText([
      `${preselected}, ${formatRupees(MODEL.price)}`,
      `${VARIANT.name}, ${formatRupees(VARIANT.price)}`,
    ]);
  });
  await test.step('BOOK TEST RIDE carries model, variant, price and picture', async () => {
    await page.getByLabel('Select Variant').selectOption(VARIANT.name);
    await expect(page.getByLabel('Select Variant')).toHaveValue(VARIANT.name);
    await page.getByRole('button', { name: 'BOOK TEST RIDE' }).click();
    await expect(page).toHaveURL(BOOKING);
    expect(await page.evaluate(() => history.state.usr)).toEqual({
      bikeName: MODEL.bikeName,
      bikePrice: VARIANT.price,
      image: MODEL.pictures.hero,
      variant: VARIANT.name,
    });
    await expect(page.getByRole('main')).toContainText(formatRupees(VARIANT.price));
  });
  await test.step('around the vehicle, to its instalment, its brochure and its neighbours', async () => {
    await page.goBack();
    const main = page.getByRole('main');
    const finance = aboutBike(pagePaths.finance, MODEL.bikeName, { variant: VARIANT.name });
    await expect(main.getByRole('link', { name: /Angle View/ })).toHaveAttribute(
      'href',
      `/angle-view?bike=${MODEL.bikeName}`,
    );
    await expect(main.getByRole('link', { name: /EMI/ })).toHaveAttribute('href', finance);
    await expect(main.getByRole('link', { name: /E-Brochure/ })).toHaveAttribute('href', MODEL.brochure);
    await page.getByRole('list', { name: 'Other motorcycles' }).getByRole('link', { name: OTHER_MODEL.name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(OTHER_MODEL.name);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
  await test.step('and back to where one was', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(MODEL.name);
    await expect(page.getByRole('list', { name: 'Other motorcycles' })).toBeInViewport();
  });
}

async function expectParts(page: Page): Promise<void> {
  await test.step('features and accessories are leafed through with arrows and dots', async () => {
    await tab(page, 'ACCESSORIES').click();
    await expect(panel(page)).toContainText(ACCESSORY.partNo);
    await expect(panel(page)).toContainText(formatRupees(ACCESSORY.price));
    const previous = panel(page).getByRole('button', { name: 'Previous' });
    const next = panel(page).getByRole('button', { name: 'Next' });
    await expect(previous).toBeDisabled();
    await next.click();
    await expect(panel(page).getByRole('button', { name: /^Page 2 of/ })).toHaveAttribute('aria-current', 'true');
    await expect(previous).toBeEnabled();
    await panel(page).getByRole('button', { name: /^Page/ }).last().click();
    await expect(next).toBeDisabled();
    await expect(panel(page).getByRole('heading', { name: LAST_ACCESSORY.heading })).toBeInViewport();
  });
  await test.step('specifications are in groups that open and close, with labels in words', async () => {
    await tab(page, 'SPECIFICATIONS').click();
    await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText([
      'Body Dimensions',
      'Engine',
      'Transmission',
      'Tyres & Brakes',
      'Frame & Suspension',
      'Electricals',
    ]);
    await expect(panel(page).getByText('Ground Clearance')).toBeVisible();
    const label = panel(page).getByText('Compression Ratio');
    await expect(label).toBeHidden();
    await panel(page).getByText('Engine', { exact: true }).click();
    await expect(label).toBeVisible();
    await panel(page).getByText('Engine', { exact: true }).click();
    await expect(label).toBeHidden();
  });
  await test.step('colours are chosen by their swatches, the first one beforehand', async () => {
    await tab(page, 'COLOURS').click();
    await expect(panel(page).getByRole('radio', { name: MODEL.colours[0]?.name ?? '' })).toBeChecked();
    await panel(page).locator('label', { hasText: COLOUR }).click();
    await expect(panel(page).getByRole('img', { name: `${MODEL.name} in ${COLOUR}` })).toBeVisible();
    await panel(page).getByRole('radio', { name: COLOUR }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(panel(page).getByRole('img', { name: `${MODEL.name} in ${OTHER_COLOUR}` })).toBeVisible();
  });
}

async function expectGlass(page: Page): Promise<void> {
  const picture = panel(page).getByRole('img', { name: new RegExp(`${MODEL.name} in`) });
  const glass = page.locator('[data-glass]');
  // The page may still be settling under the mouse: a person would move it once more.
  await expect(async () => {
    await page.mouse.move(5, 5);
    await picture.hover({ timeout: 5000 });
    await expect(glass).toBeVisible({ timeout: 1000 });
  }).toPass();
  const shown = (await picture.boundingBox())?.width ?? 0;
  expect(await glass.boundingBox()).toMatchObject({ width: 150, height: 150 });
  expect((await glass.locator('img').boundingBox())?.width).toBeCloseTo(shown * 1.5, 0);
  await page.mouse.move(5, 5);
  await expect(glass).toHaveCount(0);
}

test('the details of a model say so while they load, and where something does not arrive', { tag: '@once' }, async ({
  page,
  failCall,
  allowProblems,
}) => {
  allowProblems([HERO, NOT_FOUND]);
  await test.step('while a tab is loading', async () => {
    await visit(page, ADDRESS);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(`**/api/bikeFeatures/${MODEL.bikeName}`, async (route) => {
      await promise;
      await route.continue();
    });
    await tab(page, 'FEATURES').click();
    await expect(panel(page).getByRole('status')).toHaveText('Loading tab content...');
    resolve();
    await expect(panel(page).getByRole('heading', { name: MODEL.features[1]?.heading ?? '' })).toBeVisible();
  });
  await test.step('the loading texts stay when a call fails', async () => {
    await visit(page, `/motorcycle?model=${MODEL.bikeName}`);
    await failCall(page, `/api/bikeView/${MODEL.bikeName}`, { status: 500 });
    await page.getByRole('link', { name: 'View Details' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(MODEL.bikeName);
    await expect(page.getByText('Loading bike details...')).toBeVisible();
  });
  await test.step('no model is called Unknown', async () => {
    await visit(page, '/view-details');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unknown');
    await expect(page.getByText('Loading bike details...')).toBeVisible();
  });
  await test.step('a default picture stands in place of one that is missing', async () => {
    await page.route(HERO, (route) => route.abort());
    await visit(page, ADDRESS);
    await expect(panel(page).getByRole('img', { name: MODEL.name })).toHaveAttribute('src', /default-vehicle/);
  });
});

test.describe('without scripts', { tag: '@once' }, () => {
  test.use(withoutScripts);

  test('tabs, groups, colours and the booking work', async ({ page }) => {
    await page.goto(ADDRESS);
    await page.getByLabel('Select Variant').selectOption(VARIANT.name);
    await expect(page.getByLabel('Select Variant')).toHaveValue(VARIANT.name);
    await page.getByRole('button', { name: 'BOOK TEST RIDE' }).click();
    await expect(page).toHaveURL(BOOKING);
    await expect(page.getByRole('main')).toContainText(formatRupees(VARIANT.price));
    await page.goto(ADDRESS);
    await tab(page, 'SPECIFICATIONS').click();
    await panel(page).getByText('Engine', { exact: true }).click();
    await expect(panel(page).getByText('Compression Ratio')).toBeVisible();
    await tab(page, 'COLOURS').click();
    await expect(panel(page).getByRole('img', { name: `${MODEL.name} in ${COLOUR}` })).toBeVisible();
  });
});
