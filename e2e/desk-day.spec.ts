import type { Page } from '@playwright/test';
import { MINUTE_MS } from '../contract/durations.ts';
import { storeColleague, storedLead, storeLead } from '../test-support/desk-store.ts';
import { TEAM_PASSWORD } from '../test-support/team.ts';
import { newMobile, test } from './desk-helpers.ts';
import { newSession, withoutMotion } from './fixtures.ts';
import { expect, REFUSED } from './panel-helpers.ts';
import { tooWide } from './too-wide.ts';

/** What the browser says while there is no network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|\/api\/events/;

test.use(withoutMotion);

/** No telephone comes up here: what it would be asked for is noted. */
const noteCalls = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !/^(tel:|https:\/\/wa\.me)/.test(link.href)) return;
      event.preventDefault();
      sessionStorage.setItem('called', link.href);
    });
  });
const called = (page: Page) => page.evaluate(() => sessionStorage.getItem('called'));

test('a day of sales on a phone: a lead comes, is called, and what came of it takes three taps; nothing is lost without a network', async ({
  page,
  panel,
  context,
  colleague: { userId },
  site: { dataDir },
  allowProblems,
}) => {
  allowProblems([NO_NETWORK]);
  const card = page.getByRole('article');
  const name = card.getByRole('heading', { level: 2 });
  const own = { owner: userId, model: 'SP125' };
  const late = await storeLead(dataDir, {
    ...own,
    name: 'Lakshmi Late',
    mobile: newMobile(),
    due_at: Date.now() - 20 * MINUTE_MS,
    message: 'Please call me about the colours.',
  });
  await noteCalls(page);
  await panel.open('day');
  await expect(panel.heading).toHaveText('My day');
  await expect(card.getByRole('heading', { name: 'Lakshmi Late' })).toBeVisible();
  await expect(card).toContainText(/late by 2\d min/);
  await expect(card).toContainText('Please call me about the colours.');
  await expect(page).toHaveTitle('(1) My day | Admin Panel');
  expect(await tooWide(page)).toEqual([]);
  await panel.checkAccessibility();

  const mobile = newMobile();
  const fresh = await test.step('a lead comes, and nothing moves until somebody wants to see it', async () => {
    const stored = await storeLead(dataDir, {
      ...own,
      name: 'Naveen New',
      mobile,
      due_at: Date.now() + 14.2 * MINUTE_MS,
    });
    await expect(panel.button('1 new')).toBeVisible();
    await expect(page).toHaveTitle('(2) My day | Admin Panel');
    await expect(name).toHaveText('Lakshmi Late');
    await panel.button('1 new').tap();
    await expect(name).toHaveText('Naveen New');
    await expect(card).toContainText('due in 14 min');
    await expect(page.getByText('2 of 2')).toBeVisible();
    return stored;
  });

  await test.step('call, reached, tomorrow: three taps', async () => {
    await card.getByRole('link', { name: 'Call' }).tap();
    await expect(panel.dialog).toContainText('What came of the call?');
    await expect.poll(async () => (await storedLead(dataDir, fresh.id)).first_attempt_at).not.toBeNull();
    expect(await called(page)).toBe(`tel:+91${mobile}`);
    await panel.checkAccessibility();
    await panel.button('Reached').tap();
    await panel.button('Tomorrow 10:00').tap();
    await expect(panel.dialog).toBeHidden();
    await expect(name).toHaveText('Lakshmi Late');
    await expect.poll(async () => (await storedLead(dataDir, fresh.id)).stage).toBe('contacted');
    const stored = await storedLead(dataDir, fresh.id);
    expect(stored.activities.filter(({ kind }) => kind === 'call')).toMatchObject([{ outcome: 'reached' }]);
    expect(stored.follow_up_at).toBeGreaterThan(Date.now());
    await expect(page).toHaveTitle('(1) My day | Admin Panel');
  });

  await test.step('what is typed stays, beside the sheet and on the way to another card', async () => {
    await card.getByLabel('Note').fill('Asks for the blue one');
    await panel.button('Next').tap();
    await expect(name).toHaveText('Naveen New');
    await page.getByRole('button', { name: 'Previous' }).tap();
    await expect(card.getByLabel('Note')).toHaveValue('Asks for the blue one');
    await panel.button('Save note').tap();
    await expect(card).toContainText('Asks for the blue one');
  });

  await test.step('without a network an attempt waits, and is sent once', async () => {
    await context.setOffline(true);
    await card.getByRole('link', { name: 'Call' }).tap();
    await panel.dialog.getByLabel('Note').fill('Rang for a minute');
    await page.touchscreen.tap(180, 20);
    await expect(panel.dialog.getByLabel('Note')).toHaveValue('Rang for a minute');
    await panel.button('No answer').tap();
    await panel.button('Save').tap();
    await expect(panel.dialog).toBeHidden();
    await expect(page.getByText('1 thing waits on this device')).toBeVisible();
    expect((await storedLead(dataDir, late.id)).first_attempt_at).toBeNull();
    await context.setOffline(false);
    await expect.poll(async () => (await storedLead(dataDir, late.id)).first_attempt_at).not.toBeNull();
    const calls = (await storedLead(dataDir, late.id)).activities.filter(({ kind }) => kind === 'call');
    expect(calls).toMatchObject([{ outcome: 'noAnswer', text: 'Rang for a minute', user_id: userId }]);
    await expect(page.getByText('waits on this device')).toBeHidden();
  });

  await test.step('later, and back', async () => {
    const before = (await storedLead(dataDir, fresh.id)).follow_up_at;
    await expect(name).toHaveText('Naveen New');
    await panel.button('Later').tap();
    await panel.button('Another time').tap();
    await expect(panel.dialog.getByLabel('Day')).toBeVisible();
    await panel.dialog.getByRole('button', { name: /Put off until/ }).tap();
    await expect(panel.dialog).toBeHidden();
    await panel.button('Undo').tap();
    await expect.poll(async () => (await storedLead(dataDir, fresh.id)).follow_up_at).toBe(before);
  });
});

