import type { BrowserContext, Page } from '@playwright/test';
import { formatRupees } from '../contract/display.ts';
import { bookingReport } from '../contract/reports/booking.ts';
import { OTHER_MODEL } from './demo-model.ts';
import { withoutMotion } from './fixtures.ts';
import { testAlone } from './own-site.ts';
import type { Panel } from './panel-helpers.ts';
import { enquire, expect, REFUSED, uniqueWord } from './panel-helpers.ts';
import { ADMIN } from './site-server.ts';

const test = testAlone();
test.use(withoutMotion);

async function logInAgain(panel: Panel, screen: string): Promise<void> {
  const form = panel.page.locator('form:visible');
  await form.getByLabel('User ID').fill(ADMIN.userId);
  await form.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await form.getByRole('button', { name: 'Login' }).click();
  await panel.expectLedTo(`/admin/dashboard?screen=${screen}`);
}

/** A lost cookie is a session that has ended, and leaves that of the other tests alone. */
const endSession = (context: BrowserContext) => context.clearCookies();
/** A toast stays for some seconds, and a machine that is busy may need as long for all of the page. */
const openAtOnce = (page: Page, screen: string) =>
  page.goto(`/admin/dashboard?screen=${screen}`, { waitUntil: 'commit' });
const pictures = (page: Page) => page.getByRole('main').getByRole('listitem');
/** The screens that ask who is there each time they are opened. */
const PICTURES = [
  ['offer', 'Offer', 'Manage Offers', 'Add Offer'],
  ['gallery', 'Gallery', 'Manage Gallery', 'Add Image'],
] as const;

test('a session that ends in the middle of work is asked for anew, and the work is still there', async ({
  page,
  context,
  panel,
  site,
  allowProblems,
}) => {
  allowProblems([REFUSED, /Report could not be fetched/]);
  const word = uniqueWord();
  await enquire(bookingReport, [{ name: word }], site.origin);
  const goTo = (name: string) => panel.menu.getByRole('link', { name, exact: true }).click();

  // What the desk asks by itself, at a moment of its own, would notice first.
  await page.route('**/api/leads/counts', (route) =>
    route.fulfill({ json: { late: 0, due: 0, new: 0, planned: 0, pool: 0 } }),
  );
  await page.clock.install();
  await panel.open('profile');
  await expect(page.getByLabel('User ID')).toHaveValue(ADMIN.userId);
  await test.step('a report that was refused is loaded after the login', async () => {
    await endSession(context);
    await goTo('Booking Report');
    await expect(page).toHaveURL('/admin/login');
    await expect(page.locator('form:visible').getByRole('status')).toHaveText(
      `Your session has ended. Log in as ${ADMIN.userId} and go on where you were.`,
    );
    await logInAgain(panel, 'booking-report');
    await expect(panel.row(word)).toBeVisible();
  });

  await test.step('what was typed', async () => {
    await goTo('Profile');
    await expect(page.getByLabel('User ID')).toHaveValue(ADMIN.userId);
    await page.getByLabel('Name').fill('Somebody in the middle of a sentence');
    await endSession(context);
    await panel.button('UPDATE').click();
    await panel.expectToast('error', 'Unauthorized! Redirecting to login...');
    await expect(page).toHaveURL('/admin/login');
    await expect(page.getByLabel('Name')).toBeHidden();
    await expect(page.locator('form:visible')).toContainText(
      `What you were typing is safe: log in as ${ADMIN.userId} and go on where you were.`,
    );
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
    await logInAgain(panel, 'profile');
    await expect(page.getByLabel('Name')).toHaveValue('Somebody in the middle of a sentence');
  });

  await test.step('an open dialog', async () => {
    await goTo('Price');
    await page.getByRole('button', { name: `Edit the price of ${OTHER_MODEL.bikeName}` }).click();
    const price = panel.dialog.getByLabel('Price');
    // What a price crosses is asked a moment after it was typed, and would notice first.
    const crossed = page.waitForResponse('**/api/prices/slabs');
    await price.fill(String(OTHER_MODEL.price + 1));
    await crossed;
    await endSession(context);
    await panel.button('Update').click();
    await expect(page).toHaveURL('/admin/login');
    await logInAgain(panel, 'price');
    await expect(price).toHaveValue(formatRupees(OTHER_MODEL.price + 1));
    await panel.button('Cancel').click();
    await expect(panel.dialog).toBeHidden();
  });

  for (const [screen, link, title, add] of PICTURES) {
    await test.step(`${title} asks who is there, and shows nothing once the session is gone`, async () => {
      await endSession(context);
      await goTo(link);
      await panel.expectToast('info', 'Please login to access this page');
      await expect(page).toHaveURL('/admin/login');
      await expect(pictures(page)).toHaveCount(0);
      await expect(panel.button(add)).toHaveCount(0);
      await logInAgain(panel, screen);
      await expect(pictures(page).first()).toBeVisible();
      await expect(panel.button(add)).toBeVisible();
    });
  }
});

test('who is there is asked by every screen: pictures wait for the answer, and a session that has ended is noticed', async ({
  page,
  context,
  panel,
  allowProblems,
  failCall,
}) => {
  allowProblems([REFUSED, /Report could not be fetched/]);
  for (const [screen, , title, add] of PICTURES) {
    await test.step(`${title}: pictures are refused while the server cannot say who is there`, async () => {
      await failCall(page, '/api/me', { status: 500 });
      await openAtOnce(page, screen);
      await panel.expectToast('info', 'Please login to access this page');
      await expect(panel.heading).toHaveText(title);
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Please login to access this page');
      await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/admin/login');
      await expect(pictures(page)).toHaveCount(0);
      await expect(panel.button(add)).toHaveCount(0);
      await page.unrouteAll();
      await panel.button('Try again').click();
      await expect(panel.button(add)).toBeVisible();
    });
  }

  await test.step('a session that has ended is noticed by whatever screen is opened next', async () => {
    // The desk asks by itself, and would notice it before any screen.
    await page.goto('about:blank');
    await endSession(context);
    const unauthorized = ['error', 'Unauthorized! Redirecting to login...'] as const;
    const loginNeeded = ['info', 'Please login to access this page'] as const;
    const screens = { price: unauthorized, bikes: unauthorized, gallery: loginNeeded, offer: loginNeeded };
    for (const [screen, [kind, text]] of Object.entries({ ...screens, 'booking-report': unauthorized })) {
      await openAtOnce(page, screen);
      await panel.expectToast(kind, text);
      await expect(page).toHaveURL('/admin/login');
      await expect(panel.button('Login')).toBeVisible();
      await page.evaluate(() => localStorage.setItem('adminToken', 'of a session that has ended'));
    }
  });
});
