import type { Page } from '@playwright/test';
import dealers from '../content/dealers.json' with { type: 'json' };
import siteContent from '../content/site.json' with { type: 'json' };
import { expect, NOT_FOUND, test, visit, withoutScripts } from './fixtures.ts';

const isPhone = () => test.info().project.name === 'phone';
const main = (page: Page) => page.getByRole('main');
const LOGGED = /^console error: A call failed:/;

test('about tells the history and the figures', async ({ page }) => {
  await visit(page, '/about');
  for (const [value, label] of [
    ['2002', 'the year we opened'],
    ['3', 'showrooms'],
    ['1', 'premium showroom'],
    ['6', 'workshops'],
    ['1', 'district: Dharwad'],
  ] as const) {
    const figure = main(page).locator('dl > div').filter({ hasText: label }).first();
    await expect(figure.locator('dd')).toHaveText(value);
  }
});

const LEGAL = {
  '/terms-conditions': [/use of your data/i, /links/i, /products/i, /calls and messages/i],
  '/privacy-policy': [
    /collect/i,
    /what we do/i,
    /protect/i,
    /cookies/i,
    /other websites/i,
    /control/i,
    /app/i,
    /reach us/i,
  ],
  '/accessibility': [/about/i, /hold ourselves/i, /does not work/i, /checked/i, /in your way/i],
};

for (const [path, headings] of Object.entries(LEGAL)) {
  test(`${path} covers every subject, with its contents at the side of a wide screen`, async ({ page }) => {
    await visit(page, path);
    for (const name of headings) await expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    if (isPhone()) return expect(contents).toBeHidden();
    const link = contents.getByRole('link').last();
    await link.click();
    await expect(page).toHaveURL(`${path}${await link.getAttribute('href')}`);
    await expect(main(page).getByRole('heading', { level: 2 }).last()).toBeInViewport();
  });
}

test('the terms speak of the do-not-call registry', async ({ page }) => {
  await visit(page, '/terms-conditions');
  await expect(main(page)).toContainText('do-not-call');
});

test('the privacy policy says whom to call and to write to', async ({ page }) => {
  await visit(page, '/privacy-policy');
  const contact = page.locator('#contact');
  await expect(contact.getByRole('link', { name: '90000 00001' })).toHaveAttribute('href', 'tel:+919000000001');
  await expect(contact.getByRole('link', { name: '90000 00002' })).toHaveAttribute('href', 'tel:+919000000002');
  await expect(contact.getByRole('link', { name: siteContent.email })).toBeVisible();
  await expect(contact).toContainText(siteContent.address);
});

