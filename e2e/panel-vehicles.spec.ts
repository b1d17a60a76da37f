import type { Page } from '@playwright/test';
import { TAKEN_OFF } from './demo-model.ts';
import { withoutMotion } from './fixtures.ts';
import { testAlone } from './own-site.ts';
import { expect, REFUSED } from './panel-helpers.ts';

/** A scooter is not on sale here for a moment. */
const test = testAlone();
test.use(withoutMotion);

const LISTS = [
  ['bikes', 'Bikes', '/api/bikes_admin'],
  ['scooters', 'Scooters', '/api/scooters_admin'],
  ['ev', 'Ev', '/api/ev_admin'],
] as const;

const active = (page: Page) => page.getByRole('checkbox', { name: TAKEN_OFF.bikeName });

test('each type has its vehicles, of which one is taken off the site and put back; what goes wrong is said', async ({
  page,
  panel,
  request,
  allowProblems,
  problems,
  failCall,
}) => {
  allowProblems([REFUSED]);
  await test.step('each type has its vehicles, numbered, and stays chosen after a reload', async () => {
    await panel.open('bikes');
    await expect(panel.heading).toHaveText('Manage Vehicles');
    const type = page.getByLabel('Select Vehicle Type');
    await expect(type.getByRole('option')).toHaveText(['Bikes', 'Scooters', 'Ev']);
    await expect(panel.table.locator('thead th')).toHaveText(['S No.', 'Model Name', 'Active']);
    for (const [value, label, path] of LISTS) {
      await type.selectOption(label);
      const vehicles: { bikeName?: string; scooterName?: string }[] = await (await page.request.get(path)).json();
      await expect(panel.rows.locator('td:nth-child(2)')).toHaveText(
        vehicles.map(({ bikeName, scooterName }) => bikeName ?? scooterName ?? ''),
      );
      await expect(panel.rows.locator('td:first-child')).toHaveText(vehicles.map((_, index) => String(index + 1)));
      await page.reload();
      await expect(type).toHaveValue(value);
    }
  });

  await test.step('a vehicle is taken off the site and put back', async () => {
    const isOnSale = async () =>
      (await (await request.get('/api/scooters')).json()).some(
        ({ bikeName }: { bikeName: string }) => bikeName === TAKEN_OFF.bikeName,
      );
    await page.getByLabel('Select Vehicle Type').selectOption('Scooters');
    await expect(active(page)).toBeChecked();
    try {
      await active(page).click();
      await panel.expectToast('success', 'Vehicle deactivated successfully');
      await expect(active(page)).not.toBeChecked();
      expect(await isOnSale()).toBe(false);
    } finally {
      if (!(await active(page).isChecked())) await active(page).click();
    }
    await expect(active(page)).toBeChecked();
    await panel.expectToast('success', 'Vehicle activated successfully');
    expect(await isOnSale()).toBe(true);
  });

  await test.step('two quick clicks arrive one after the other', async () => {
    const arrived: number[] = [];
    const { promise: mayArrive, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/api/scooters/*/status', async (route) => {
      arrived.push(route.request().postDataJSON().status);
      await mayArrive;
      await route.fulfill({ status: 200, json: { message: `Answer ${arrived.length}` } });
    });
    await active(page).click();
    await active(page).click();
    await expect(active(page)).toBeChecked();
    expect(arrived).toEqual([0]);
    arrive();
    await panel.expectToast('success', 'Answer 2');
    expect(arrived).toEqual([0, 1]);
    await expect(active(page)).toBeChecked();
    await page.unrouteAll();
  });

  await test.step('a box changes at once, and back when the server does not agree', async () => {
    problems.allow([/^(console error: Failed to load|failed request|answer 5).*\/api\/scooters\/\d+\/status/]);
    await expect(active(page)).toBeChecked();
    const answers = [
      { status: 409, json: { error: 'It is being sold right now.' }, text: 'It is being sold right now.' },
      { status: 500, json: {}, text: 'Failed to update active status' },
      { status: 0, json: {}, text: 'Something went wrong! Please try again.' },
    ];
    for (const { status, json, text } of answers) {
      const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
      await page.route('**/api/scooters/*/status', async (route) => {
        await mayAnswer;
        await (status === 0 ? route.abort() : route.fulfill({ status, json }));
      });
      await active(page).click();
      await expect(active(page)).not.toBeChecked();
      answer();
      await panel.expectToast('error', text);
      await expect(active(page)).toBeChecked();
    }
  });

  await test.step('a list that cannot be read shows the reason in red', async () => {
    await page.unrouteAll();
    await failCall(page, '/api/scooters_admin', { status: 500 });
    await page.route('**/api/ev_admin', (route) => route.fulfill({ status: 403, json: { error: 'Not for you.' } }));
    await panel.open('bikes', { type: 'scooters' });
    const reason = page.getByRole('alert');
    await expect(reason).toHaveText('Something went wrong! Please try again.');
    await page.getByLabel('Select Vehicle Type').selectOption('Ev');
    await expect(reason).toHaveText('Not for you.');
    const [red, green] = await reason.evaluate((element) => getComputedStyle(element).color.match(/[\d.]+/g) ?? []);
    expect(Number(red)).toBeGreaterThan(2 * Number(green));
  });
});
