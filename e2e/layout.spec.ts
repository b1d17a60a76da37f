import type { Page } from '@playwright/test';
import { kolkataDate } from '../contract/kolkata-time.ts';
import { expect, frameHydrated, holdScripts, test, visit, withoutScripts } from './fixtures.ts';

const isPhone = () => test.info().project.name === 'phone';
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function openMenu(page: Page): Promise<void> {
  if (isPhone()) await page.getByRole('button', { name: 'Menu', exact: true }).click();
}

const MENU = [
  ['HOME', '/'],
  ['MOTORCYCLE', '/motorcycle'],
  ['SCOOTERS', '/scooters'],
  ['EV', '/ev'],
  ['SERVICES', undefined],
  ['FINANCE', '/finance'],
  ['NETWORKS', undefined],
  ['OFFERS', '/offers'],
  ['GALLERY', '/gallery'],
] as const;

const SERVICES = [
  ['BOOK FOR SERVICE', '/service-booking'],
  ['AMC', '/amc'],
  ['EXTENDED WARRANTY', '/extendedWarranty'],
  ['JOY CLUB', '/joy-club'],
];

const BRANCHES = [
  ['Hubli showroom', '/dealers/1'],
  ['Hubli workshop', '/dealers/2'],
  ['Dharwad showroom', '/dealers/3'],
  ['Dharwad workshop', '/dealers/4'],
  ['Keshwapur', '/dealers/5'],
  ['Hubli big-wing central', '/dealers/6'],
  ['Annigeri', '/dealers/6?branch=annigeri'],
  ['Alnavar', '/dealers/7'],
];

const linksIn = async (page: Page, dropdown: string) =>
  menu(page)
    .locator('details', { hasText: dropdown })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

test('the frame of a page has its footer, its ways to write and to follow, and its menu, which opens, closes and leads on', async ({
  page,
}) => {
  await visit(page, '/about');
  await test.step('the footer has its links, the address, the contacts, the credit and the year', () =>
    expectFooter(page));
  await test.step('the social links float at the side and can be hidden; a phone has its contact bar instead', () =>
    isPhone() ? expectContactBar(page) : expectSidebar(page));
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  await test.step('the menu is behind a toggle on small screens only', async () => {
    await expect(toggle).toBeVisible({ visible: isPhone() });
    await expect(menu(page)).toBeVisible({ visible: !isPhone() });
    if (!isPhone()) return;
    await toggle.click();
    await expect(menu(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(page)).toBeHidden();
  });
  await test.step('it has its order', async () => {
    await openMenu(page);
    const entries = await menu(page)
      .locator('ul')
      .first()
      .locator('> li')
      .evaluateAll((items) =>
        items.map((item) => {
          const [entry] = item.querySelectorAll('summary, a');
          return [entry?.textContent, entry?.getAttribute('href') ?? undefined];
        }),
      );
    expect(entries).toEqual(MENU);
  });
  const services = menu(page).getByText('SERVICES', { exact: true });
  const networks = menu(page).getByText('NETWORKS', { exact: true });
  await test.step('one dropdown is open at a time, on a click', async () => {
    await services.click();
    await expect(menu(page).getByRole('link', { name: 'BOOK FOR SERVICE' })).toBeVisible();
    expect(await linksIn(page, 'SERVICES')).toEqual(SERVICES);
    await networks.click();
    await expect(menu(page).getByRole('link', { name: 'Hubli showroom' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'BOOK FOR SERVICE' })).toBeHidden();
    expect(await linksIn(page, 'NETWORKS')).toEqual(BRANCHES);
    await menu(page).getByRole('link', { name: 'Annigeri' }).click();
    await expect(page).toHaveURL('/dealers/6?branch=annigeri');
    await expect(menu(page).getByRole('link', { name: 'Hubli showroom' })).toBeHidden();
  });
  // On a phone the dropdowns stand inside the menu.
  if (!isPhone())
    await test.step('a dropdown closes with Escape and with a click elsewhere', async () => {
      const entry = menu(page).getByRole('link', { name: 'AMC', exact: true });
      await services.press('Enter');
      await expect(entry).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(entry).toBeHidden();
      await services.click();
      await expect(entry).toBeVisible();
      await page.mouse.click(600, 500);
      await expect(entry).toBeHidden();
    });
  await test.step('a link of it leads on, closes it and is marked from there on', async () => {
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'FINANCE' }).click();
    await expect(page).toHaveURL('/finance');
    await expect(menu(page)).toBeVisible({ visible: !isPhone() });
    const link = page.locator('#main-menu a', { hasText: 'FINANCE' });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('#main-menu [aria-current="page"]')).toHaveCount(1);
  });
  await test.step('the logo leads home', async () => {
    await page.locator('header').getByRole('link', { name: 'Testopolis Two-Wheelers' }).click();
    await expect(page).toHaveURL('/');
  });
  await test.step('the contact bar hides past 50 px, when the main bar sticks to the top; every navigation starts there', async () => {
    await visit(page, '/privacy-policy');
    // By its attribute: what is hidden has no role.
    const bar = page.locator('[data-contact-bar]');
    await expect(bar.getByRole('link', { name: /Sales\s90000 00001/ })).toHaveAttribute('href', 'tel:+919000000001');
    await expect(bar.getByRole('link', { name: /Service\s90000 00002/ })).toHaveAttribute('href', 'tel:+919000000002');
    await expect(bar.locator('a[href="mailto:sales@testopolis.example"]')).toBeVisible({ visible: !isPhone() });
    await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }));
    await expect(bar).toHaveCSS('visibility', 'visible');
    await page.evaluate(() => window.scrollTo({ top: 51, behavior: 'instant' }));
    await expect(bar).toHaveCSS('visibility', 'hidden');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    expect((await page.locator('header[data-scrolled]').boundingBox())?.y).toBe(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();
    await expect(page).toHaveURL('/terms-conditions');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
  if (isPhone()) return;
  await test.step('the panel has neither header nor footer of the site', async () => {
    await visit(page, '/admin/login');
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByText('Website by')).toHaveCount(0);
  });
});

