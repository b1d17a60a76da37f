import type { BrowserContext, Page } from '@playwright/test';
import { pagePaths } from '../contract/page-paths.ts';
import { expect } from './fixtures.ts';
import { testAlone } from './own-site.ts';
import type { Panel } from './panel-helpers.ts';
import { answerNext, REFUSED } from './panel-helpers.ts';
import { tooWide } from './too-wide.ts';

/** What every page says is changed here. */
const test = testAlone();

async function openSettings(panel: Panel): Promise<void> {
  await panel.open('settings');
  await expect(panel.page.getByLabel('Sales phone')).toBeVisible();
}

const bar = (page: Page) => page.getByRole('main').getByRole('status').first();
/** As the server sends it to visitors. */
const pageAt = async ({ request }: BrowserContext, address: string) =>
  (await request.get(address, { headers: { accept: 'text/html' } })).text();
const phonesOn = async (context: BrowserContext, address: string) =>
  (await pageAt(context, address)).match(/(?<=href=")tel:[^"]+/g);

test('the dealer changes a phone number and a text, and every page has them when they are published', async ({
  page,
  panel,
  context,
  allowProblems,
}) => {
  allowProblems([REFUSED, /net::ERR_INTERNET_DISCONNECTED/]);
  await openSettings(panel);
  const phone = page.getByLabel('Sales phone');
  const tagline = page.getByRole('group', { name: 'Tagline' });
  const before = await phone.inputValue();

  await test.step('what is half typed is saved, says what is missing, and cannot be published', async () => {
    await phone.fill('98765');
    await expect(bar(page)).toHaveText(/^Saved \d/);
    await expect(phone).toHaveAccessibleDescription('Sales phone must have 10 digits');
    await expect(page.getByText('1 field has to be corrected before it can be published.')).toBeVisible();
    await expect(panel.button('Publish now')).toHaveAttribute('aria-disabled', 'true');
    // Further down the bar stands over a part of what is below it, as it is meant to.
    await page.evaluate(() => window.scrollTo(0, 0));
    await panel.checkAccessibility();
  });

  await test.step('a translation whose English has changed is marked, and stays', async () => {
    await tagline.getByLabel('English').fill('Two wheels for everybody');
    await expect(tagline.getByText('The English has changed since this was translated.')).toHaveCount(2);
    await tagline.getByLabel('ಕನ್ನಡ').fill('ಎಲ್ಲರಿಗೂ ಎರಡು ಚಕ್ರಗಳು');
    await expect(tagline.getByText('The English has changed since this was translated.')).toHaveCount(1);
  });

  await test.step('the public sees nothing of it until it is published, then all of it', async () => {
    await phone.fill('9876512345');
    await expect(bar(page)).toHaveText(/^Saved \d/);
    expect(await phonesOn(context, '/')).toContain(`tel:+91${before}`);
    const draft = page.frameLocator('iframe');
    await expect(draft.locator('a[href="tel:+919876512345"]').first()).toBeAttached();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ಕನ್ನಡ');
    await expect(draft.getByText('ಎಲ್ಲರಿಗೂ ಎರಡು ಚಕ್ರಗಳು').first()).toBeAttached();
    await page.getByRole('combobox', { name: 'Page' }).selectOption('Contact');
    await page.getByRole('combobox', { name: 'Width' }).selectOption('Desktop');
    await expect(draft.locator('a[href="tel:+919876512345"]').first()).toBeAttached();
    await panel.button('Publish now').click();
    await panel.expectToast('success', 'Published: every page shows it now.');
    for (const address of ['/', '/kn', pagePaths.contact]) {
      const phones = await phonesOn(context, address);
      expect(phones, address).toContain('tel:+919876512345');
      expect(phones, address).not.toContain(`tel:+91${before}`);
    }
    expect(await pageAt(context, '/kn')).toContain('ಎಲ್ಲರಿಗೂ ಎರಡು ಚಕ್ರಗಳು');
  });

  await test.step('nothing typed is lost without a network', async () => {
    await context.setOffline(true);
    await phone.fill('9876500000');
    await expect(bar(page)).toHaveText(/^Not saved: /);
    await context.setOffline(false);
    await expect(bar(page)).toHaveText(/^Saved \d/);
  });

  await test.step('a draft is discarded, and an older revision comes back', async () => {
    const question = answerNext(page, true);
    await panel.button('Discard').click();
    expect(await question).toContain('Discard the draft');
    await expect(phone).toHaveValue('9876512345');
    const restore = page.getByRole('button', { name: /^Restore what \(release\) saved/ });
    await restore.click();
    await panel.expectToast('success', 'Restored as a draft. Publish it to show it to the public.');
    await expect(phone).toHaveValue(before);
    await panel.button('Publish now').click();
    await panel.expectToast('success', 'Published: every page shows it now.');
    expect(await phonesOn(context, '/')).toContain(`tel:+91${before}`);
  });

  await test.step('on a phone, and by the keyboard', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => tooWide(page)).toEqual([]);
    await page.getByLabel('Maker').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  });
});

test('two who edit at once lose nothing: both versions are shown, field by field', async ({
  page,
  panel,
  openBeside,
  allowProblems,
}) => {
  allowProblems([REFUSED]);
  await openSettings(panel);
  const beside = await openBeside();
  const other = beside.page;
  await openSettings(beside);
  await other.getByLabel('E-mail').fill('other@example.com');
  await expect(bar(other)).toHaveText(/^Saved \d/);
  await page.getByLabel('E-mail').fill('mine@example.com');
  await page.getByLabel('Workshops').fill('9');
  const conflict = page.getByRole('region', { name: 'admin has saved meanwhile' });
  await expect(conflict).toContainText('other@example.com');
  await expect(conflict).toContainText('mine@example.com');
  await panel.checkAccessibility();
  await conflict.getByRole('button', { name: 'Take theirs for E-mail' }).click();
  await expect(conflict).not.toContainText('mine@example.com');
  await conflict.getByRole('button', { name: 'Save mine' }).click();
  await expect(bar(page)).toHaveText(/^Saved \d/);
  await expect(page.getByLabel('E-mail')).toHaveValue('other@example.com');
  await page.reload();
  await expect(page.getByLabel('Workshops')).toHaveValue('9');
});
