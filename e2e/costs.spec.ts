import type { Page } from '@playwright/test';
import { aboutBike, pagePaths } from '../contract/page-paths.ts';
import { contactReport } from '../contract/reports/contact.ts';
import { demoModelsOf } from '../test-support/demo.ts';
import { MODEL, OTHER_MODEL } from './demo-model.ts';
import { checkAccessibility, expect, frameHydrated, test, visit, withoutScripts } from './fixtures.ts';
import { newSender } from './form-helpers.ts';

const main = (page: Page) => page.getByRole('main');

test('a chat about a model begins with what the chosen variant costs on the road', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, aboutBike(pagePaths.bikeDetail, MODEL.bikeName));
  const href = await main(page).getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  const text = new URL(href ?? '').searchParams.get('text');
  const [base] = await (await page.request.get(`/api/onRoad/${encodeURIComponent(MODEL.bikeName)}/variants`)).json();
  expect(text).toContain(`${base.name}: On-road from ₹`);
});

test('whoever comes from a model to its loan asks for that one, in the variant at hand', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, aboutBike(pagePaths.bikeDetail, OTHER_MODEL.bikeName));
  await main(page)
    .getByRole('link', { name: /a month$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/^[^?]*\/loan\?/);
  const asked = new URL(page.url()).searchParams;
  await expect(main(page).getByLabel('Model', { exact: true })).toHaveValue(OTHER_MODEL.bikeName);
  await expect(main(page).getByLabel('Variant')).toHaveValue(asked.get('variant') ?? '');
  await main(page).getByLabel('Months').selectOption('24');
  await main(page).getByRole('button', { name: 'Work it out' }).click();
  await expect(page).toHaveURL(/months=24/);
  expect(new URL(page.url()).searchParams.get('bike')).toBe(OTHER_MODEL.bikeName);
});

test('a loan whose answers hang is shown without them, and chooses the model once they come', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, aboutBike(pagePaths.bikeDetail, OTHER_MODEL.bikeName));
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/api/onRoad/**', async (route) => {
    await arrival;
    await route.continue();
  });
  await main(page)
    .getByRole('link', { name: /a month$/ })
    .first()
    .click();
  const sign = page.locator('html[data-waiting]');
  await expect(sign, 'the page that is left says that the next one is on its way').toBeAttached();
  const model = main(page).getByLabel('Model', { exact: true });
  await expect(model).toBeVisible();
  await expect(sign).not.toBeAttached();
  await expect(model).not.toHaveValue(OTHER_MODEL.bikeName);
  arrive();
  await expect(model).toHaveValue(OTHER_MODEL.bikeName);
  await page.unrouteAll();
});

test('a vehicle is given in exchange: a range, and the form with all that was said', { tag: '@once' }, async ({
  page,
  storedEnquiries,
}) => {
  const name = newSender();
  await visit(page, pagePaths.exchange);
  await main(page).getByLabel('Your vehicle').selectOption(MODEL.bikeName);
  await main(page).getByLabel('Age in years').fill('3');
  await main(page).getByLabel('Kilometres ridden').fill('32,000');
  await main(page).getByLabel('Condition').selectOption('fair');
  await main(page).getByRole('button', { name: 'Show the range' }).click();
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(/^₹[\d,]+ to ₹[\d,]+$/);
  await expect(main(page)).toContainText('After inspection');
  await checkAccessibility(page);
  await main(page).getByRole('link', { name: 'Ask for an inspection' }).click();
  await expect(main(page)).toContainText('3 years, 32,000 km, 1 owner, fair: ₹');
  // Where the scripts came later than the click, this is a document of its own.
  await frameHydrated(page);
  await main(page).getByLabel('Name').fill(name);
  await main(page).getByLabel('Email').fill('asha@example.com');
  await main(page).getByLabel('Contact number').fill('9876543210');
  await main(page).getByRole('button', { name: 'SUBMIT' }).click();
  await expect(page.locator('[data-toast="success"]')).toBeVisible();
  const [stored] = await storedEnquiries(contactReport, name);
  expect(stored).toMatchObject({ exchange: expect.stringContaining('3 years, 32,000 km, 1 owner, fair: ₹') });
});

test.describe('without scripts', () => {
  test.use(withoutScripts);

  test('what riding costs is told for the kilometres and prices that somebody types @once', async ({ page }) => {
    await page.goto(pagePaths.runningCost);
    const [electric] = demoModelsOf('ev');
    await main(page)
      .getByLabel('Electric model')
      .selectOption(electric?.bikeName ?? '');
    await main(page).getByLabel('Kilometres a day').fill('40');
    await main(page).getByLabel('Petrol, a litre (₹)').fill('100');
    await main(page).getByLabel('Electricity, a unit (₹)').fill('8');
    await main(page).getByRole('button', { name: 'Work it out' }).click();
    await expect(page).toHaveURL(/km=40/);
    // 80 km with 1.5 kWh at ₹8: 15 paise a kilometre.
    const side = main(page).getByRole('region', { name: electric?.name ?? '' });
    await expect(side).toContainText('₹0.15');
    await expect(side).toContainText('₹2,190');
    await expect(main(page).getByRole('region', { name: 'When the difference is paid back' })).toContainText('15 %');
  });

  test('what is no figure is kept and told', { tag: '@once' }, async ({ page }) => {
    await page.goto(`${pagePaths.runningCost}?km=far&tariff=cheap`);
    await expect(main(page).getByLabel('Kilometres a day')).toHaveValue('far');
    await expect(main(page).getByLabel('Kilometres a day')).toHaveAccessibleDescription(
      'Enter kilometres from 1 to 500.',
    );
    await expect(main(page).getByLabel('Electricity, a unit (₹)')).toHaveAccessibleDescription(
      'Enter rupees, such as 102.84.',
    );
    await page.goto(`${pagePaths.exchange}?price=lots&years=3&km=&owners=2&condition=fair`);
    await expect(main(page).getByLabel('New price of another one (₹)')).toHaveValue('lots');
    await expect(main(page).getByLabel('Kilometres ridden')).toHaveAccessibleDescription(/^Enter whole kilometres/);
    await expect(main(page).getByLabel('Age in years')).toHaveValue('3');
  });
});
