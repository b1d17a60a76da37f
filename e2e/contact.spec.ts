import type { Page } from '@playwright/test';
import { aboutBike, pagePaths } from '../contract/page-paths.ts';
import { COLOUR, MODEL, VARIANT } from './demo-model.ts';
import { visit } from './fixtures.ts';
import { expect, test } from './panel-helpers.ts';

const DETAILS = aboutBike(pagePaths.bikeDetail, MODEL.bikeName);

/** The words that a chat begins with, of every link to it on the page. */
async function chatTexts(page: Page): Promise<string[]> {
  const links = await page.locator('a[href^="https://wa.me/"]').all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
  return hrefs.map((href) => new URL(href ?? '').searchParams.get('text') ?? '');
}

/** Neither a telephone nor another website is wanted here, only the click. */
const goNowhere = (page: Page) =>
  page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));

// Every link is in the document on every screen, which shows those that have room.
test('every link to the chat says which model, variant and colour, which branch or which page it is about', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, DETAILS);
  await page.getByLabel('Select Variant').selectOption(VARIANT.name);
  const own = (more: Record<string, string>) =>
    new URL(aboutBike(pagePaths.bikeDetail, MODEL.bikeName, more), page.url()).href;
  const variant = VARIANT.name;
  const areAbout = async (chosen: string, address: string) =>
    (await chatTexts(page)).every((text) => text.includes(` ${chosen}, `) && text.endsWith(`, ${address}`));
  await expect.poll(() => areAbout(`${MODEL.bikeName}, ${variant}`, own({ variant }))).toBe(true);
  await expect.poll(() => chatTexts(page)).toContainEqual(expect.stringMatching(/On-road from ₹[\d,]+, http/));
  await page.getByRole('tab', { name: 'Colours' }).click();
  await page.getByText(COLOUR).first().click();
  const address = own({ tab: 'colours', variant, colour: COLOUR });
  await expect.poll(() => areAbout(`${MODEL.bikeName}, ${variant}, ${COLOUR}`, address)).toBe(true);
  expect((await chatTexts(page)).length).toBeGreaterThan(1);

  await visit(page, '/dealers/6?branch=annigeri');
  await expect.poll(() => chatTexts(page)).toContainEqual(expect.stringContaining(' Annigeri, http'));
  await visit(page, '/kn/offers');
  const offers = new URL('/kn/offers', page.url()).href;
  await expect.poll(async () => (await chatTexts(page)).every((text) => text.includes(offers))).toBe(true);
});

/** What shows that the page has all it needs: a notice goes away by itself, so nothing else may keep the browser busy then. */
const shared = [
  { path: aboutBike(pagePaths.angleView, MODEL.bikeName), ready: 'slider' },
  { path: DETAILS, ready: 'combobox' },
] as const;

test('pages are copied where the browser has no way to share; calls, chats and shares are counted on the dashboard', {
  tag: '@once',
}, async ({ page, panel, staff, context }) => {
  const totals = async () => (await (await staff.get('/api/contactClicks')).json()).totals;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const main = page.getByRole('main');
  let before = await totals();
  for (const { path, ready } of shared) {
    before = await totals();
    await visit(page, path);
    await expect(main.getByRole(ready)).toBeVisible();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByText('The link has been copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  }
  await goNowhere(page);
  await main.getByRole('link', { name: 'Call', exact: true }).click();
  await main.getByRole('link', { name: 'WhatsApp', exact: true }).click();
  for (const kind of ['call', 'whatsapp', 'share']) {
    await expect.poll(async () => (await totals())[kind]).toBeGreaterThan(before[kind]);
  }
  await panel.open('dashboard');
  const card = page.locator('section', { hasText: 'Calls, chats and shares of the last 30 days' });
  await expect(card.getByText('Calls', { exact: true })).toBeVisible();
  await expect(card.getByRole('link', { name: `${MODEL.bikeName}, Details` })).toHaveAttribute('href', DETAILS);
});
