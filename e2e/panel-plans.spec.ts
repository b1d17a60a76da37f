import type { APIRequestContext, Page } from '@playwright/test';
import { kolkataDate } from '../contract/kolkata-time.ts';
import { expect } from './fixtures.ts';
import { testAlone, withoutDraftBeside } from './own-site.ts';
import type { Panel } from './panel-helpers.ts';
import { answerNext, REFUSED } from './panel-helpers.ts';
import { tooWide } from './too-wide.ts';

/** What every page says is changed here. */
const test = testAlone();
test.use(withoutDraftBeside);

/** Of this one it would not be said. */
const NEXT_YEAR = Number(kolkataDate(Date.now()).slice(0, 4)) + 1;

const bar = (page: Page) => page.getByRole('main').getByRole('status').first();
const toast = (page: Page, text: string) => page.locator('[data-toast="success"]', { hasText: text });

async function openBranch(panel: Panel, key: string): Promise<void> {
  await panel.open('branches', { key });
  await expect(panel.page.getByLabel('Sales phone')).toBeVisible();
}

async function type(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Sales phone').fill(phone);
  await expect(bar(page)).toHaveText(/^Saved \d/);
}

/** What any visitor gets. */
async function phoneOf(request: APIRequestContext, key: string): Promise<string> {
  const branches: { slug: string; salesPhone: string }[] = await (await request.get('/api/network')).json();
  return branches.find(({ slug }) => slug === key)?.salesPhone ?? '';
}

/** As if somebody had typed it. */
async function draftOf(page: Page, key: string, changed: { salesPhone: string }): Promise<number> {
  const address = `/api/documents/branch/${key}`;
  const { live, body } = await (await page.request.get(address)).json();
  const reply = await page.request.patch(address, { data: { base: live.id, body: { ...body, ...changed } } });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()).draft.id;
}

/** A plan for a time that a form cannot say. */
async function planIn(page: Page, key: string, ms: number): Promise<void> {
  const address = `/api/documents/branch/${key}`;
  const { draft } = await (await page.request.get(address)).json();
  const reply = await page.request.post(`${address}/plan`, { data: { revision: draft.id, at: Date.now() + ms } });
  expect(reply.ok(), await reply.text()).toBe(true);
}

test('what is planned is live without anybody doing anything', async ({ page, panel, allowProblems }) => {
  allowProblems([REFUSED]);
  await openBranch(panel, 'annigeri');
  await type(page, '9876512001');

  await test.step('the button says what will happen, and the bar what is planned', async () => {
    await panel.button('Publish on …').click();
    await page.getByLabel('Day', { exact: true }).fill(`${NEXT_YEAR}-09-22`);
    await page.getByLabel('Time (India)').fill('00:00');
    await expect(panel.button('Publish now')).toBeHidden();
    await panel.button(`Publish on 22 Sep ${NEXT_YEAR}, 00:00`).click();
    await panel.expectToast('success', `Planned: it is published on 22 Sep ${NEXT_YEAR}, 00:00, by itself.`);
    await expect(page.getByText(`Planned for 22 Sep ${NEXT_YEAR}, 00:00`)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await panel.checkAccessibility();
  });

  await test.step('a time that is over is refused with a sentence', async () => {
    await panel.button('Publish on …').click();
    await page.getByLabel('Day', { exact: true }).fill('2020-01-01');
    await panel.button('Publish on 1 Jan 2020, 00:00').click();
    await panel.expectToast('error', 'This time is over. Please choose one that is yet to come.');
  });

  await test.step('what is typed afterwards is not part of it', async () => {
    await type(page, '9876512002');
    await expect(page.getByText('What was changed since then is not part of it.')).toBeVisible();
    await type(page, '9876512001');
  });

  await test.step('at its moment it is live, and the open editor shows it', async () => {
    const before = await phoneOf(page.request, 'annigeri');
    expect(before).not.toBe('9876512001');
    await planIn(page, 'annigeri', 50_000);
    await page.reload();
    await expect(page.getByText(/^Planned for /)).toBeVisible();
    // Its moment comes sooner than the page knows, but not before it has been opened.
    await planIn(page, 'annigeri', 0);
    await expect.poll(() => phoneOf(page.request, 'annigeri')).toBe('9876512001');
    await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/^Planned for /)).toBeHidden();
  });

  await test.step('the history says what each change was', async () => {
    const history = page.getByRole('region', { name: 'History' });
    const newest = history.getByRole('listitem').first().locator('summary');
    await newest.focus();
    await page.keyboard.press('Enter');
    await expect(history.getByText('Sales phone: 9876512002 → 9876512001')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(history.getByText('Sales phone: 9876512002 → 9876512001')).toBeHidden();
    await panel.open('history');
    await expect(panel.rows.first()).toContainText(/published branch Annigeri, as planned for/);
    await expect(panel.rows.first()).toContainText(/Sales phone: \d{10} → 9876512001/);
  });
});