test.describe('the gallery', () => {
  const tiles = (page: Page) => main(page).locator('li a');
  const preview = (page: Page) => page.getByRole('dialog');

  test('opens a picture in full size, goes on and back, and closes in every way', async ({ page }) => {
    await visit(page, '/gallery');
    await tiles(page).nth(1).click();
    await expect(preview(page)).toContainText('2 of 24');
    const alt = await tiles(page).nth(1).locator('img').getAttribute('alt');
    await expect(preview(page).getByRole('img')).toHaveAttribute('alt', alt ?? '');
    await preview(page).getByRole('button', { name: 'Next' }).click();
    await expect(preview(page)).toContainText('3 of 24');
    await preview(page).getByRole('button', { name: 'Previous' }).click();
    await page.keyboard.press('ArrowLeft');
    await expect(preview(page)).toContainText('1 of 24');
    await page.keyboard.press('ArrowLeft');
    await expect(preview(page)).toContainText('24 of 24');
    await page.keyboard.press('ArrowRight');
    await expect(preview(page)).toContainText('1 of 24');

    await preview(page).getByRole('button', { name: 'Close' }).click();
    await expect(preview(page)).toHaveCount(0);
    await expect(tiles(page).nth(1)).toBeFocused();

    await tiles(page).nth(0).click();
    await page.keyboard.press('Escape');
    await expect(preview(page)).toHaveCount(0);

    await tiles(page).nth(0).click();
    await expect(preview(page)).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(preview(page)).toHaveCount(0);
    await expect(page).toHaveURL('/gallery');
  });

  test('turns backslashes of an address round', async ({ page }) => {
    const image_path = '\\pictures\\slides\\showroom.webp';
    await page.route('**/api/gallery', (route) => route.fulfill({ json: [{ id: 1, image_path, alt: 'One' }] }));
    await visit(page, '/gallery');
    await expect(tiles(page)).toHaveCount(1);
    await expect(tiles(page)).toHaveAttribute('href', '/pictures/slides/showroom.webp');
  });

  test('shows Loading images... while it is empty', async ({ page }) => {
    await page.route('**/api/gallery', (route) => route.fulfill({ json: [] }));
    await visit(page, '/gallery');
    await expect(page.getByText('Loading images...', { exact: true })).toBeVisible();
  });

  test('says when it cannot be loaded, and keeps what is there', async ({ page, failCall, allowProblems }) => {
    allowProblems([LOGGED]);
    await failCall(page, '/api/gallery', { status: 500 });
    await visit(page, '/gallery');
    await expect(page.locator('[data-toast="error"]')).toHaveText(/could not be loaded/);
    await expect(tiles(page)).toHaveCount(24);

    await visit(page, '/services');
    if (isPhone()) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'GALLERY' }).click();
    await expect(page.getByText('Loading images...', { exact: true })).toBeVisible();
    await expect(page.locator('[data-toast="error"]')).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use(withoutScripts);

    test('leads to the picture itself', async ({ page, allowProblems }) => {
      // The browser's own page around a picture wants styles that the picture's policy has no need of.
      allowProblems([/^console error: Applying inline style/]);
      await page.goto('/gallery');
      const href = await tiles(page).first().getAttribute('href');
      await tiles(page).first().click();
      await expect(page).toHaveURL(href ?? '');
    });
  });
});

test.describe('the offers', () => {
  const offer = (id: number, title: string) => ({
    id,
    title,
    image: '/pictures/slides/showroom.webp',
    description: `About ${title}`,
  });

  test('show the one with the highest id first and large, then the others', async ({ page }) => {
    await page.route('**/api/getOffers', (route) =>
      route.fulfill({ json: [offer(2, 'Middle'), offer(7, 'Newest'), offer(1, 'Oldest')] }),
    );
    await visit(page, '/offers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newest');
    await expect(page.getByRole('article')).toContainText('About Newest');
    await expect(page.getByRole('article').getByRole('presentation')).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Middle', 'Oldest']);
  });

  test('say when there is none, with the form still there', async ({ page }) => {
    await page.route('**/api/getOffers', (route) => route.fulfill({ json: [] }));
    await visit(page, '/offers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No offer today');
    await expect(page.getByRole('button', { name: 'SUBMIT' })).toBeVisible();
  });

  test('can be asked about once the terms are agreed to, which open in a tab of their own', async ({ page }) => {
    await visit(page, '/offers');
    await page.getByLabel('Name').fill('Asha');
    await page.getByLabel('Email').fill('asha@example.com');
    await page.getByLabel('Contact number').fill('9876543210');
    await page.getByRole('button', { name: 'SUBMIT' }).click();
    await expect(page.locator('[data-toast="error"]')).toHaveText('Please agree to the terms and conditions.');
    const terms = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Terms & Conditions' }).first().click();
    await expect(await terms).toHaveURL('/terms-conditions');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'SUBMIT' }).click();
    await expect(page.locator('[data-toast="success"]')).toHaveText('Offer Enquiry Submitted Successfully!');
  });
});

test('contact has address, e-mail, phones, hours, a map and a form with three reasons', async ({ page }) => {
  await visit(page, '/contact');
  const reach = page.getByRole('region', { name: 'Reach us' });
  await expect(reach).toContainText(siteContent.address);
  await expect(reach.getByRole('link')).toHaveText(['90000 00001', '90000 00002', siteContent.email]);
  await expect(reach).toContainText('Sales 09:30 AM to 6:30 PM');
  await expect(main(page).getByRole('link', { name: 'Open the map' })).toBeVisible();
  const reasons = page.getByLabel('Reason').locator('option');
  await expect(reasons).toHaveText(['Select', 'Inquiry', 'Support', 'Feedback']);
});