test('a menu that was opened before the script arrived stays open, and closes with the page', async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto('/finance', { waitUntil: 'commit' });
  await openMenu(page);
  await menu(page).locator('summary', { hasText: 'SERVICES' }).click();
  const link = menu(page).getByRole('link', { name: 'BOOK FOR SERVICE' });
  await expect(link).toBeVisible();
  arrive();
  await frameHydrated(page);
  // Long enough for whatever the script does first.
  await page.waitForTimeout(500);
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/service-booking');
  await expect(link).toBeHidden();
});

async function expectFooter(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const links = async (name: string) =>
    footer
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(await links('Navigation')).toEqual([
    ['Finance', '/finance'],
    ['EMI Calculator', '/finance'],
    ['Contact Us', '/contact'],
    ['About Us', '/about'],
    ['Terms & Conditions', '/terms-conditions'],
    ['Privacy Policy', '/privacy-policy'],
    ['Accessibility', '/accessibility'],
  ]);
  expect(await links('Services')).toEqual([
    ['Book For Service', '/service-booking'],
    ['Book For AMC', '/amc'],
    ['Extended Warranty', '/extendedWarranty'],
    ['Optain', '/optain'],
  ]);
  await expect(footer).toContainText('Gokul Road, Hubballi');
  await expect(footer.locator('a[href="tel:+919000000001"]')).toBeVisible();
  await expect(footer.locator('a[href="tel:+919000000002"]')).toBeVisible();
  await expect(footer.locator('a[href="mailto:sales@testopolis.example"]')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Website by Kickstand Works' })).toBeVisible();
  await expect(footer).toContainText(`© ${kolkataDate(Date.now()).slice(0, 4)}`);
}

async function expectContactBar(page: Page): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Quick contact' });
  await expect(bar).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919000000001');
  const chat = bar.getByRole('link', { name: 'WhatsApp' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/919000000001\?text=Hello/);
  await expect(bar.getByRole('link', { name: 'Enquire' })).toHaveAttribute('href', '/contact');
}

async function expectSidebar(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Quick contact' })).toBeHidden();
  const sidebar = page.getByRole('complementary', { name: 'Follow us' });
  await expect(sidebar.getByRole('link')).toHaveCount(5);
  const chat = sidebar.getByRole('link', { name: 'Chat with our sales team' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/919000000001\?text=Hello/);
  const glyphs = await sidebar.locator('a > [aria-hidden]').evaluateAll((marks) =>
    marks.map((mark) => {
      const { maskImage, maskPosition, width, height } = getComputedStyle(mark);
      return { file: /url\("(.+)"\)/.exec(maskImage)?.[1] ?? '', maskPosition, size: [width, height] };
    }),
  );
  expect(new Set(glyphs.map(({ maskPosition }) => maskPosition)).size).toBe(5);
  for (const { file, size } of glyphs) {
    expect(size).toEqual(['22px', '22px']);
    expect((await page.request.get(file)).headers()['content-type']).toContain('image/svg+xml');
  }
  await sidebar.getByRole('button', { name: 'Hide the social links' }).click();
  await expect(sidebar.getByRole('link')).toHaveCount(0);
  await sidebar.getByRole('button', { name: 'Show the social links' }).click();
  await expect(sidebar.getByRole('link')).toHaveCount(5);
}

test.describe('without scripts', () => {
  test.use(withoutScripts);

  test('the menu and its dropdowns open all the same', async ({ page }) => {
    await page.goto('/about');
    await openMenu(page);
    await menu(page).getByText('SERVICES', { exact: true }).click();
    await menu(page).getByRole('link', { name: 'EXTENDED WARRANTY' }).click();
    await expect(page).toHaveURL('/extendedWarranty');
  });
});