test.describe('at a tablet', () => {
  test.use({ role: 'service', viewport: { width: 768, height: 1024 } });

  test('service takes what belongs to nobody, leaves alone whoever asked for that, and sees what a colleague took', async ({
    page,
    panel,
    colleague: { userId },
    site: { dataDir, origin },
    allowProblems,
  }) => {
    // What a colleague has taken is no longer theirs to see.
    allowProblems([REFUSED]);
    await noteCalls(page);
    const service = { department: 'service' as const, branch: '' };
    const card = page.getByRole('article');
    const list = page.getByRole('navigation', { name: 'What is to be done' });
    const line = page.waitForResponse('**/api/leads/counts');
    await panel.open('day');
    await expect(page.getByText('Loading...')).toHaveCount(0);
    // From then on it is told of what comes.
    await line;
    const mobile = newMobile();
    const free = await storeLead(dataDir, {
      ...service,
      name: 'Pool',
      mobile,
      due_at: Date.now() + 10 * MINUTE_MS,
    });
    await storeLead(dataDir, { ...service, name: 'Quiet', mobile: newMobile(), doNotContact: true });
    const taken = await storeLead(dataDir, { ...service, name: 'Taken', mobile: newMobile() });
    await panel.button('3 new').click();

    await list.getByRole('button', { name: 'Quiet' }).click();
    await expect(card).toContainText('This customer has asked not to be contacted.');
    await expect(card.getByRole('link', { name: 'Call' })).toHaveCount(0);

    await list.getByRole('button', { name: 'Pool' }).click();
    await panel.checkAccessibility();
    expect(await tooWide(page)).toEqual([]);
    await panel.button('Take it').click();
    await expect.poll(async () => (await storedLead(dataDir, free.id)).owner).toBe(userId);
    await expect(panel.button('Take it')).toHaveCount(0);
    await panel.tabTo(card.getByRole('link', { name: 'WhatsApp' }));
    await page.keyboard.press('Enter');
    expect(await called(page)).toContain(`https://wa.me/91${mobile}?text=`);
    await panel.dialog.getByRole('button', { name: 'Call back' }).press('Enter');
    await panel.dialog.getByRole('button', { name: 'Tomorrow 10:00' }).press('Enter');
    await expect.poll(async () => (await storedLead(dataDir, free.id)).first_reached_at).not.toBeNull();

    await list.getByRole('button', { name: 'Taken' }).click();
    await storeColleague(dataDir, 'basava', 'service');
    const { cookies } = await newSession({ userId: 'basava', password: TEAM_PASSWORD }, origin);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const path = `${origin}/api/leads/${taken.id}/take`;
    expect((await fetch(path, { method: 'POST', headers: { cookie } })).status).toBe(200);
    await expect(card).toContainText('Somebody else has this lead by now.');
  });
});

test.describe('with nothing to do', () => {
  test.use({ role: 'sales' });

  test('says so', async ({ page, panel }) => {
    await page.route('**/api/leads/list', (route) => route.fulfill({ json: { leads: [], next: '' } }));
    await panel.open('day');
    await expect(page.getByText('Nothing is waiting.')).toBeVisible();
    await panel.checkAccessibility();
  });
});
