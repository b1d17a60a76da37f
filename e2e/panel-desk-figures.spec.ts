import { contactReport } from '../contract/reports/contact.ts';
import { enquire, expect, test, uniqueWord } from './panel-helpers.ts';

test('figures and the month are kept in the address, lead to their leads, and can be taken away', async ({
  page,
  panel,
}) => {
  await test.step('by day of arrival', async () => {
    await panel.open('figures');
    await page.getByRole('combobox', { name: 'By' }).selectOption('Branch');
    await expect(page).toHaveURL(/by=branch/);
    await page.getByRole('button', { name: 'All dates' }).click();
    await expect(page.getByRole('button', { name: 'All dates' })).toHaveAttribute('aria-pressed', 'true');
    await panel.checkAccessibility();
  });

  await test.step('the rows of another question are no file', async () => {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    await enquire(contactReport, [{ name: uniqueWord() }]);
    // The server makes a lead of it by itself.
    await expect(async () => {
      await page.reload();
      await expect(panel.button('CSV')).toBeEnabled({ timeout: 10_000 });
    }).toPass({ timeout: 120_000 });
    await page.route('**/api/leadFigures', async (route) => {
      await arrival;
      await route.continue();
    });
    await page.getByRole('combobox', { name: 'By' }).selectOption('Person');
    await expect(panel.button('CSV')).toBeDisabled();
    arrive();
    await expect(panel.button('CSV')).toBeEnabled();
    await page.unrouteAll();
  });

  await test.step('the month, beside the one before it, as files', async () => {
    await page.getByRole('link', { name: 'Month by month' }).click();
    await expect(page.getByRole('heading', { name: 'Altogether' })).toBeVisible();
    await page.getByRole('button', { name: 'The month before' }).click();
    await expect(page).toHaveURL(/view=month&month=\d{4}-\d\d$/);
    await panel.checkAccessibility();
    const csv = await panel.download('CSV');
    expect(csv.name).toMatch(/^month-\d{4}-\d\d\.csv$/);
    expect(csv.bytes.toString()).toContain('"Altogether","All"');
    const pdf = await panel.download('PDF');
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const sheet = await panel.download('Excel');
    expect(sheet.name).toMatch(/\.xlsx$/);
  });
});
