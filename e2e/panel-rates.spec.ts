import { withoutDraftBeside } from './own-site.ts';
import { expect, test } from './panel-helpers.ts';

test.use(withoutDraftBeside);

const NOTICE = /more than 180 days ago/;

test('rates that nobody has looked up for 180 days say so; loans, energy and exchange stand beside them', {
  tag: '@once',
}, async ({ page, panel }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00+05:30'));
  await panel.open('rates');
  await expect(page.getByLabel('Last held against the sources on')).toHaveValue('2026-11-16');
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await page.clock.setFixedTime(new Date('2027-05-16T12:00:00+05:30'));
  await panel.open('rates');
  await expect(page.getByText(NOTICE)).toContainText('16 Nov 2026');
  for (const [link, part] of [
    ['Loans', 'offer'],
    ['Petrol and electricity', 'price'],
    ['Exchange', 'table'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(panel.heading).toHaveText(link);
    await expect(panel.button(`Add ${part}`)).toBeVisible();
    await expect(page.getByText(NOTICE)).toHaveCount(0);
  }
  await panel.checkAccessibility();
});

test('a price beyond a step of the tax is told while it is typed', {
  tag: '@once',
}, async ({ page, panel, staff }) => {
  const prices: { bike_name: string; bike_price: number }[] = await (await staff.get('/api/managePrice')).json();
  const below = prices.find(({ bike_price }) => bike_price > 80_000 && bike_price < 100_000);
  await panel.open('price');
  await page.getByRole('button', { name: `Edit the price of ${below?.bike_name}`, exact: true }).click();
  await panel.dialog.getByLabel('Price', { exact: true }).fill('100284');
  await expect(panel.dialog.getByRole('status', { name: 'Steps of the tax' })).toContainText('Crosses ₹1,00,000');
  await panel.dialog.getByLabel('Price', { exact: true }).fill('99999');
  await expect(panel.dialog.getByRole('status', { name: 'Steps of the tax' })).toHaveCount(0);
});
