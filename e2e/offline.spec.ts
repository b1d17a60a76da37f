import type { Page } from '@playwright/test';
import { loadContent } from '../content/load-content.ts';
import { formatPhone } from '../contract/display.ts';
import { OFFLINE_COPY_PATH } from '../contract/offline-copy.ts';
import siteContent from '../test-support/dealership/content/site.json' with { type: 'json' };
import { OUTBOX } from '../web/outbox/outbox-name.ts';
import forms from '../web/site/messages/en/forms.json' with { type: 'json' };
import en from '../web/site/messages/en/offline.json' with { type: 'json' };
import kn from '../web/site/messages/kn/offline.json' with { type: 'json' };
import { MODEL } from './demo-model.ts';
import { expect, test, visit } from './fixtures.ts';
import { FormOnPage, newSender } from './form-helpers.ts';
import { reportOf, sampleOf } from './form-samples.ts';
import { Panel } from './panel-helpers.ts';
import { ADMIN } from './site-server.ts';

/** On a bus, with one bar or none. */

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ allowProblems }) => allowProblems([/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/]));

const contact = sampleOf('contact');

/** Visited until the worker looks after the page and has kept it. */
async function visitWithWorker(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  // What came before the worker is kept on the second visit.
  await visitToKeep(page, path);
}

async function visitToKeep(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.waitForFunction(async (address) => (await caches.open('page')).match(address), path);
  await page.waitForLoadState('networkidle');
}

/** The network goes after the form was filled in, and the visitor is told that it is kept. */
async function sendOffline(page: Page, kept: string): Promise<{ form: FormOnPage; sender: string }> {
  const form = new FormOnPage(page, contact);
  const sender = newSender();
  await form.fill(sender);
  await page.context().setOffline(true);
  await form.button.click();
  // The toast alone may be that of an enquiry before.
  await expect(form.receipt).toContainText(sender);
  await expect(form.toast('success', kept)).toBeVisible();
  return { form, sender };
}

test('pages that were seen are still there, with their pictures; others say so in their language, with telephone numbers', async ({
  page,
  context,
}) => {
  await visitWithWorker(page, '/kn/about');
  // Kept after the page has been sent, while nobody waits for it.
  await page.waitForFunction((address) => caches.match(address), `/kn${OFFLINE_COPY_PATH}`);
  await visitToKeep(page, '/motorcycle');
  await context.setOffline(true);
  await visit(page, '/motorcycle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const picture = page.locator('img[fetchpriority=high]');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator('[data-toast="error"]')).toHaveCount(0);

  await page.goto('/kn/finance');
  await expect(page.getByRole('heading', { name: kn.offline_title })).toBeVisible();
  await expect(page.getByRole('main').getByText(formatPhone(siteContent.salesPhone))).toBeVisible();
  await page.goto(`/view-details?bike=${MODEL.bikeName}&tab=colours`);
  await expect(page.getByRole('heading', { name: en.offline_title })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: en.offline_retry }).click();
  await expect(page).toHaveURL(new RegExp(`/view-details\\?bike=${MODEL.bikeName}&tab=colours$`));
  await expect(page.getByRole('heading', { level: 1, name: MODEL.name })).toBeVisible();
});

test('an enquiry sent without a network is kept, also when its page is closed, and sent once when there is one', async ({
  page,
  context,
  storedEnquiries,
}) => {
  await visitWithWorker(page, contact.page);
  await test.step('the visitor is told both times', async () => {
    const { form, sender } = await sendOffline(page, en.offline_kept);
    await expect(form.field('name')).toHaveValue('');
    await expect(form.receipt).toContainText(forms.receipt_waiting_title);
    await expect(form.receipt).toContainText(en.offline_kept);
    await expect(form.receipt.locator('strong')).toHaveCount(0);
    expect(await storedEnquiries(reportOf(contact), sender)).toHaveLength(0);
    await context.setOffline(false);
    await expect(form.receipt).toContainText(forms.receipt_title);
    await expect(form.receipt.locator('strong')).toHaveText(/^\w{8}$/);
    await expect(form.toast('success', en.offline_sent)).toBeVisible();
    expect(await storedEnquiries(reportOf(contact), sender)).toHaveLength(1);
    await expect(form.button).toBeEnabled();
  });

  const next = await context.newPage();
  await test.step('the next page sends it, even if a member of staff who logs out has cleared the local storage', async () => {
    const { sender } = await sendOffline(page, en.offline_kept);
    await page.evaluate(() => localStorage.clear());
    await page.close();
    await context.setOffline(false);
    await visit(next, '/about');
    await expect(new FormOnPage(next, contact).toast('success', en.offline_sent)).toBeVisible();
    expect(await storedEnquiries(reportOf(contact), sender)).toHaveLength(1);
  });

  await test.step('it says which words its sender read, also when it is sent from a page in another language', async () => {
    await visit(next, `/kn${contact.page}`);
    await sendOffline(next, kn.offline_kept);
    await next.close();
    const sent = context.waitForEvent('request', (request) => request.method() === 'POST');
    await context.setOffline(false);
    await visit(await context.newPage(), '/about');
    expect((await sent).headers()['consent-version']).toBe(loadContent().consent.answer.kn.version);
  });
});

