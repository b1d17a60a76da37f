import type { Page } from '@playwright/test';
import { formatRupees } from '../contract/display.ts';
import { pagePaths } from '../contract/page-paths.ts';
import { demoModelsOf } from '../test-support/demo.ts';
import { checkAccessibility, expect, NOT_FOUND, test, visit, withoutScripts } from './fixtures.ts';

const main = (page: Page) => page.getByRole('main');
const cheapest = demoModelsOf('scooters').toSorted((one, other) => one.price - other.price)[0];
const NAME = cheapest?.name ?? '';
const BUDGET = '90000';

/** What the site itself says it costs on the road, as pages write it. */
async function onRoad(page: Page): Promise<string> {
  const reply = await page.request.get(`/api/onRoad/${encodeURIComponent(cheapest?.bikeName ?? '')}`);
  return formatRupees((await reply.json()).total);
}

test('a scooter for ninety thousand on the road is found, compared, costed and asked for, in fifteen taps', async ({
  page,
}) => {
  let taps = 0;
  const tap = async (...[role, options]: Parameters<Page['getByRole']>) => {
    taps += 1;
    await main(page).getByRole(role, options).first().click();
  };
  const choose = async (label: string, value: string) => {
    taps += 2;
    await main(page).getByLabel(label).selectOption(value);
  };
  await visit(page, pagePaths.scooters);
  const total = await onRoad(page);

  await test.step('five questions find it, with the reasons', async () => {
    await tap('link', { name: 'Not sure? Five questions' });
    await choose('What may it cost on the road?', BUDGET);
    await choose('What is it for most of the time?', 'family');
    await tap('button', { name: 'Show what fits' });
    const found = main(page)
      .locator('li')
      .filter({ has: page.getByRole('heading', { name: NAME }) });
    await expect(found).toContainText(`${total} on the road, within your ₹90,000`);
    await expect(found).toContainText('A scooter: no gears');
    await checkAccessibility(page);
  });

  await test.step('what it costs is told line by line', async () => {
    await tap('link', { name: NAME });
    await expect(main(page).getByRole('row', { name: /^On the road/ })).toContainText(total);
    await expect(main(page).getByRole('row', { name: /^Number plate/ })).toContainText('ask us');
    await main(page).getByLabel('I take a loan').check();
    taps += 1;
    await tap('button', { name: 'Show the price' });
    await expect(page).toHaveURL(/finance=1/);
    await expect(main(page).getByRole('row', { name: /^Hypothecation/ })).toContainText('₹500.00');
  });

  await test.step('it is compared with another one', async () => {
    await tap('link', { name: /^Compare/ });
    await choose('Add a model', demoModelsOf('ev')[0]?.bikeName ?? '');
    await tap('button', { name: 'Add a model' });
    await expect(main(page).getByRole('columnheader', { name: NAME })).toBeVisible();
    await expect(main(page).getByText('best', { exact: true }).first()).toBeVisible();
    await checkAccessibility(page);
    const rows = await main(page).getByRole('row').count();
    await main(page).getByRole('link', { name: 'Differences only' }).click();
    await expect.poll(() => main(page).getByRole('row').count()).toBeLessThan(rows);
    await main(page).getByRole('link', { name: 'Show everything' }).click();
    await expect(main(page).getByRole('row')).toHaveCount(rows);
    await main(page)
      .getByRole('link', { name: `Remove ${demoModelsOf('ev')[0]?.name}` })
      .click();
    await expect(main(page).getByRole('columnheader', { name: NAME })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Differences only' })).toHaveCount(0);
  });

  await test.step('a ride is asked for', async () => {
    await tap('link', { name: NAME });
    await tap('button', { name: 'BOOK TEST RIDE' });
    await expect(page).toHaveURL(new RegExp(pagePaths.productEnquiry));
  });
  expect(taps).toBeLessThanOrEqual(15);
});

test('a loan is told from the price on the road: a month, the year with fees, and every month of it as a file', async ({
  page,
}) => {
  await visit(page, `${pagePaths.loan}?bike=${encodeURIComponent(cheapest?.bikeName ?? '')}&down=20000&months=24`);
  const offer = main(page).getByRole('listitem').first();
  await expect(offer).toContainText('Yearly cost with all fees (APR)');
  await offer.getByText('Month by month').click();
  await expect(offer.getByRole('row')).toHaveCount(25);
  const arriving = page.waitForEvent('download');
  await offer.getByRole('link', { name: 'Schedule as a file (CSV)' }).click();
  expect((await arriving).suggestedFilename()).toMatch(/24\.csv$/);
  await checkAccessibility(page);
});

test.describe('without scripts', () => {
  test.use(withoutScripts);

  test('lists by price work, and everything chosen stands in the address', async ({ page }) => {
    await page.goto(pagePaths.scooters);
    const list = page.locator('section[aria-labelledby="choose-heading"]');
    await list.getByLabel('On the road').selectOption(BUDGET);
    await list.getByLabel('Sorted by').selectOption('onRoad');
    await list.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/budget=90000/);
    await expect(list.getByRole('heading', { level: 3 }).first()).toHaveText(NAME);
    await list.getByRole('link', { name: 'Show all again' }).click();
    await expect(list.getByRole('heading', { level: 3 })).toHaveCount(demoModelsOf('scooters').length);
  });

  test('an address that asks for what is not there gets a sentence, and nothing typed is lost', async ({
    page,
    allowProblems,
  }) => {
    allowProblems([NOT_FOUND]);
    const bike = encodeURIComponent(cheapest?.bikeName ?? '');
    for (const path of [`${pagePaths.onRoad}?bike=${bike}&accessories=gone`, `${pagePaths.loan}?bike=Nimbus`]) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(main(page)).toContainText('There is no such model, variant or accessory any more.');
    }
    await page.goto(`${pagePaths.loan}?bike=${bike}&down=a+lot`);
    await expect(main(page).getByLabel('Paid at once (₹)')).toHaveValue('a lot');
    await expect(main(page).getByLabel('Paid at once (₹)')).toHaveAccessibleDescription(
      'Enter an amount in whole rupees.',
    );
    await page.goto(`${pagePaths.find}?seat=${'9'.repeat(60)}`);
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(/models fit$/);
  });
});
