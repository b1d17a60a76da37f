import { formatDate } from '../contract/display.ts';
import { withoutMotion } from './fixtures.ts';
import { expect, REFUSED, test } from './panel-helpers.ts';
import { ADMIN } from './site-server.ts';

test.use(withoutMotion);

const WRONG = ['not the password', 'a new password', 'a new password'] as const;
const LABELS = ['Current Password', 'New Password', 'Confirm Password'] as const;

test('Account and Profile show the account; Profile and Change Password send what they are to send, and say what is wrong', async ({
  page,
  panel,
  staff,
  allowProblems,
  failCall,
}) => {
  allowProblems([REFUSED]);
  await test.step('Account shows the account in one row, with a mask for the password', async () => {
    await panel.open('account');
    await expect(panel.heading).toHaveText('Manage Accounts');
    const account = await (await staff.get('/api/me')).json();
    await expect(panel.rows).toHaveCount(1);
    const cells = panel.rows.getByRole('cell');
    await expect(cells.nth(0)).toHaveText(ADMIN.userId);
    await expect(cells.nth(1)).toHaveText('********');
    await expect(cells.nth(6)).toHaveText(formatDate(account.created_date));
    await expect(cells.nth(8)).toHaveText('active');
    await failCall(page, '/api/me', { status: 500 });
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toHaveText('Failed to load user data. Please try again.');
    await page.unrouteAll();
  });

  await test.step('Profile: it is filled in, keeps the user id as it is and sends the rest', async () => {
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    // The account is that of all tests: it is not to change.
    await page.route('**/api/profile/*', (route) =>
      route.fulfill({ json: { message: 'Profile updated successfully' } }),
    );
    await panel.goTo('Profile', 'User Profile');
    await expect(page.getByLabel('User ID')).toHaveValue(ADMIN.userId);
    await expect(page.getByLabel('User ID')).toHaveAttribute('readonly');
    await page.getByLabel('Name').fill('Asha Patil');
    await page.getByLabel('Email').fill('asha@example.com');
    await page.getByLabel('Mobile').pressSequentially('98765x43210');
    await expect(page.getByLabel('Mobile')).toHaveValue('9876543210');
    await panel.button('UPDATE').click();
    await panel.expectToast('success', 'Profile updated successfully');
    const request = await sent;
    expect(new URL(request.url()).pathname).toBe(`/api/profile/${ADMIN.userId}`);
    expect(request.postDataJSON()).toEqual({
      userName: 'Asha Patil',
      email: 'asha@example.com',
      mobileNo: '9876543210',
    });
    await page.route('**/api/profile/*', (route) => route.fulfill({ json: {} }));
    await panel.button('UPDATE').click();
    await panel.expectToast('success', 'Profile updated successfully');
  });

  await test.step('Profile: it says what is wrong', async () => {
    await page.route('**/api/profile/*', (route) => route.continue());
    await page.getByLabel('Email').fill('asha@localhost');
    await panel.button('UPDATE').click();
    await panel.expectToast('error', 'Email must be a valid e-mail address.');
    const path = `/api/profile/${ADMIN.userId}`;
    await failCall(page, path, { status: 500 });
    await panel.button('UPDATE').click();
    await panel.expectToast('error', 'Profile update failed');
    await failCall(page, path, { abort: true });
    await panel.button('UPDATE').click();
    await panel.expectToast('error', 'Something went wrong! Please try again.');
  });

  await test.step('Profile: one that cannot be loaded says so, and does not send anything', async () => {
    await failCall(page, '/api/me', { status: 500 });
    await page.reload({ waitUntil: 'commit' });
    await panel.expectToast('error', 'Failed to load user profile. Please try again.');
    await panel.button('UPDATE').click();
    await panel.expectToast('error', 'User ID is missing. Please log in again.');
  });

  await page.unrouteAll();
  const path = `/api/profile/password/${ADMIN.userId}`;
  let session = {};
  await test.step('Change Password: it sends the three and is empty afterwards', async () => {
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.route(`**${path}`, (route) => route.fulfill({ json: {} }));
    const arrived = page.waitForResponse('**/api/me');
    await panel.goTo('Change Password');
    await (await arrived).finished();
    session = await page.evaluate(() => ({ ...localStorage }));
    for (const [index, label] of LABELS.entries()) await page.getByLabel(label).fill(WRONG[index] ?? '');
    await panel.button('Change Password').click();
    await panel.expectToast('success', 'Password updated successfully');
    const [oldPassword, newPassword, confirmPassword] = WRONG;
    expect((await sent).postDataJSON()).toEqual({ oldPassword, newPassword, confirmPassword });
    for (const label of LABELS) await expect(page.getByLabel(label)).toHaveValue('');
  });

  await test.step('Change Password: it says what is wrong', async () => {
    const fill = async (values: readonly string[]) => {
      for (const [index, label] of LABELS.entries()) await page.getByLabel(label).fill(values[index] ?? '');
      await panel.button('Change Password').click();
    };
    await page.route(`**${path}`, (route) => route.continue());
    await expect(panel.heading).toHaveText('Change Password');
    await panel.button('Change Password').click();
    await expect(page.locator('input:invalid')).toHaveCount(3);
    await fill(['not the password', 'one password', 'another password']);
    await panel.expectToast('error', 'New password and confirm password do not match.');
    await fill(WRONG);
    await panel.expectToast('error', 'The current password is not correct.');
    await fill([ADMIN.password, 'short', 'short']);
    await panel.expectToast('error', 'The new password must have at least 10 characters.');
    for (const how of [{ status: 500 }, { abort: true }] as const) {
      await failCall(page, path, how);
      await fill(WRONG);
      await panel.expectToast('error', 'Failed to update password');
    }
    await page.route(`**${path}`, (route) => route.fulfill({ status: 401, json: { error: 'No.' } }));
    await fill(WRONG);
    await panel.expectToast('error', 'Unauthorized. Please log in.');
    await expect(page).toHaveURL('/admin/login');
  });

  await test.step('Change Password: it needs a user', async () => {
    await page.evaluate((kept) => Object.assign(localStorage, kept), session);
    await failCall(page, '/api/me', { status: 500 });
    await page.goto('/admin/dashboard?screen=password', { waitUntil: 'commit' });
    await panel.expectToast('error', 'Failed to load user data. Please try again.');
    for (const label of LABELS) await page.getByLabel(label).fill('the same for all');
    await panel.button('Change Password').click();
    await panel.expectToast('error', 'User not found');
    await page.route('**/api/me', (route) => route.fulfill({ status: 401, json: { error: 'No.' } }));
    await page.reload({ waitUntil: 'commit' });
    await panel.expectToast('error', 'User not found. Please log in again.');
    await expect(page).toHaveURL('/admin/login');
  });
});
