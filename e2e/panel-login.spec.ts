import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Panel, REFUSED } from './panel-helpers.ts';
import { ADMIN } from './site-server.ts';

const fill = async (page: Page, { userId, password } = ADMIN): Promise<void> => {
  await page.getByLabel('User ID').fill(userId);
  await page.getByLabel('Password', { exact: true }).fill(password);
};
const submit = (page: Page) => page.getByRole('button', { name: 'Login' }).click();
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test('every address of the panel asks for a login; the password is hidden until one asks to see it, and a login that fails says why', async ({
  page,
  allowProblems,
  failCall,
}) => {
  allowProblems([REFUSED]);
  await test.step('without a token every address of the panel asks for a login, for three seconds', async () => {
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 10_000);
    for (const address of ['/admin/dashboard', '/admin/dashboard?screen=price', '/admin/no-such-page']) {
      await page.goto(address);
      const toast = page.locator('[data-toast="info"]');
      await expect(toast).toHaveText('Please login to access this page');
      await expect(page).toHaveURL('/admin/login');
      await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
      await page.clock.runFor(2900);
      await expect(toast).toBeVisible();
      await page.clock.runFor(200);
      await expect(toast).toHaveCount(0);
    }
    await page.clock.resume();
  });
  await fill(page);
  const password = page.getByLabel('Password', { exact: true });
  await expect(page.locator('input[name="userId"]')).toHaveValue(ADMIN.userId);
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue(ADMIN.password);

  const panel = new Panel(page);
  await fill(page, { ...ADMIN, password: 'a wrong one' });
  await submit(page);
  await panel.expectToast('error', 'Invalid credentials');

  await page.route('**/api/login', (route) =>
    route.fulfill({ status: 401, json: { error: 'The account is closed.' } }),
  );
  await submit(page);
  await panel.expectToast('error', 'The account is closed.');

  await page.route('**/api/login', (route) => route.fulfill({ status: 401, body: '' }));
  await submit(page);
  await panel.expectToast('error', 'Invalid credentials');

  await failCall(page, '/api/login', { abort: true });
  await submit(page);
  await panel.expectToast('error', 'Something went wrong! Please try again.');
  await expect(page).toHaveURL('/admin/login');
  expect(await stored(page)).toEqual({});
});

test('a login leads to the dashboard after two seconds, a logout leaves nothing behind', async ({
  page,
  context,
  allowProblems,
}) => {
  // The desk asks by itself, perhaps just after the server has heard of the logout.
  allowProblems([/^console error: Failed to load resource: .* 401 .*\/api\/(events|leads\/counts)/]);
  const panel = new Panel(page);
  await page.clock.install();
  await page.goto('/admin/login');
  await fill(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await submit(page);
  await panel.expectToast('success', 'Login successful! Redirecting...');
  expect((await stored(page)).adminToken).toBeTruthy();
  await page.clock.runFor(1900);
  await expect(page).toHaveURL('/admin/login');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/admin/dashboard');
  await page.clock.resume();
  await expect(panel.heading).toHaveText('Dashboard');

  const cookies = await context.cookies();
  const safe = { httpOnly: true, sameSite: 'Strict' };
  const device = expect.objectContaining({ ...safe, name: 'kickstand_device' });
  expect(cookies).toEqual([expect.objectContaining({ ...safe, name: 'kickstand_session', expires: -1 }), device]);
  await page.evaluate(() => localStorage.setItem('left over', 'something'));
  await page.getByRole('button', { name: ADMIN.userId }).click();
  await panel.button('Logout').click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.locator('[data-toast]')).toHaveText('You have been logged out');
  await expect(page.locator('[data-toast="success"]')).toBeVisible();
  expect(await stored(page)).toEqual({});
  expect(await context.cookies(), 'whoever tries passwords elsewhere is to keep nobody out here').toEqual([device]);
  await context.addCookies(cookies);
  expect((await context.request.get('/api/me')).status()).toBe(401);
});
