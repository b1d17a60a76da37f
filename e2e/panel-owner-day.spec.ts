import type { Page } from '@playwright/test';
import { pagePaths } from '../contract/page-paths.ts';
import { storedSubscriptions } from '../test-support/desk-store.ts';
import type { MailServer } from '../test-support/mail-server.ts';
import { startMailServer } from '../test-support/mail-server.ts';
import { withoutMotion } from './fixtures.ts';
import { FormOnPage } from './form-helpers.ts';
import { sampleOf } from './form-samples.ts';
import { openSite } from './hosted-site.ts';
import { testAlone } from './own-site.ts';
import { REFUSED, uniqueWord } from './panel-helpers.ts';
import { tooWide } from './too-wide.ts';

const own = testAlone();
const test = own.extend<{ mail: MailServer }>({
  mail: async ({}, use) => {
    const mail = await startMailServer();
    await use(mail);
    await mail.close();
  },
  site: async ({ mail }, use) => {
    const settings = {
      SMTP_URL: mail.url,
      MAIL_FROM: 'office@tungabhadra.example',
      VAPID_SUBJECT: 'mailto:office@tungabhadra.example',
    };
    const site = await openSite(undefined, { settings });
    await use(site);
    await site.stop();
  },
});
const { expect } = test;
test.use(withoutMotion);

const mailsTo = ({ mails }: MailServer, address: string) => mails.filter(({ to }) => to === address);

async function enquireByForm(page: Page, sender: string, email: string): Promise<void> {
  const sample = sampleOf('contact');
  await page.goto(sample.page);
  const form = new FormOnPage(page, sample);
  await form.fill(sender, { email });
  await form.button.click();
  await expect(form.receipt).toBeVisible();
}

test('an owner sees what could not be sent and why, sends it again, and says it otherwise', async ({
  page,
  panel,
  mail,
  allowProblems,
}) => {
  allowProblems([REFUSED]);
  const word = uniqueWord();

  await test.step('the channel is tried out', async () => {
    await panel.open('messages');
    await expect(page.getByText('Nothing waits to be sent.')).toBeVisible();
    const channels = page.getByRole('region', { name: 'Channels' });
    await expect(channels.getByRole('listitem').filter({ hasText: 'SMS' })).toContainText('Not set up');
    await panel.checkAccessibility();
    await panel.button('Send me one: E-mail').click();
    await panel.expectToast('error', 'Your profile has no e-mail address. Please add it, and try again.');
  });

  await test.step('a mail server that refuses: the dashboard says so, and leads to why', async () => {
    mail.misbehave((step) => (step === 'RCPT' ? { say: '550 5.1.1 No such user' } : undefined));
    await enquireByForm(page, `Asha ${word}`, `${word}@home.test`);
    await expect.poll(() => mail.connections()).toBeGreaterThan(0);
    await panel.open('dashboard');
    const warning = page.getByRole('status').filter({ hasText: 'A message could not be sent.' });
    // What failed is written down a moment later.
    await expect(async () => {
      await page.reload();
      await expect(warning).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await warning.getByRole('link', { name: 'See which and why' }).click();
    await expect(panel.rows).toHaveCount(1);
    await expect(panel.rows).toContainText('550');
    await panel.checkAccessibility();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await tooWide(page)).toEqual([]);
    await page.setViewportSize({ width: 1366, height: 800 });
    expect(mailsTo(mail, `${word}@home.test`)).toEqual([]);
  });

  await test.step('it is sent again, once, and the history tells by whom', async () => {
    mail.misbehave(() => undefined);
    await panel.rows.getByRole('button', { name: /^Send again: message \d+$/ }).click();
    await panel.expectToast('success', 'It is sent again.');
    await expect(page.getByText('Every message could be sent.')).toBeVisible();
    await expect.poll(() => mailsTo(mail, `${word}@home.test`).length).toBe(1);
    await panel.goTo('History');
    await expect(page.getByRole('main')).toContainText(/message/i);
  });

  await test.step('the words are the dealer’s: a missing field is refused, the preview follows, the next mail has them', async () => {
    await panel.goTo('Messages');
    await page.getByRole('region', { name: 'What messages say' }).getByRole('link').first().click();
    const subject = page.getByRole('group', { name: 'Subject', exact: true }).getByLabel('English');
    await subject.fill('Thank you, {nobody}');
    await expect(page.getByRole('main')).toContainText('{nobody}');
    await expect(panel.button('Publish now')).toHaveAttribute('aria-disabled', 'true');
    await subject.fill(`Thank you from ${word}, {reference}`);
    await expect(page.getByRole('region', { name: 'How it will read' })).toContainText(`Thank you from ${word}`);
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^Saved \d/);
    await panel.checkAccessibility();
    await panel.button('Publish now').click();
    await panel.expectToast('success', 'Published: every page shows it now.');
    await enquireByForm(page, `Basu ${word}`, `second-${word}@home.test`);
    await expect.poll(() => mailsTo(mail, `second-${word}@home.test`).length).toBe(1);
    expect(mailsTo(mail, `second-${word}@home.test`)[0]?.text).toContain(`Thank you from ${word}`);
  });
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a browser is notified until whoever is there logs out', async ({ page, panel, site, context }) => {
    await context.grantPermissions(['notifications']);
    // The service of the browser is on the internet; everything up to it is as it is.
    await page.addInitScript(pretendPushService);
    const subscribed = () => storedSubscriptions(site.dataDir);
    await panel.open('messages');
    await panel.button('Notify this browser').click();
    await panel.expectToast('success', 'This browser gets notifications now.');
    await expect(panel.button('No more in this browser')).toBeVisible();
    expect(await subscribed()).toEqual(['admin']);
    await page.reload();
    await panel.button('No more in this browser').click();
    await panel.expectToast('success', 'This browser gets no more notifications.');
    expect(await subscribed()).toEqual([]);
    // Whoever sells has no screen of messages: there the switch stands beside their day.
    await panel.goTo('My day');
    const here = page.getByRole('checkbox', { name: 'Notify me' });
    await here.click();
    await panel.expectToast('success', 'This browser gets notifications now.');
    await expect(here).toBeChecked();
    expect(await subscribed()).toEqual(['admin']);
    await panel.button('admin').click();
    await panel.button('Logout').click();
    await expect(page).toHaveURL(pagePaths.login);
    expect(await subscribed()).toEqual([]);
  });
});

/** Runs in the browser: a subscription that is kept across pages, as the browser would keep it. */
function pretendPushService(): void {
  const KEY = 'pretended-subscription';
  const isThere = async () => Boolean(await cookieStore.get(KEY));
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/pretended',
    toJSON: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/pretended',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    }),
    unsubscribe: async () => {
      await cookieStore.delete(KEY);
      return true;
    },
  };
  Object.defineProperties(PushManager.prototype, {
    getSubscription: { value: async () => ((await isThere()) ? subscription : null) },
    subscribe: {
      value: async () => {
        await cookieStore.set(KEY, '1');
        return subscription;
      },
    },
  });
}