test.describe('without a worker', () => {
  // It would fetch for the page, where a test cannot make it fail.
  test.use({ serviceWorkers: 'block' });

  test('what was kept and is refused stands in its open form again, but takes nothing away that is typed meanwhile', async ({
    page,
    context,
    allowProblems,
  }) => {
    allowProblems([/400/]);
    const refuse = () =>
      page.route('**/contact', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 400, json: { error: 'On purpose.', message: 'On purpose.' } })
          : route.fallback(),
      );
    await visit(page, contact.page);
    const { form, sender } = await sendOffline(page, en.offline_kept);
    await expect(form.receipt).toBeVisible();
    await refuse();
    await context.setOffline(false);
    await expect(form.toast('error', en.offline_refused)).toBeVisible();
    await form.expectFilled(sender);
    await expect(form.receipt, 'the receipt is gone').toHaveCount(0);

    await context.setOffline(true);
    await form.button.click();
    await expect(form.receipt).toContainText(sender);
    const next = newSender();
    await form.fill(next);
    await context.setOffline(false);
    await expect.poll(() => results(page)).toEqual(['refused']);
    await visit(page, contact.page);
    await form.expectFilled(next);
    await page.unroute('**/contact');
    await form.button.click();
    await expect(form.receipt).toContainText(next);
    await visit(page, contact.page);
    await expect(form.toast('error', en.offline_refused)).toBeVisible();
    await visit(page, contact.page);
    await form.expectFilled(sender);
  });

  test('a network that comes back and fails once more does not keep the visitor from being told', async ({
    page,
    context,
  }) => {
    const elsewhere = await context.newPage();
    await visit(elsewhere, '/about');
    await visit(page, contact.page);
    await sendOffline(page, en.offline_kept);
    await page.close();
    const { promise: failed, resolve: onFailed } = Promise.withResolvers<void>();
    await elsewhere.route('**/assets/*.js', (route) => route.abort().then(onFailed), { times: 1 });
    await context.setOffline(false);
    await failed;
    await expect(new FormOnPage(elsewhere, contact).toast('success', en.offline_sent)).toBeVisible();
  });
});

test('what staff see is never kept, and an enquiry that waits outlives their logout', async ({ page }) => {
  await visitWithWorker(page, contact.page);
  await page.goto('/admin/login');
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  const atLogin = (await keptReplies(page)).map(({ address }) => address);
  expect(atLogin).toContain(contact.page);
  expect(atLogin.filter((path) => path.startsWith('/admin'))).toEqual([]);
  await page.getByLabel('User ID').fill(ADMIN.userId);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  const panel = new Panel(page);
  for (const screen of ['price', 'gallery', 'offer', 'booking-report']) {
    await panel.open(screen);
    await expect(panel.heading).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  // Asked for from a page of the site nothing but the reply itself says that it is for staff.
  await visit(page, '/about');
  expect(await page.evaluate(async () => (await fetch('/api/me')).status)).toBe(200);
  await panel.open('price');
  // Nothing that runs in the panel sends it.
  expect(await letters(page, 'a letter of a visitor')).toEqual(['a letter of a visitor']);
  await page.getByRole('button', { name: ADMIN.userId }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
  const kept = await keptReplies(page);
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.filter(({ address }) => /admin|\/api\/(?!bikes|scooters|ev$|images)/i.test(address))).toEqual([]);
  expect(kept.filter(({ said }) => /no-store/.test(said))).toEqual([]);
  expect(await letters(page)).toEqual(['a letter of a visitor']);
});

/** Everything in every cache of the site, with what it said about being stored. */
const keptReplies = (page: Page) =>
  page.evaluate(async () => {
    const all: { address: string; said: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const said = (await cache.match(request))?.headers.get('cache-control') ?? '';
        all.push({ address: new URL(request.url).pathname, said });
      }
    }
    return all;
  });

/** The keys of the enquiries that wait, one more of which is put there if it is given. */
const letters = (page: Page, more?: string) =>
  page.evaluate(
    async ([name, key]) => {
      const settled = (request: IDBRequest) =>
        new Promise((resolve, reject) => Object.assign(request, { onsuccess: resolve, onerror: reject }));
      const opening = indexedDB.open(name);
      opening.onupgradeneeded = () => opening.result.createObjectStore('letters', { keyPath: 'key' });
      await settled(opening);
      const store = opening.result.transaction('letters', 'readwrite').objectStore('letters');
      if (key) await settled(store.put({ key }));
      const listing = store.getAllKeys();
      await settled(listing);
      opening.result.close();
      return listing.result;
    },
    [OUTBOX, more ?? ''] as const,
  );

/** What came of the enquiries that were kept, as far as the visitor has not been told. */
const results = (page: Page) =>
  page.evaluate(async (name) => {
    const settled = (request: IDBRequest) =>
      new Promise((resolve, reject) => Object.assign(request, { onsuccess: resolve, onerror: reject }));
    const opening = indexedDB.open(name);
    await settled(opening);
    const listing = opening.result.transaction('letters').objectStore('letters').getAll();
    await settled(listing);
    opening.result.close();
    return listing.result.map(({ result }: { result?: string }) => result);
  }, OUTBOX);
