import type { Page } from '@playwright/test';
import { expect, NOT_FOUND, test, visit, withoutScripts } from './fixtures.ts';

const ADDRESS = '/view-details?bike=SP125';
const TABS = ['SP125', 'SPECIFICATIONS', 'COLOURS', 'FEATURES', 'ACCESSORIES'];
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page) => page.getByRole('tabpanel');

test.describe('the details of a model', () => {
  test('have five tabs, each with an address of its own', async ({ page }) => {
    await visit(page, ADDRESS);
    await expect(page.getByRole('tab')).toHaveText(TABS);
    await expect(tab(page, 'SP125')).toHaveAttribute('aria-selected', 'true');
    for (const name of TABS.slice(1)) {
      await tab(page, name).click();
      await expect(page).toHaveURL(`${ADDRESS}&tab=${name.toLowerCase()}`);
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(name, { ignoreCase: true });
    }
    await tab(page, 'SP125').click();
    await expect(page).toHaveURL(ADDRESS);
  });

  test('are walked with the arrow keys', { tag: '@once' }, async ({ page }) => {
    await visit(page, ADDRESS);
    await tab(page, 'SP125').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'SPECIFICATIONS')).toBeFocused();
    await expect(page).toHaveURL(/tab=specifications/);
    await page.keyboard.press('End');
    await expect(tab(page, 'ACCESSORIES')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'SP125')).toBeFocused();
  });

  test('ask for features, accessories and colours once, when they are first wanted', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const [, call] = /\/api\/(bike(?:Features|Accessories|Colours))\//.exec(request.url()) ?? [];
      if (call) calls.push(call);
    });
    await visit(page, ADDRESS);
    for (const name of ['FEATURES', 'SP125', 'COLOURS', 'ACCESSORIES', 'FEATURES', 'COLOURS']) {
      await tab(page, name).click();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      if (name !== 'SP125') await expect(panel(page).getByRole('heading', { level: 2 })).toBeVisible();
    }
    await expect(panel(page).getByRole('radio').first()).toBeAttached();
    expect(calls).toEqual(['bikeFeatures', 'bikeColours', 'bikeAccessories']);
  });

  test('say so while a tab is loading', { tag: '@once' }, async ({ page }) => {
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

  test('keep their loading texts when a call fails', { tag: '@once' }, async ({ page, failCall }) => {
    await visit(page, '/motorcycle?model=SP125');
    await failCall(page, '/api/bikeView/SP125', { status: 500 });
    await page.getByRole('link', { name: 'View Details' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SP125');
    await expect(page.getByText('Loading bike details...')).toBeVisible();
  });

  test('of no model are called Unknown', { tag: '@once' }, async ({ page, allowProblems }) => {
    allowProblems([NOT_FOUND]);
    await visit(page, '/view-details');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unknown');
    await expect(page.getByText('Loading bike details...')).toBeVisible();
  });

  test('of a model that does not exist are not found', { tag: '@once' }, async ({ request }) => {
    expect((await request.get('/view-details?bike=NOSUCH')).status()).toBe(404);
  });

  test('show a default picture in place of one that is missing', { tag: '@once' }, async ({ page, allowProblems }) => {
    allowProblems([/sp125\/hero/]);
    await page.route(/sp125\/hero/, (route) => route.abort());
    await visit(page, ADDRESS);
    await expect(panel(page).getByRole('img', { name: 'Honda SP125' })).toHaveAttribute('src', /default-vehicle/);
  });

  test('can be shared with picture and price', { tag: '@once' }, async ({ request }) => {
    const html = await (await request.get(ADDRESS)).text();
    expect(html).toMatch(/<title>Honda SP125[^<]*<\/title>/);
    expect(html).toMatch(/property="og:image" content="[^"]*\/previews\/models\/sp125\.jpg\?price=91771"/);
    expect(html).toMatch(/property="og:description" content="[^"]*₹91,771/);
    expect(html).toMatch(/rel="canonical" href="[^"]*\/view-details\?bike=SP125"/);
  });

  test('lead on: around the vehicle, to its instalment, its brochure and its neighbours', async ({ page }) => {
    await visit(page, ADDRESS);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /Angle View/ })).toHaveAttribute('href', '/angle-view?bike=SP125');
    await expect(main.getByRole('link', { name: /EMI/ })).toHaveAttribute('href', '/finance?bike=SP125');
    await expect(main.getByRole('link', { name: /E-Brochure/ })).toHaveAttribute('href', '/brochures/sp125.pdf');
    await page.getByRole('list', { name: 'Other motorcycles' }).getByRole('link', { name: /Livo/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Honda Livo');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('the overview', () => {
  test('has name, details, price and the variants, the first one preselected', async ({ page }) => {
    await visit(page, ADDRESS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Honda SP125');
    await expect(panel(page)).toContainText('Start from ₹91,771');
    await expect(panel(page)).toContainText('The SP125 takes the familiar 125 cc engine');
    const variants = page.getByLabel('Select Variant');
    await expect(variants).toHaveValue('Drum');
    await expect(variants.getByRole('option')).toHaveText(['Drum, ₹91,771', 'Disc, ₹1,00,284']);
  });

  test('BOOK TEST RIDE carries model, variant, price and picture', { tag: '@once' }, async ({ page }) => {
    await visit(page, ADDRESS);
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
});

test('specifications are in groups that open and close, with labels in words', { tag: '@once' }, async ({ page }) => {
  await visit(page, `${ADDRESS}&tab=specifications`);
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

test('features and accessories are leafed through with arrows and dots', async ({ page }) => {
  await visit(page, `${ADDRESS}&tab=accessories`);
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

test.describe('the colours', () => {
  test('are chosen by their swatches, the first one beforehand', async ({ page }) => {
    await visit(page, `${ADDRESS}&tab=colours`);
    await expect(panel(page).getByRole('radio', { name: 'Pearl Lagoon Blue' })).toBeChecked();
    await panel(page).locator('label', { hasText: 'Deep Crimson' }).click();
    await expect(panel(page).getByRole('img', { name: 'Honda SP125 in Deep Crimson' })).toBeVisible();
    await panel(page).getByRole('radio', { name: 'Deep Crimson' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(panel(page).getByRole('img', { name: 'Honda SP125 in Matte Ocean Teal' })).toBeVisible();
  });

  test('are looked at through a glass of 150 px that enlarges by half', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a mouse is a matter of desktops');
    await visit(page, `${ADDRESS}&tab=colours`);
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
  });

  test('a finger that is held brings out the glass', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'fingers are a matter of phones');
    await visit(page, `${ADDRESS}&tab=colours`);
    const box = await panel(page)
      .getByRole('img', { name: /Honda SP125 in/ })
      .boundingBox();
    if (!box) throw new Error('There is no picture.');
    const session = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(page.locator('[data-glass]')).toBeVisible();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.locator('[data-glass]')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
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
