import type { Page } from '@playwright/test';
import { pagePaths } from '../contract/page-paths.ts';
import { checkAccessibility, expect } from './fixtures.ts';
import { openSite } from './hosted-site.ts';
import { givePassword, testOnOwnSite } from './own-site.ts';
import type { Panel } from './panel-helpers.ts';
import { REFUSED } from './panel-helpers.ts';
import { ADMIN } from './site-server.ts';

/** A passkey is made for a name, which 127.0.0.1 is not. */
const test = testOnOwnSite(() => openSite('localhost'));

/** A phone that always recognises its owner. */
async function plugIn(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    unplug: () => devTools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
    fail: () => devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    work: () => devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true }),
  };
}

async function logOut(page: Page, panel: Panel): Promise<void> {
  await page.getByRole('button', { name: ADMIN.userId }).click();
  await panel.button('Logout').click();
  await expect(page).toHaveURL(/\/admin\/login$/);
}

test('a passkey is added, opens the panel by itself and as the second step, and is removed', async ({
  page,
  panel,
  allowProblems,
}) => {
  allowProblems([REFUSED]);
  const device = await plugIn(page);
  await page.goto(pagePaths.login);
  await givePassword(panel);
  await expect(panel.heading).toHaveText('Dashboard');
  await panel.open('two-step');
  await page.getByLabel('Name of the device').fill('My phone');
  await page.getByLabel('Current Password').last().fill(ADMIN.password);
  await panel.button('Add a Passkey').click();
  await panel.expectToast('success', 'Passkey added');
  await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toContainText('not used yet');
  await checkAccessibility(page);

  await test.step('by itself', async () => {
    await logOut(page, panel);
    await panel.button('Use a Passkey').click();
    await panel.expectToast('success', 'Login successful! Redirecting...');
    await expect(panel.heading).toHaveText('Dashboard');
  });

  await test.step('as the second step, also at the second attempt', async () => {
    await logOut(page, panel);
    await givePassword(panel);
    await expect(page.getByText('Your account asks for a passkey, too')).toBeVisible();
    await checkAccessibility(page);
    await device.fail();
    await panel.button('Use a Passkey').click();
    await expect(panel.button('Use a Passkey')).toBeEnabled();
    await device.work();
    await panel.button('Use a Passkey').click();
    await expect(panel.heading).toHaveText('Dashboard');
  });

  await test.step('it is removed with the password and itself', async () => {
    await panel.open('two-step');
    await page.getByRole('button', { name: 'Remove the passkey My phone' }).click();
    await page.getByLabel('Current Password').last().fill(ADMIN.password);
    await panel.button('Remove It').click();
    await panel.expectToast('success', 'Passkey removed');
    await logOut(page, panel);
    await givePassword(panel);
    await expect(panel.heading).toHaveText('Dashboard');
  });

  await test.step('where the role needs a second step a passkey is one, and comes before everything else', async () => {
    await panel.open('people');
    // Not `check`, which looks at the box again: by then another screen may stand in its place.
    await page.getByRole('checkbox', { name: 'Owner: two-step login needed' }).click();
    await expect(panel.heading).toHaveText('Two-Step Login');
    await panel.open('history');
    await expect(panel.heading).toHaveText('Two-Step Login');
    await panel.tabTo(page.getByLabel('Name of the device'), 60);
    await page.keyboard.type('The key of the office');
    await panel.tabTo(page.getByLabel('Current Password').last());
    await page.keyboard.type(ADMIN.password);
    await page.keyboard.press('Enter');
    await panel.expectToast('success', 'Passkey added');
    await panel.open('history');
    await expect(panel.heading).toHaveText('History');
  });

  await test.step('and without it the way leads there again', async () => {
    await panel.open('two-step');
    await page.getByRole('button', { name: 'Remove the passkey The key of the office' }).click();
    await page.getByLabel('Current Password').last().fill(ADMIN.password);
    await panel.button('Remove It').click();
    await panel.expectToast('success', 'Passkey removed');
    await panel.open('history');
    await expect(panel.heading).toHaveText('Two-Step Login');
    await expect(page.getByRole('main')).toContainText('Your role needs two-step login.');
  });
  await device.unplug();
});
