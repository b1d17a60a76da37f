import type { Page } from '@playwright/test';
import { codeAt, stepAt } from '../server/features/accounts/totp.ts';
import { fromBase32 } from '../test-support/base32.ts';
import { checkAccessibility, expect, test } from './fixtures.ts';
import { addOnConsole, Panel, REFUSED } from './panel-helpers.ts';
import { choosePassword } from './site-server.ts';

const password = 'a password for two steps';
const FIRST_PASSWORD = 'made on the console';
const HALF_MINUTE = 30_000;

/** An account of its own: that of the other tests must stay as it is. */
async function addAccount(): Promise<string> {
  const userId = addOnConsole(FIRST_PASSWORD);
  await choosePassword(process.env.E2E_ORIGIN ?? '', FIRST_PASSWORD, { userId, password });
  return userId;
}

async function giveIdAndPassword(page: Page, userId: string): Promise<void> {
  await page.getByLabel('User ID').fill(userId);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** The QR code has the word in its name too. */
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code' });

async function logOut(page: Page, panel: Panel, userId: string): Promise<void> {
  await page.getByRole('button', { name: userId }).click();
  await panel.button('Logout').click();
  await expect(page).toHaveURL('/admin/login');
}

test('two-step login is turned on, asked for, and turned off', async ({ page, allowProblems }) => {
  // The server refuses a login until it has the code.
  allowProblems([REFUSED]);
  const panel = new Panel(page);
  const userId = await addAccount();
  await page.clock.install();
  await page.goto('/admin/login');
  await giveIdAndPassword(page, userId);
  await panel.expectLedTo('/admin/dashboard');
  await panel.open('two-step');
  await expect(panel.heading).toHaveText('Two-Step Login');
  await page.getByLabel('Current Password').fill(password);
  await panel.button('Set Up').click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await checkAccessibility(page);
  const secret = fromBase32(((await page.locator('code').textContent()) ?? '').replaceAll(' ', ''));
  let usedStep = stepAt(Date.now());
  await codeField(page).fill(codeAt(secret, usedStep));
  await panel.button('Turn On').click();
  await panel.expectToast('success', 'Two-step login is on');
  const codes = page.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recoveryCode = '', lastCode = ''] = await codes.allTextContents();
  await panel.button('I have kept them').click();
  await expect(page.getByText('Recovery codes left: 10.')).toBeVisible();

  await logOut(page, panel, userId);
  await giveIdAndPassword(page, userId);
  await expect(page.getByText('Please enter the code that your authenticator app shows.')).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await checkAccessibility(page);
  await codeField(page).fill('000000');
  await panel.button('Login').click();
  await panel.expectToast('error', 'The code is not correct. Please wait for the next one and try again.');
  // The next one counts already, and none counts twice.
  usedStep = Math.max(usedStep + 1, stepAt(Date.now() - HALF_MINUTE) + 1);
  await codeField(page).fill(codeAt(secret, usedStep));
  await panel.button('Login').click();
  await panel.expectLedTo('/admin/dashboard');

  await logOut(page, panel, userId);
  await giveIdAndPassword(page, userId);
  await panel.button('Back').click();
  await expect(page.getByLabel('User ID')).toBeVisible();
  await giveIdAndPassword(page, userId);
  await codeField(page).fill(recoveryCode.toUpperCase());
  await panel.button('Login').click();
  await panel.expectLedTo('/admin/dashboard');
  await panel.open('two-step');
  await expect(page.getByText('Recovery codes left: 9.')).toBeVisible();
  const turnOff = async (givenPassword: string, code: string) => {
    await page.getByLabel('Current Password').last().fill(givenPassword);
    await codeField(page).last().fill(code);
    await panel.button('Turn Off').click();
  };
  await turnOff('not the password', lastCode);
  await panel.expectToast('error', 'The current password is not correct.');
  await turnOff(password, '000000');
  await panel.expectToast('error', 'The code is not correct. Please wait for the next one and try again.');
  await turnOff(password, lastCode);
  await panel.expectToast('success', 'Two-step login is off');
  await expect(panel.button('Set Up')).toBeVisible();
});
