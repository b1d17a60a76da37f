import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import dealers from '../test-support/dealership/content/dealers.json' with { type: 'json' };
import accessibility from '../test-support/dealership/content/pages/accessibility.json' with { type: 'json' };
import privacy from '../test-support/dealership/content/pages/privacy.json' with { type: 'json' };
import terms from '../test-support/dealership/content/pages/terms.json' with { type: 'json' };
import siteContent from '../test-support/dealership/content/site.json' with { type: 'json' };
import { MODEL } from './demo-model.ts';

const main = (page: Page) => page.getByRole('main');
const tiles = (page: Page) => main(page).locator('li a');

/** What there is to read on the pages of the company, each of which is opened first. */
export const companyPages: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    await expect(main(page).locator('picture img').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'About us' }).locator('li')).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Show the map' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Open the map' })).toBeVisible();
    const start = page.getByRole('region', { name: 'Quick start' });
    await start.getByLabel('Model').selectOption(MODEL.bikeName);
    await start.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(`/text-ride-booking?bike=${MODEL.bikeName}`);
  },
  '/about': async (page) => {
    for (const [value, label] of [
      [siteContent.foundedYear, 'the year we opened'],
      [siteContent.showrooms, 'showrooms'],
      [siteContent.premiumShowrooms, 'premium showroom'],
      [siteContent.workshops, 'workshops'],
      [1, `district: ${siteContent.district}`],
    ] as const) {
      const figure = main(page).locator('dl > div').filter({ hasText: label }).first();
      await expect(figure.locator('dd')).toHaveText(String(value));
    }
  },
  '/terms-conditions': (page) => expectSubjects(page, terms),
  '/privacy-policy': async (page) => {
    const contact = page.locator('#contact');
    await expect(contact.getByRole('link', { name: '90000 00001' })).toHaveAttribute('href', 'tel:+919000000001');
    await expect(contact.getByRole('link', { name: '90000 00002' })).toHaveAttribute('href', 'tel:+919000000002');
    await expect(contact.getByRole('link', { name: siteContent.email })).toBeVisible();
    await expect(contact).toContainText(siteContent.address);
    await expectSubjects(page, privacy);
  },
  '/accessibility': (page) => expectSubjects(page, accessibility),
  '/contact': async (page) => {
    const reach = page.getByRole('region', { name: 'Reach us' });
    await expect(reach).toContainText(siteContent.address);
    await expect(reach.getByRole('link')).toHaveText(['90000 00001', '90000 00002', siteContent.email]);
    await expect(reach).toContainText('Sales 09:30 AM to 6:30 PM');
    await expect(main(page).getByRole('link', { name: 'Open the map' })).toBeVisible();
    const reasons = page.getByLabel('Reason').locator('option');
    await expect(reasons).toHaveText(['Select', 'Inquiry', 'Support', 'Feedback']);
  },
  '/services': async (page) => {
    const links = main(page).locator('li').getByRole('link');
    await expect(links).toHaveText(['BOOK FOR SERVICE', 'AMC', 'EXTENDED WARRANTY', 'JOY CLUB']);
    await links.nth(2).click();
    await expect(page).toHaveURL('/extendedWarranty');
  },
  '/networks': async (page) => {
    const cards = main(page)
      .locator('ul > li')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(cards.getByRole('heading')).toHaveText(dealers.map(({ name }) => name));
    await expect(cards.locator('address')).toHaveText(dealers.map(({ address }) => address));
    await expect(cards.nth(6).getByRole('link', { name: 'Hours and map' })).toHaveAttribute(
      'href',
      '/dealers/6?branch=annigeri',
    );
    await expect(cards.nth(0).getByRole('link', { name: /^Sales/ })).toHaveAttribute('href', 'tel:+919000000001');
    await expect(cards.nth(7).getByRole('link', { name: /^Service/ })).toHaveAttribute('href', 'tel:+919000000002');
  },
  // This branch has no number of its own: that of the main workshop stands there.
  '/dealers/7': (page) => expect(main(page).getByRole('link', { name: '90000 00002' })).toBeVisible(),
  '/gallery': async (page) => {
    const href = await tiles(page).first().getAttribute('href');
    await tiles(page).first().click();
    await expect(page).toHaveURL(href ?? '');
  },
};

/** Each under a heading of its own, which the list beside the text leads to; a narrow screen has no room for the list. */
async function expectSubjects(page: Page, { sections }: { sections: { heading: string }[] }): Promise<void> {
  for (const { heading: name } of sections)
    await expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible();
  const address = page.url();
  const narrow = page.viewportSize() ?? { width: 360, height: 740 };
  await page.setViewportSize({ width: 1280, height: 800 });
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  await link.click();
  await expect(page).toHaveURL(`${address}${await link.getAttribute('href')}`);
  await expect(main(page).getByRole('heading', { level: 2 }).last()).toBeInViewport();
  await page.setViewportSize(narrow);
}
