import type { Page } from '@playwright/test';
import { expect, REFUSED, test } from './panel-helpers.ts';
import { ADMIN } from './site-server.ts';

async function logInAgain(page: Page): Promise<void> {
  const form = page.locator('form:visible');
  await form.getByLabel('User ID').fill(ADMIN.userId);
  await form.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await form.getByRole('button', { name: 'Login' }).click();
}

// A lost cookie is a session that has ended, and leaves that of the other tests alone.
test.describe('a session that ends in the middle of work', () => {
  test.beforeEach(({ allowProblems }) => allowProblems([REFUSED, /Report could not be fetched/]));

  test('is asked for anew, and what was typed is still there', async ({ page, context, panel }) => {
    await panel.open('profile');
    await expect(page.getByLabel('User ID')).toHaveValue(ADMIN.userId);
    await page.getByLabel('Name').fill('Somebody in the middle of a sentence');
    await context.clearCookies();
    await panel.button('UPDATE').click();
    await panel.expectToast('error', 'Unauthorized! Redirecting to login...');
    await expect(page).toHaveURL('/admin/login');
    await expect(page.getByLabel('Name')).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
    await logInAgain(page);
    await expect(page).toHaveURL('/admin/dashboard?screen=profile');
    await expect(page.getByLabel('Name')).toHaveValue('Somebody in the middle of a sentence');
  });

  test('leaves an open dialog as it was', async ({ page, context, panel }) => {
    await panel.open('price');
    await page.getByRole('button', { name: 'Edit the price of LIVO' }).click();
    const price = panel.dialog.getByLabel('Price');
    await price.fill('123456');
    await context.clearCookies();
    await panel.button('Update').click();
    await expect(page).toHaveURL('/admin/login');
    await logInAgain(page);
    await expect(page).toHaveURL('/admin/dashboard?screen=price');
    await expect(price).toHaveValue('₹1,23,456');
    await panel.button('Cancel').click();
    await expect(panel.dialog).toBeHidden();
  });

  test('is noticed by whatever screen is opened next', async ({ page, context, panel }) => {
    await context.clearCookies();
    for (const screen of ['price', 'bikes', 'gallery', 'offer', 'booking-report']) {
      await page.goto(`/admin/dashboard?screen=${screen}`);
      await panel.expectToast('error', 'Unauthorized! Redirecting to login...');
      await expect(page).toHaveURL('/admin/login');
      await expect(panel.button('Login')).toBeVisible();
      await page.evaluate(() => localStorage.setItem('adminToken', 'of a session that has ended'));
    }
  });
});
