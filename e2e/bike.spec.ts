import type { Page } from '@playwright/test';
import { expect, NOT_FOUND, test, visit, withoutScripts } from './fixtures.ts';

const ADDRESS = '/view-details?bike=SP125';
const TABS = ['SP125', 'SPECIFICATIONS', 'COLOURS', 'FEATURES', 'ACCESSORIES'];
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
  await expect(tab(page, 'SP125')).toHaveAttribute('aria-selected', 'true');
  expect(calls).toEqual([]);
  for (const name of [...TABS.slice(1), 'FEATURES', 'COLOURS']) {
    await tab(page, name).click();
    await expect(page).toHaveURL(`${ADDRESS}&tab=${name.toLowerCase()}`);
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(name, { ignoreCase: true });
  }
  await expect(panel(page).getByRole('radio').first()).toBeAttached();
  expect(calls).toEqual(['bikeColours', 'bikeFeatures', 'bikeAccessories']);
  await tab(page, 'SP125').click();
  await expect(page).toHaveURL(ADDRESS);

  await test.step('the tabs are walked with the arrow keys', async () => {
    await tab(page, 'SP125').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'SPECIFICATIONS')).toBeFocused();
    await expect(page).toHaveURL(/tab=specifications/);
    await page.keyboard.press('End');
    await expect(tab(page, 'ACCESSORIES')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'SP125')).toBeFocused();
  });
  await expectOverview(page);
  await expectParts(page);
  // On a phone a finger brings it out: `touch.spec.ts`.
  if (test.info().project.name === 'desktop')
    await test.step('colours are looked at through a glass of 150 px that enlarges by half', () => expectGlass(page));
});

async function expectOverview(page: Page): Promise<void> {
  await test.step('name, details, price and the variants, the first one preselected', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Honda SP125');
    await expect(panel(page)).toContainText('Start from ₹91,771');
    await expect(panel(page)).toContainText('The SP125 takes the familiar 125 cc engine');
    const variants = page.getByLabel('Select Variant');
    await expect(variants).toHaveValue('Drum');
    await expect(variants.getByRole('option')).toHaveText(['Drum, ₹91,771', 'Disc, ₹1,00,284']);
  });
  await test.step('BOOK TEST RIDE carries model, variant, price and picture', async () => {
    await page.getByLabel('Select Variant').selectOption('Disc');
    await page.getByRole('button', { name: 'BOOK TEST RIDE' }).click();
    await expect(page).toHaveURL('/text-ride-booking?bike=SP125&variant=Disc');
    expect(await page.evaluate(() => history.state.usr)).toEqual({
      bikeName: 'SP125',
      bikePrice: 100284,
      image: '/pictures/models/sp125/hero.webp',
      variant: 'Disc',
    });
    await expect(page.getByRole('main')).toContainText('₹1,00,284');
  });
  await test.step('around the vehicle, to its instalment, its brochure and its neighbours', async () => {
    await page.goBack();
    const main = page.getByRole('main');
    const carried = 'bike=SP125&variant=Disc';
    await expect(main.getByRole('link', { name: /Angle View/ })).toHaveAttribute('href', '/angle-view?bike=SP125');
    await expect(main.getByRole('link', { name: /EMI/ })).toHaveAttribute('href', `/finance?${carried}`);
    await expect(main.getByRole('link', { name: /E-Brochure/ })).toHaveAttribute('href', '/brochures/sp125.pdf');
    await page.getByRole('list', { name: 'Other motorcycles' }).getByRole('link', { name: /Livo/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Honda Livo');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
  await test.step('and back to where one was', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Honda SP125');
    await expect(page.getByRole('list', { name: 'Other motorcycles' })).toBeInViewport();
  });
}

async function expectParts(page: Page): Promise<void> {
  await test.step('features and accessories are leafed through with arrows and dots', async () => {
    await tab(page, 'ACCESSORIES').click();
    await expect(panel(page)).toContainText('08P55-K38-100');
    await expect(panel(page)).toContainText('₹1,290');
    const previous = panel(page).getByRole('button', { name: 'Previous' });
    const next = panel(page).getByRole('button', { name: 'Next' });
    await expect(previous).toBeDisabled();
    await next.click();
    await expect(panel(page).getByRole('button', { name: /^Page 2 of/ })).toHaveAttribute('aria-current', 'true');
    await expect(previous).toBeEnabled();
    await panel(page).getByRole('button', { name: /^Page/ }).last().click();
    await expect(next).toBeDisabled();
    await expect(panel(page).getByRole('heading', { name: 'Grip Set' })).toBeInViewport();
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
    await expect(panel(page).getByRole('radio', { name: 'Pearl Lagoon Blue' })).toBeChecked();
    await panel(page).locator('label', { hasText: 'Deep Crimson' }).click();
    await expect(panel(page).getByRole('img', { name: 'Honda SP125 in Deep Crimson' })).toBeVisible();
    await panel(page).getByRole('radio', { name: 'Deep Crimson' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(panel(page).getByRole('img', { name: 'Honda SP125 in Matte Ocean Teal' })).toBeVisible();
  });
}

async function expectGlass(page: Page): Promise<void> {
  const picture = panel(page).getByRole('img', { name: /Honda SP125 in/ });
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
  allowProblems([/sp125\/hero/, NOT_FOUND]);
  await test.step('while a tab is loading', async () => {
    await visit(page, ADDRESS);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/bikeFeatures/SP125', async (route) => {
      await promise;
      await route.continue();
    });
    await tab(page, 'FEATURES').click();
    await expect(panel(page).getByRole('status')).toHaveText('Loading tab content...');
    resolve();
    await expect(panel(page).getByRole('heading', { name: 'LED lighting' })).toBeVisible();
  });
  await test.step('the loading texts stay when a call fails', async () => {
    await visit(page, '/motorcycle?model=SP125');
    await failCall(page, '/api/bikeView/SP125', { status: 500 });
    await page.getByRole('link', { name: 'View Details' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SP125');
    await expect(page.getByText('Loading bike details...')).toBeVisible();
  });
  await test.step('no model is called Unknown', async () => {
    await visit(page, '/view-details');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unknown');
    await expect(page.getByText('Loading bike details...')).toBeVisible();
  });
  await test.step('a default picture stands in place of one that is missing', async () => {
    await page.route(/sp125\/hero/, (route) => route.abort());
    await visit(page, ADDRESS);
    await expect(panel(page).getByRole('img', { name: 'Honda SP125' })).toHaveAttribute('src', /default-vehicle/);
  });
});

test.describe('without scripts', { tag: '@once' }, () => {
  test.use(withoutScripts);

  test('tabs, groups, colours and the booking work', async ({ page }) => {
    await page.goto(ADDRESS);
    await page.getByLabel('Select Variant').selectOption('Disc');
    await page.getByRole('button', { name: 'BOOK TEST RIDE' }).click();
    await expect(page).toHaveURL('/text-ride-booking?bike=SP125&variant=Disc');
    await expect(page.getByRole('main')).toContainText('₹1,00,284');
    await page.goto(ADDRESS);
    await tab(page, 'SPECIFICATIONS').click();
    await panel(page).getByText('Engine', { exact: true }).click();
    await expect(panel(page).getByText('Compression Ratio')).toBeVisible();
    await tab(page, 'COLOURS').click();
    await expect(panel(page).getByRole('img', { name: 'Honda SP125 in Deep Crimson' })).toBeVisible();
  });
});
