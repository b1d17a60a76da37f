import type { Page } from '@playwright/test';
import { bookingReport } from '../contract/reports/booking.ts';
import { enquire, expect, REFUSED, test, uniqueWord } from './panel-helpers.ts';
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
    await expect(page.locator('form:visible')).toContainText(
      `What you were typing is safe: log in as ${ADMIN.userId} and go on where you were.`,
    );
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
    await logInAgain(page);
    await expect(page).toHaveURL('/admin/dashboard?screen=profile');
    await expect(page.getByLabel('Name')).toHaveValue('Somebody in the middle of a sentence');
  });

  test('leaves an open dialog as it was', async ({ page, context, panel }) => {
    await panel.open('price');
    await page.getByRole('button', { name: 'Edit the price of LIVO' }).click();
    const price = panel.dialog.getByLabel('Price');
    await price.fill('84999');
    await context.clearCookies();
    await panel.button('Update').click();
    await expect(page).toHaveURL('/admin/login');
    await logInAgain(page);
    await expect(page).toHaveURL('/admin/dashboard?screen=price');
    await expect(price).toHaveValue('₹84,999');
    await panel.button('Cancel').click();
    await expect(panel.dialog).toBeHidden();
  });

  test('leaves a report that was refused to be loaded after the login', async ({ page, context, panel }) => {
    const word = uniqueWord();
    await enquire(bookingReport, [{ name: word }]);
    await panel.open('profile');
    await context.clearCookies();
    await panel.menu.getByRole('link', { name: 'Booking Report' }).click();
    await expect(page).toHaveURL('/admin/login');
    await expect(page.locator('form:visible').getByRole('status')).toHaveText(
      `Your session has ended. Log in as ${ADMIN.userId} and go on where you were.`,
    );
    await logInAgain(page);
    await expect(panel.row(word)).toBeVisible();
  });

  test('is noticed by whatever screen is opened next', async ({ page, context, panel }) => {
    await context.clearCookies();
    const unauthorized = ['error', 'Unauthorized! Redirecting to login...'] as const;
    const loginNeeded = ['info', 'Please login to access this page'] as const;
    const screens = { price: unauthorized, bikes: unauthorized, gallery: loginNeeded, offer: loginNeeded };
    for (const [screen, [kind, text]] of Object.entries({ ...screens, 'booking-report': unauthorized })) {
      await page.goto(`/admin/dashboard?screen=${screen}`);
      await panel.expectToast(kind, text);
      await expect(page).toHaveURL('/admin/login');
      await expect(panel.button('Login')).toBeVisible();
      await page.evaluate(() => localStorage.setItem('adminToken', 'of a session that has ended'));
    }
  });
});

for (const [screen, title, add] of [
  ['offer', 'Manage Offers', 'Add Offer'],
  ['gallery', 'Manage Gallery', 'Add Image'],
] as const) {
  test.describe(title, () => {
    const content = (page: Page) => page.getByRole('main').getByRole('listitem');

    test('asks who is there each time it is opened, and shows nothing once the session is gone', async ({
      page,
      context,
      panel,
      allowProblems,
    }) => {
      allowProblems([REFUSED]);
      await panel.open('profile');
      await expect(page.getByLabel('User ID')).toHaveValue(ADMIN.userId);
      await context.clearCookies();
      await panel.menu.getByRole('link', { name: screen === 'offer' ? 'Offer' : 'Gallery', exact: true }).click();
      await panel.expectToast('info', 'Please login to access this page');
      await expect(page).toHaveURL('/admin/login');
      await expect(content(page)).toHaveCount(0);
      await expect(panel.button(add)).toHaveCount(0);
      await logInAgain(page);
      await expect(page).toHaveURL(`/admin/dashboard?screen=${screen}`);
      await expect(content(page).first()).toBeVisible();
      await expect(panel.button(add)).toBeVisible();
    });

    test('is refused while the server cannot say who is there', async ({ page, panel, failCall }) => {
      await failCall(page, '/api/me', { status: 500 });
      await panel.open(screen);
      await panel.expectToast('info', 'Please login to access this page');
      await expect(panel.heading).toHaveText(title);
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Please login to access this page');
      await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/admin/login');
      await expect(content(page)).toHaveCount(0);
      await expect(panel.button(add)).toHaveCount(0);
      await page.unrouteAll();
      await panel.button('Try again').click();
      await expect(panel.button(add)).toBeVisible();
    });
  });
}
