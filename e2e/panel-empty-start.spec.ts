import type { Page } from '@playwright/test';
import { checkAccessibility, expect } from './fixtures.ts';
import { openSite } from './hosted-site.ts';
import { givePassword, testOnOwnSite } from './own-site.ts';
import { REFUSED } from './panel-helpers.ts';
import { tooWide } from './too-wide.ts';

/** Nothing of the demo is there. */
const test = testOnOwnSite(() => openSite(undefined, { isBlank: true }));

const NAME = 'Tungabhadra Motors';
const PHONE = '9000000091';

const bar = (page: Page) => page.getByRole('main').getByRole('status').first();
const fillIn = async (page: Page, texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
};
const fillInEnglish = async (page: Page, texts: Record<string, string>) => {
  for (const [name, text] of Object.entries(texts)) {
    await page.getByRole('group', { name, exact: true }).getByLabel('English').fill(text);
  }
};

test('from the first page of an empty site to a dealership that is open', async ({ page, panel, allowProblems }) => {
  allowProblems([REFUSED]);

  await test.step('the first page says that the site is being set up, and leads there', async () => {
    await page.goto('/');
    await expect(page.getByText('This website is being set up.')).toBeVisible();
    await checkAccessibility(page);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await tooWide(page)).toEqual([]);
    await page.setViewportSize({ width: 1366, height: 800 });
    await page.getByRole('link', { name: 'Set it up' }).click();
    await givePassword(panel);
    await expect(panel.heading).toHaveText('Set up');
  });

  await test.step('who it is', async () => {
    await expect(page.getByRole('heading', { name: '1. Name' })).toBeVisible();
    await fillIn(page, { Name: NAME, Maker: 'Hero', 'Founded in': '2019' });
    await fillInEnglish(page, { Tagline: 'Ride with us', District: 'Koppal' });
    await expect(bar(page)).toHaveText(/^Saved \d/);
    // The rest is missing yet, so nobody sees half a site.
    await expect(panel.button('Publish now')).toHaveAttribute('aria-disabled', 'true');
    await expect(page.frameLocator('iframe').getByRole('heading', { name: `Welcome to ${NAME}` })).toBeAttached();
  });

  await test.step('how it is reached', async () => {
    await page.getByRole('link', { name: 'Phones and links' }).click();
    const link = 'https://social.example/tungabhadra';
    await fillIn(page, {
      'Sales phone': PHONE,
      'Service phone': '9000000092',
      'E-mail': 'sales@tungabhadra.example',
      'Map on the page': 'https://maps.example/embed',
      'Map in a tab of its own': 'https://maps.example/',
      ...Object.fromEntries(['Facebook', 'Instagram', 'YouTube', 'X', 'WhatsApp'].map((network) => [network, link])),
    });
    await fillInEnglish(page, {
      Address: 'Station Road, Koppal',
      Days: 'Monday-Saturday',
      'Opens at': '10:00 AM',
      'Closes at': '7:00 PM',
    });
    await expect(bar(page)).toHaveText(/^Saved \d/);
  });

  await test.step('there is nothing to set aside', async () => {
    await page.getByRole('link', { name: 'Models', exact: false }).last().click();
    await expect(page.getByText('There are no models yet.')).toBeVisible();
  });

  await test.step('it opens when it is published', async () => {
    await page.getByRole('link', { name: 'Look and publish' }).click();
    await panel.button('Publish all 1').click();
    await expect(page.getByText('Everything that you have changed is published.')).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: `Welcome to ${NAME}` })).toBeVisible();
    await expect(page.locator(`a[href="tel:+91${PHONE}"]`).first()).toBeAttached();
    await checkAccessibility(page);
  });
});
