import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parseCsv, writeCsv } from '../contract/csv.ts';
import { formatRupees } from '../contract/display.ts';
import { workbookWith } from '../test-support/workbook.ts';
import { expect } from './fixtures.ts';
import { testAlone } from './own-site.ts';
import type { Panel } from './panel-helpers.ts';
import { tooWide } from './too-wide.ts';

/** Prices of many models are changed here. */
const test = testAlone();

interface Priced {
  model: string;
  price: number;
}

const pricesOf = async (page: Page): Promise<Priced[]> => {
  const listed: { bike_name: string; bike_price: number }[] = await (await page.request.get('/api/managePrice')).json();
  return listed.map(({ bike_name, bike_price }) => ({ model: bike_name, price: bike_price }));
};

const workbookOf = (prices: readonly Priced[]): Buffer =>
  workbookWith([['Model', 'Price'], ...prices.map(({ model, price }) => [model, price])]);

const give = (panel: Panel, name: string, buffer: Buffer) =>
  panel.dialog.getByLabel('Excel (.xlsx) or CSV').setInputFiles({ name, mimeType: '', buffer });

test('prices come from a file: tried first, with every fault and large change, now or planned, and taken back', async ({
  page,
  panel,
}) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/api/manageVariants', async (route) => {
    await arrival;
    await route.continue();
  });
  await panel.open('price');
  await expect(panel.rows.nth(3)).toBeVisible();
  await test.step('half of them make no file', async () => {
    await expect(panel.button('Download')).toBeDisabled();
    arrive();
    await expect(panel.button('Download')).toBeEnabled();
  });
  const before = await pricesOf(page);
  const [first, second] = before as [Priced, Priced];

  await test.step('what is downloaded can come back, and changes nothing', async () => {
    const arriving = page.waitForEvent('download');
    await panel.button('Download').click();
    const file = await arriving;
    expect(file.suggestedFilename()).toBe('prices.csv');
    const csv = await readFile(await file.path());
    expect(parseCsv(csv.toString(), 500).length).toBeGreaterThan(before.length);
    await panel.button('From a file').click();
    await give(panel, 'prices.csv', csv);
    await expect(panel.dialog.getByText(/^0 prices would change, \d+ stay as they are\.$/)).toBeVisible();
    await expect(panel.dialog.getByRole('button', { name: 'Change prices' })).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('each line that is wrong is named, whoever found it', async () => {
    const lines = [
      ['Model', 'Price'],
      [first.model, 'soon'],
      ['Unicycle', '100'],
    ];
    await give(panel, 'prices.csv', Buffer.from(writeCsv(lines)));
    await expect(panel.dialog.getByRole('listitem')).toHaveText([
      'Line 2: “soon” is no price in whole rupees.',
      'Line 3: There is no model “Unicycle”.',
    ]);
    await give(panel, 'prices.xlsx', Buffer.from('no workbook'));
    await expect(panel.dialog.getByRole('listitem')).toContainText('no row that heads a column Model');
  });

  await test.step('a workbook shows old, new and change, the large ones first, also on a phone', async () => {
    const changed = [
      { model: first.model, price: first.price + 100 },
      { model: second.model, price: Math.round(second.price * 0.8) },
    ];
    await give(panel, 'prices.xlsx', workbookOf(changed));
    await expect(
      panel.dialog.getByText('1 price changes by more than 15 %. Please look at it once more.'),
    ).toBeVisible();
    const rows = panel.dialog.locator('tbody tr');
    await expect(rows.first()).toContainText(second.model);
    await expect(rows.first()).toContainText('−20.0 %');
    await expect(rows.nth(1)).toContainText(formatRupees(first.price + 100));
    await panel.checkAccessibility();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => tooWide(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('taken, they are shown, and can be taken back', async () => {
    await panel.button('Change 2 prices now').click();
    await expect(page.getByText('Changed 2 prices: every page shows it now.')).toBeVisible();
    await expect(panel.row(first.model).first()).toContainText(formatRupees(first.price + 100));
    await panel.button('Undo').click();
    await panel.expectToast('success', '2 prices taken back.');
    await expect(panel.row(first.model).first()).toContainText(formatRupees(first.price));
    expect(await pricesOf(page)).toEqual(before);
  });

  await test.step('planned, they stand among the plans', async () => {
    await panel.button('From a file').click();
    await give(panel, 'prices.xlsx', workbookOf([{ ...first, price: first.price + 100 }]));
    await expect(panel.dialog.locator('tbody tr')).toHaveCount(1);
    await panel.button('Change on …').click();
    await panel.dialog.getByRole('button', { name: /^Change 1 price on \d+ \w+/ }).click();
    await expect(page.locator('[data-toast="success"]')).toContainText(/1 price will change on .*, 00:00\. Plans has/);
    await expect(panel.dialog).toHaveCount(0);
    expect(await pricesOf(page)).toEqual(before);
    await panel.goTo('Plans');
    await expect(page.getByRole('main')).toContainText('00:00');
  });
});
