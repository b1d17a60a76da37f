import type { Page } from '@playwright/test';
import dealers from '../content/dealers.json' with { type: 'json' };
import siteContent from '../content/site.json' with { type: 'json' };
import { expect, NOT_FOUND, test, visit, withoutScripts } from './fixtures.ts';

const main = (page: Page) => page.getByRole('main');
const tiles = (page: Page) => main(page).locator('li a');
const LOGGED = /^console error: A call failed:/;

const LEGAL: Record<string, readonly RegExp[]> = {
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

/** What there is to read on the pages of the company, each of which is opened first. */
const READ: Record<string, (page: Page) => Promise<void>> = {
  '/about': async (page) => {
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
  },
  '/terms-conditions': (page) => expect(main(page)).toContainText('do-not-call'),
  '/privacy-policy': async (page) => {
    const contact = page.locator('#contact');
    await expect(contact.getByRole('link', { name: '90000 00001' })).toHaveAttribute('href', 'tel:+919000000001');
    await expect(contact.getByRole('link', { name: '90000 00002' })).toHaveAttribute('href', 'tel:+919000000002');
    await expect(contact.getByRole('link', { name: siteContent.email })).toBeVisible();
    await expect(contact).toContainText(siteContent.address);
  },
  '/accessibility': () => Promise.resolve(),
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

async function expectSubjects(page: Page, path: string, headings: readonly RegExp[]): Promise<void> {
  for (const name of headings) await expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible();
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  await link.click();
  await expect(page).toHaveURL(`${path}${await link.getAttribute('href')}`);
  await expect(main(page).getByRole('heading', { level: 2 }).last()).toBeInViewport();
}

test.describe('without scripts', () => {
  test.use(withoutScripts);

  // What is there to be read is there before any script, and the same afterwards: a script that changed it would complain.
  test('the pages of the company say what they have to say, and the gallery leads to the picture itself', async ({
    page,
    allowProblems,
  }) => {
    // The browser's own page around a picture wants styles that the picture's policy has no need of.
    allowProblems([/^console error: Applying inline style/]);
    for (const [path, read] of Object.entries(READ)) {
      await test.step(path, async () => {
        await page.goto(path);
        await read(page);
        const headings = LEGAL[path];
        if (headings) await expectSubjects(page, path, headings);
      });
    }
  });
});

test.describe('the gallery', () => {
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

  test('turns backslashes of an address round, says when it is empty or cannot be loaded, and keeps what is there', async ({
    page,
    failCall,
    allowProblems,
  }) => {
    allowProblems([LOGGED]);
    const answerWith = (json: object[]) => page.route('**/api/gallery', (route) => route.fulfill({ json }));
    await answerWith([{ id: 1, image_path: '\\pictures\\slides\\showroom.webp', alt: 'One' }]);
    await visit(page, '/gallery');
    await expect(tiles(page)).toHaveCount(1);
    await expect(tiles(page)).toHaveAttribute('href', '/pictures/slides/showroom.webp');

    await answerWith([]);
    await visit(page, '/gallery');
    await expect(page.getByText('Loading images...', { exact: true })).toBeVisible();

    await failCall(page, '/api/gallery', { status: 500 });
    await visit(page, '/gallery');
    await expect(page.locator('[data-toast="error"]')).toHaveText(/could not be loaded/);
    await expect(tiles(page)).toHaveCount(24);

    await visit(page, '/services');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'GALLERY' }).click();
    await expect(page.getByText('Loading images...', { exact: true })).toBeVisible();
    await expect(page.locator('[data-toast="error"]')).toBeVisible();
  });
});

test('the offers: the highest id first and large, none, and one that is asked about once the terms are agreed to', async ({
  page,
}) => {
  const offer = (id: number, title: string) => ({
    id,
    title,
    image: '/pictures/slides/showroom.webp',
    description: `About ${title}`,
  });
  const answerWith = (json: object[]) => page.route('**/api/getOffers', (route) => route.fulfill({ json }));
  await answerWith([offer(2, 'Middle'), offer(7, 'Newest'), offer(1, 'Oldest')]);
  await visit(page, '/offers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newest');
  await expect(page.getByRole('article')).toContainText('About Newest');
  await expect(page.getByRole('article').getByRole('presentation')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Middle', 'Oldest']);

  await answerWith([]);
  await visit(page, '/offers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No offer today');
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

test.describe('the page of a branch', () => {
  const dealer = {
    id: 1,
    name: 'A',
    address: 'Road 1',
    sale_no: '9000000031',
    open_time: '9 to 5',
    email: 'a@b.example',
  };

  test('says where it is, whom to call, when it is open, shows its map on demand, and is that of Annigeri on request', async ({
    page,
  }) => {
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

    await visit(page, '/dealers/6?branch=annigeri');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Annigeri');
    await expect(page).toHaveTitle(/Annigeri/);
    await main(page).getByRole('link', { name: 'Hubli big-wing central' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hubli big-wing central');
  });

  test('does without a map whose address cannot be read, and only says Loading... where it is unknown or the call fails', async ({
    page,
    failCall,
    allowProblems,
  }) => {
    allowProblems([NOT_FOUND, LOGGED]);
    const answer = await visit(page, '/dealers/99');
    expect(answer.status()).toBe(404);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(main(page)).toHaveText('Loading...');

    await page.route('**/api/dealers/1', (route) => route.fulfill({ json: [{ ...dealer, url: 'no JSON' }] }));
    await visit(page, '/dealers/1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A');
    await expect(main(page).getByRole('button', { name: 'Show the map' })).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: 'Open the map' })).toHaveAttribute('href', /query=Road%201/);

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
