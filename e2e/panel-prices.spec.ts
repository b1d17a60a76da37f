import type { Page } from '@playwright/test';
import { CHANGED_AND_BACK } from './demo-model.ts';
import { withoutMotion } from './fixtures.ts';
import { testAlone } from './own-site.ts';
import type { Panel } from './panel-helpers.ts';
import { expect, REFUSED } from './panel-helpers.ts';
import { ADMIN } from './site-server.ts';

/** What a model costs is another here for a while. */
const test = testAlone();
test.use(withoutMotion);

const MODEL_PRICE = `/api/managePrice/${encodeURIComponent(CHANGED_AND_BACK.bikeName)}`;

const SCREENS = [
  {
    link: 'Price',
    title: 'Manage Price',
    columns: ['Bike Name', 'Bike Price', 'Edit', 'Last change'],
    row: CHANGED_AND_BACK.bikeName,
    typed: ['₹5', '₹58', '₹585', '₹5,858', '₹58,585'],
    wrong: '57000',
    list: '/api/managePrice',
    pathOf: () => MODEL_PRICE,
    succeeded: 'Price updated successfully',
    failed: 'Failed to update price',
    invalid: 'Please enter a valid price',
  },
  {
    link: 'Accessories Price',
    title: 'Manage Accessories Price',
    columns: ['Heading', 'Part No', 'Price', 'Edit', 'Last change'],
    row: 'Full-face Helmet, Graphic',
    typed: ['₹3', '₹31', '₹310', '₹3,100'],
    wrong: '2999',
    list: '/api/manageAccessories',
    pathOf: (rows: { id: number; part_no: string }[]) =>
      `/api/manageAccessories/${rows.find(({ part_no }) => part_no === '08H50-K00-210')?.id}`,
    succeeded: 'Price updated successfully!',
    failed: 'Failed to update price!',
    invalid: 'Please select an accessory and enter a price!',
  },
] as const;

const shownPrice = (panel: Panel, row: string) =>
  panel
    .row(row)
    .locator('td')
    .filter({ hasText: /^₹[\d,]+$/ });
const edit = (page: Page, row: string) => page.getByRole('button', { name: `Edit the price of ${row}` });

test('prices of models and accessories are changed, shown at once with who did it, and changed back; what goes wrong is said', async ({
  page,
  panel,
  allowProblems,
  failCall,
}) => {
  allowProblems([REFUSED]);
  // So that what is typed is no large change.
  expect((await page.request.patch(MODEL_PRICE, { data: { price: 57_240 } })).ok()).toBe(true);
  await panel.open('password');
  for (const { link, title, columns, row, typed, wrong, list, pathOf, succeeded, failed, invalid } of SCREENS) {
    // As long as no list was read before, which would be shown instead.
    await test.step(`${title}: a list that cannot be read says so`, async () => {
      await failCall(page, list, { abort: true });
      await panel.goTo(link, title);
      await expect(page.getByRole('alert')).toHaveText('Failed to fetch');
      await page.route(`**${list}`, (route) => route.fulfill({ status: 403, json: { error: 'Not for you.' } }));
      await panel.goTo('Change Password');
      await panel.goTo(link, title);
      await expect(page.getByRole('alert')).toHaveText('Not for you.');
      await page.unrouteAll();
      await panel.goTo('Change Password');
    });

    await panel.goTo(link, title);
    await expect(panel.table.locator('thead th')).toHaveText([...columns]);
    const before = (await shownPrice(panel, row).textContent()) ?? '';
    await page.getByPlaceholder('Filter').fill('no such thing');
    await expect(panel.rows).toHaveText('Nothing fits the filter.');
    await page.getByPlaceholder('Filter').fill(row.toLowerCase());
    await expect(panel.rows).toHaveCount(1);
    const price = panel.dialog.getByLabel('Price');

    await test.step(`${title}: one is changed, shown at once with who did it, and changed back`, async () => {
      await edit(page, row).click();
      await expect(panel.dialog.getByRole('heading')).toContainText(`Edit Price: ${row}`);
      await expect(price).toHaveValue(before);
      for (const shown of typed) {
        await page.keyboard.press(shown.slice(-1));
        await expect(price).toHaveValue(shown);
      }
      await page.keyboard.press('Enter');
      await panel.expectToast('success', succeeded);
      await expect(panel.dialog).toBeHidden();
      const after = typed.at(-1) ?? '';
      await expect(shownPrice(panel, row)).toHaveText(after);
      await expect(panel.rows).toContainText(
        new RegExp(`${ADMIN.userId}, \\d+ [A-Z][a-z]{2} \\d{4} \\d+:\\d\\d [AP]M, was ${before}`),
      );
      await page.getByRole('button', { name: `Undo: back to ${before}` }).click();
      await panel.expectToast('success', succeeded);
      await expect(shownPrice(panel, row)).toHaveText(before);
      await expect(panel.rows).toContainText(`was ${after}`);
    });

    await test.step(`${title}: what goes wrong is said, and the dialog stays`, async () => {
      const path = pathOf(await (await page.request.get(list)).json());
      await edit(page, row).click();
      await price.fill('');
      await panel.button('Update').click();
      await panel.expectToast('warning', invalid);
      await price.fill('0');
      await panel.button('Update').click();
      await panel.expectToast('error', invalid);
      await price.fill(wrong);
      for (const how of [{ status: 500 }, { abort: true }] as const) {
        await failCall(page, path, how);
        await panel.button('Update').click();
        await panel.expectToast('error', failed);
      }
      await page.route(`**${path}`, (route) => route.fulfill({ status: 404, json: { error: 'It is gone.' } }));
      await panel.button('Update').click();
      await panel.expectToast('error', 'It is gone.');
      expect((await price.inputValue()).replace(/\D/g, '')).toBe(wrong);
      await panel.button('Cancel').click();
      await expect(panel.dialog).toBeHidden();
      await expect(shownPrice(panel, row)).toHaveText(before);
    });
    await page.unrouteAll();
  }
});