test('what was published is taken back from the notice, by the keyboard too', async ({
  page,
  panel,
  allowProblems,
  failCall,
}) => {
  allowProblems([REFUSED]);
  await openBranch(panel, 'alnavar');
  const before = await phoneOf(page.request, 'alnavar');
  await type(page, '9876512011');
  await panel.button('Publish now').click();
  const notice = toast(page, 'Published: every page shows it now.');
  const undo = notice.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await panel.checkAccessibility();
  expect(await phoneOf(page.request, 'alnavar')).toBe('9876512011');
  await undo.focus();
  await page.keyboard.press('Tab');
  await expect(notice.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Taken back: every page shows what was there before.')).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(page.getByLabel('Sales phone')).toHaveValue(before);
  expect(await phoneOf(page.request, 'alnavar')).toBe(before);

  await test.step('from another screen as well, and not once something else is published', async () => {
    await type(page, '9876512012');
    await panel.button('Publish now').click();
    await panel.goTo('Plans');
    await expect(undo).toBeVisible();
    const address = '/api/documents/branch/alnavar';
    const revision = await draftOf(page, 'alnavar', { salesPhone: '9876512013' });
    await page.request.post(`${address}/publish`, { data: { revision } });
    await undo.click();
    await panel.expectToast(
      'error',
      'Something else has been published since, so this was not taken back. The history has every older state.',
    );
    expect(await phoneOf(page.request, 'alnavar')).toBe('9876512013');
  });

  await test.step('what is typed while it is being published stays, and is saved', async () => {
    const address = '/api/documents/branch/alnavar';
    await openBranch(panel, 'alnavar');
    await type(page, '9876512014');
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    await page.route(`**${address}/publish`, async (route) => {
      await arrival;
      await route.continue();
    });
    const asked = page.waitForRequest(`**${address}/publish`);
    await panel.button('Publish now').click();
    await asked;
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.method()));
    await page.getByLabel('Sales phone').fill('9876512015');
    // Longer than a draft waits for the next letter: it waits for the publishing too, which would be refused otherwise.
    await page.waitForTimeout(1000);
    expect(calls).not.toContain('PATCH');
    arrive();
    await expect(notice).toBeVisible();
    await expect.poll(async () => (await (await page.request.get(address)).json()).body.salesPhone).toBe('9876512015');
    await expect(page.getByLabel('Sales phone')).toHaveValue('9876512015');
    expect(await phoneOf(page.request, 'alnavar')).toBe('9876512014');
    await page.unrouteAll();
  });

  await test.step('nobody logs out over what could not be saved without being asked', async () => {
    await failCall(page, '/api/documents/branch/alnavar', { status: 503 });
    await page.getByLabel('Sales phone').fill('9876512016');
    await expect(bar(page)).toContainText('Not saved');
    await panel.button('admin').click();
    const asked = answerNext(page, false);
    await panel.button('Logout').click();
    await asked;
    await expect(page.getByLabel('Sales phone')).toHaveValue('9876512016');
    await page.unrouteAll();
    await expect(bar(page)).toHaveText(/^Saved \d/);
  });
});

test('plans are listed, cancelled, carried out at once, and say why they failed', async ({ page, panel }) => {
  for (const [key, phone] of [
    ['hubli-showroom', '9876512021'],
    ['hubli-workshop', '9876512022'],
    ['keshwapur', '9876512023'],
  ] as const) {
    await draftOf(page, key, { salesPhone: phone });
    await planIn(page, key, 3_600_000);
  }
  await planIn(page, 'keshwapur', 10_000);
  await page.request.post('/api/documents/branch/keshwapur/archive', { data: { isArchived: true } });
  await panel.open('plans');
  const failed = page.getByRole('region', { name: 'Could not be published' });
  await expect(failed.getByRole('row', { name: /Keshwapur/ })).toContainText('It was set aside.');
  await expect(panel.row('Hubli showroom')).toContainText('admin');
  await panel.checkAccessibility();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => tooWide(page)).toEqual([]);
  await page.setViewportSize({ width: 1366, height: 800 });
  await failed.getByRole('button', { name: /^Dismiss the plan for Keshwapur/ }).click();
  await panel.expectToast('success', 'Dismissed. The history keeps what was planned, and why it failed.');
  await expect(failed).toBeHidden();

  await panel.tabTo(panel.button('Cancel the plan for Hubli showroom'), 60);
  await page.keyboard.press('Enter');
  await panel.expectToast('success', 'The plan is cancelled. The draft stays as it is.');
  await expect(panel.button('Cancel the plan for Hubli showroom')).toBeHidden();
  await panel.button('Publish now: Hubli workshop').click();
  await panel.expectToast('success', 'Published: every page shows it now.');
  expect(await phoneOf(page.request, 'hubli-workshop')).toBe('9876512022');
  await expect(page.getByText('Nothing is planned.')).toBeVisible();

  await page.getByRole('link', { name: 'Hubli showroom' }).click();
  await expect(page.getByLabel('Sales phone')).toHaveValue('9876512021');
  await page.setViewportSize({ width: 360, height: 740 });
  await panel.button('Publish on …').click();
  await expect.poll(() => tooWide(page)).toEqual([]);
});