test('services lists the links of its dropdown', async ({ page }) => {
  await visit(page, '/services');
  const links = main(page).locator('li').getByRole('link');
  await expect(links).toHaveText(['BOOK FOR SERVICE', 'AMC', 'EXTENDED WARRANTY', 'JOY CLUB']);
  await links.nth(2).click();
  await expect(page).toHaveURL('/extendedWarranty');
});

test('networks lists the eight branches with address, phones and page', async ({ page }) => {
  await visit(page, '/networks');
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
});

test.describe('the page of a branch', () => {
  const dealer = {
    id: 1,
    name: 'A',
    address: 'Road 1',
    sale_no: '9000000031',
    open_time: '9 to 5',
    email: 'a@b.example',
  };

  test('says where it is, whom to call, when it is open, and shows its map on demand', async ({ page }) => {
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' }),
    );
    await visit(page, '/dealers/6');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hubli big-wing central');
    await expect(main(page).locator('address')).toHaveText(dealers[5]?.address ?? '');
    await expect(main(page).getByRole('link', { name: '90000 00019' })).toHaveAttribute('href', 'tel:+919000000019');
    await expect(main(page).getByRole('link', { name: '90000 00020' })).toHaveAttribute('href', 'tel:+919000000020');
    const email = main(page).getByRole('link', { name: 'bigwing@malaprabha.example' });
    await expect(email).toHaveAttribute('href', 'mailto:bigwing@malaprabha.example');
    await expect(main(page)).toContainText(/Monday-Saturday\s*10:00 AM to 7:30 PM/);
    await expect(main(page)).toContainText(/Sunday\s*Open/);
    await main(page).getByRole('button', { name: 'Show the map' }).click();
    await expect(main(page).locator('iframe')).toHaveAttribute('src', dealers[5]?.mapEmbed ?? '');
    await expect(main(page).getByRole('link', { name: 'Open the map' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=15\.3684&mlon=75\.1189/,
    );
  });

  test('is that of Annigeri where the address says so', async ({ page }) => {
    await visit(page, '/dealers/6?branch=annigeri');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Annigeri');
    await expect(page).toHaveTitle(/Annigeri/);
    await main(page).getByRole('link', { name: 'Hubli big-wing central' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hubli big-wing central');
  });

  test('has the number of the main workshop where a branch has none', async ({ page }) => {
    await visit(page, '/dealers/7');
    await expect(main(page).getByRole('link', { name: '90000 00002' })).toBeVisible();
  });

  test('does without a map where its address cannot be read', async ({ page }) => {
    await page.route('**/api/dealers/1', (route) => route.fulfill({ json: [{ ...dealer, url: 'no JSON' }] }));
    await visit(page, '/dealers/1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A');
    await expect(main(page).getByRole('button', { name: 'Show the map' })).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: 'Open the map' })).toHaveAttribute('href', /query=Road%201/);
  });

  test('only says Loading... where there is no such branch, which is not found', async ({ page, allowProblems }) => {
    allowProblems([NOT_FOUND]);
    const answer = await visit(page, '/dealers/99');
    expect(answer.status()).toBe(404);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(main(page)).toHaveText('Loading...');
  });

  test('only says Loading... where the call fails, and keeps what is there', async ({
    page,
    failCall,
    allowProblems,
  }) => {
    allowProblems([LOGGED]);
    await visit(page, '/networks');
    await failCall(page, '/api/dealers/2', { abort: true });
    await main(page).getByRole('link', { name: 'Hours and map of Hubli workshop' }).click();
    await expect(main(page)).toHaveText('Loading...');
    await failCall(page, '/api/dealers/3', { status: 500 });
    const failed = page.waitForResponse('**/api/dealers/3');
    await visit(page, '/dealers/3');
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dharwad showroom');
    await expect(page.locator('[data-toast]')).toHaveCount(0);
  });
});
