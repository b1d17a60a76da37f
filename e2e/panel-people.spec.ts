import type { Browser, Page } from '@playwright/test';
import { pagePaths } from '../contract/page-paths.ts';
import { NOBODY, withoutMotion } from './fixtures.ts';
import { addOnConsole, answerNext, expect, Panel, REFUSED, test, uniqueWord } from './panel-helpers.ts';

test.use(withoutMotion);

const PASSWORD = 'seven green kettles';
const CONSOLE_PASSWORD = 'made on the console';

/** Another person at another computer. */
async function anotherPerson(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ storageState: NOBODY, baseURL: process.env.E2E_ORIGIN ?? '' });
  return context.newPage();
}

async function logIn(page: Page, userId: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('User ID').fill(userId);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('somebody is invited, chooses a password, does what their role allows, and is out when the owner says so', async ({
  page,
  panel,
  browser,
  allowProblems,
  failCall,
}) => {
  allowProblems([REFUSED]);
  const userId = uniqueWord();
  const person = panel.row(userId);
  const theirs = await anotherPerson(browser);
  const theirPanel = new Panel(theirs);

  const link = await test.step('the owner adds them and gets a link, this once', async () => {
    await panel.open('people');
    await panel.button('Add Person').click();
    await panel.dialog.getByLabel('User ID').fill('not a user id!');
    await panel.dialog.getByLabel('Name').fill('Asha Patil');
    await panel.dialog.getByLabel('Role').selectOption('Service');
    await panel.dialog.getByRole('checkbox').first().check();
    await panel.button('Add').click();
    await expect(panel.dialog.getByText('The user ID can have up to 64 letters').first()).toBeVisible();
    await panel.dialog.getByLabel('User ID').fill(userId);
    await panel.checkAccessibility();
    await panel.button('Add').click();
    const field = panel.dialog.getByLabel('Link');
    await expect(field).toHaveValue(/\/admin\/login#invitation=/);
    await panel.checkAccessibility();
    const address = await field.inputValue();
    await panel.button('I have passed it on').click();
    await expect(panel.dialog).toHaveCount(0);
    await expect(person).toContainText('Service');
    await expect(person).toContainText('invited until');
    return address;
  });

  await test.step('they choose a password and log in with it', async () => {
    await theirs.goto(link);
    await expect(theirs.getByLabel('User ID')).toHaveValue(userId);
    await theirs.getByLabel('New Password').fill(PASSWORD);
    await theirs.getByLabel('Confirm Password').fill('something else');
    await theirs.getByRole('button', { name: 'Save Password' }).click();
    await theirPanel.expectToast('error', 'New password and confirm password do not match.');
    await theirs.getByLabel('Confirm Password').fill(PASSWORD);
    await theirs.getByRole('button', { name: 'Save Password' }).click();
    await theirPanel.expectToast('success', 'Password saved. Please log in.');
    await logIn(theirs, userId);
    await expect(theirPanel.heading).toHaveText('My day');
  });

  await test.step('the link has had its time', async () => {
    const late = await anotherPerson(browser);
    await late.goto(link);
    await expect(late.getByRole('alert')).toHaveText(/has been used, or is older than 48 hours/);
    await late.getByRole('button', { name: 'To the login' }).click();
    await expect(late.getByRole('button', { name: 'Login' })).toBeVisible();
    await late.context().close();
  });

  await test.step('the menu shows what they may do, and another screen says politely that it is for others', async () => {
    await expect(theirPanel.menu.getByRole('link', { name: 'Booking Report' })).toBeVisible();
    for (const name of ['People', 'Price', 'Offer', 'Finance Report'])
      await expect(theirPanel.menu.getByRole('link', { name, exact: true }), name).toHaveCount(0);
    await theirPanel.open('price');
    await expect(theirs.getByRole('main')).toContainText('for those who may change prices of models and accessories');
    await expect(theirs.getByRole('main')).toContainText('Your account has the role Service');
    await theirPanel.open('booking-report');
    await expect(theirPanel.heading).toHaveText('Booking Report');
    await expect(theirPanel.button('CSV')).toHaveCount(0);
  });

  await test.step('a name is changed while the branches cannot be fetched, and theirs stays', async () => {
    const branches = async (): Promise<string[]> => {
      const people: { userId: string; branches: string[] }[] = await (await page.request.get('/api/people')).json();
      return people.find((one) => one.userId === userId)?.branches ?? [];
    };
    const before = await branches();
    expect(before).toHaveLength(1);
    await failCall(page, '/api/branches', { abort: true });
    await page.reload();
    await person.getByRole('button').click();
    await expect(panel.dialog).toContainText('Those of this account stay as they are.');
    await panel.dialog.getByLabel('Name').fill('Asha B. Patil');
    await panel.button('Save').click();
    await panel.expectToast('success', 'Account changed');
    expect(await branches()).toEqual(before);
    await page.unrouteAll();
  });

  await test.step('the owner sees where they are logged in and ends it', async () => {
    await page.reload();
    await person.getByRole('button').click();
    await expect(panel.dialog.getByText(/\w on \w/).first()).toBeVisible();
    await panel.checkAccessibility();
    await panel.dialog.getByRole('button', { name: /^End the session of/ }).click();
    await panel.expectToast('success', 'Session ended');
    await expect(panel.dialog.getByText('Nowhere')).toBeVisible();
    await theirs.reload();
    await expect(theirs.getByRole('button', { name: 'Login' })).toBeVisible();
  });

  await test.step('a new role holds at once, and an account that is switched off lets nobody in', async () => {
    await panel.dialog.getByLabel('Role').selectOption('Manager');
    await panel.button('Save').click();
    await panel.expectToast('success', 'Account changed');
    await expect(person).toContainText('Manager');
    await logIn(theirs, userId);
    await expect(theirPanel.menu.getByRole('link', { name: 'Offer', exact: true })).toBeVisible();
    await person.getByRole('button').click();
    await panel.dialog.getByLabel(/^The account works/).uncheck();
    await panel.button('Save').click();
    await panel.expectToast('success', 'Account changed');
    await expect(person).toContainText('switched off');
    await theirs.reload();
    await expect(theirs.getByRole('button', { name: 'Login' })).toBeVisible();
  });

  await test.step('a new link ends the old password', async () => {
    await person.getByRole('button').click();
    await panel.dialog.getByLabel(/^The account works/).check();
    await panel.button('Save').click();
    await panel.expectToast('success', 'Account changed');
    await person.getByRole('button').click();
    const question = answerNext(page, true);
    await panel.button('New link for a password').click();
    expect(await question).toContain('stops working');
    await expect(panel.dialog.getByLabel('Link')).toHaveValue(/#invitation=/);
    await logIn(theirs, userId);
    await theirPanel.expectToast('error', 'Invalid credentials');
  });
  await theirs.context().close();
});

test('somebody is added by the keyboard alone, and sees and ends sessions of their own', async ({
  page,
  panel,
  browser,
  allowProblems,
}) => {
  allowProblems([REFUSED]);
  const userId = uniqueWord();
  const theirs = await anotherPerson(browser);
  const link = await test.step('somebody is added by the keyboard alone', async () => {
    await panel.open('people');
    await panel.tabTo(panel.button('Add Person'), 60);
    await page.keyboard.press('Enter');
    await expect(panel.dialog.getByLabel('User ID')).toBeFocused();
    await page.keyboard.type(userId);
    await panel.tabTo(panel.dialog.getByLabel('Role'));
    await page.keyboard.type('Reader');
    await panel.tabTo(panel.button('Add'));
    await page.keyboard.press('Enter');
    await expect(panel.dialog.getByLabel('Link')).toHaveValue(/#invitation=/);
    const address = await panel.dialog.getByLabel('Link').inputValue();
    await panel.tabTo(panel.button('I have passed it on'));
    await page.keyboard.press('Enter');
    await expect(panel.dialog).toHaveCount(0);
    await expect(panel.row(userId)).toContainText('Reader');
    return address;
  });
  await theirs.goto(link);
  await theirs.getByLabel('New Password').fill(PASSWORD);
  await theirs.getByLabel('Confirm Password').fill(PASSWORD);
  await theirs.keyboard.press('Enter');
  await logIn(theirs, userId);
  const theirPanel = new Panel(theirs);
  await expect(theirPanel.heading).toHaveText('Dashboard');

  const other = await anotherPerson(browser);
  await other.goto(pagePaths.login);
  await logIn(other, userId);
  await expect(new Panel(other).heading).toHaveText('Dashboard');
  await theirPanel.open('sessions');
  const ends = theirs.getByRole('button', { name: /^End the session of/ });
  await expect(ends).toHaveCount(2);
  await theirs.getByRole('listitem').filter({ hasNotText: 'this one' }).getByRole('button', { name: /^End/ }).click();
  await theirPanel.expectToast('success', 'Session ended');
  await expect(ends).toHaveCount(1);
  await other.reload();
  await expect(other.getByRole('button', { name: 'Login' })).toBeVisible();
  for (const one of [theirs, other]) await one.context().close();
});

test('what comes first comes first: a password of their own, then two-step login where the role needs it', async ({
  page,
  panel,
  browser,
  allowProblems,
}) => {
  allowProblems([REFUSED]);
  const userId = addOnConsole(CONSOLE_PASSWORD, 'content');
  const theirs = await anotherPerson(browser);
  const theirPanel = new Panel(theirs);
  await test.step('a password that somebody else made leads to another, whatever address is asked for', async () => {
    await theirs.goto(pagePaths.login);
    await logIn(theirs, userId, CONSOLE_PASSWORD);
    await expect(theirPanel.heading).toHaveText('Change Password');
    await expect(theirs.getByRole('main')).toContainText('Please choose a password of your own first.');
    await expect(theirPanel.menu.getByRole('link', { name: 'Offer', exact: true })).toHaveCount(0);
    await theirPanel.open('offer');
    await expect(theirPanel.heading).toHaveText('Change Password');
    await theirs.getByLabel('Current Password').fill(CONSOLE_PASSWORD);
    await theirs.getByLabel('New Password').fill(PASSWORD);
    await theirs.getByLabel('Confirm Password').fill(PASSWORD);
    await theirPanel.button('Change Password').click();
    await theirPanel.expectToast('success', 'Password updated successfully');
    await expect(theirPanel.menu.getByRole('link', { name: 'Offer', exact: true })).toBeVisible();
    await expect(theirs.getByRole('main')).not.toContainText('of your own first');
  });

  const needed = page.getByRole('checkbox', { name: 'Content: two-step login needed' });
  await test.step('the owner demands two-step login of a role', async () => {
    await panel.open('people');
    await needed.check();
    await panel.expectToast('success', 'Saved. It holds from the next click of everybody with this role.');
    await expect(needed).toBeChecked();
  });

  await test.step('which then comes before everything else', async () => {
    await theirPanel.open('offer');
    await expect(theirPanel.heading).toHaveText('Two-Step Login');
    await expect(theirs.getByRole('main')).toContainText('Your role needs two-step login.');
    await expect(theirPanel.button('Set Up')).toBeVisible();
  });

  await test.step('and no longer, once it is not needed any more; the history has all of it', async () => {
    // Its toast has the words of the one before, which may still be there.
    const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
    await needed.uncheck();
    expect((await saved).status()).toBe(200);
    await theirPanel.open('offer');
    await expect(theirPanel.heading).toHaveText('Manage Offers');
    await panel.open('history');
    await page.getByLabel('Kind').selectOption('People and logins');
    await expect(panel.row('no longer demands two-step login of the role content').first()).toBeVisible();
    await page.getByLabel('Person').selectOption(userId);
    await expect(panel.rows).toHaveCount(1);
    await expect(panel.rows.first()).toContainText('changed their password');
    await page.reload();
    await expect(page.getByLabel('Kind')).toHaveValue('people');
    await expect(panel.rows).toHaveCount(1);
    await panel.tabTo(page.getByLabel('To Date'), 60);
    await page.keyboard.type('01012020');
    await expect(page.getByRole('main')).toContainText('Nothing was done that fits this.');
  });
  await theirs.context().close();
});
