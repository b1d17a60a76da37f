import type { Page } from '@playwright/test';
import dealers from '../test-support/dealership/content/dealers.json' with { type: 'json' };
import gallery from '../test-support/dealership/content/gallery.json' with { type: 'json' };
import { expect, NOT_FOUND, test, visit } from './fixtures.ts';

const main = (page: Page) => page.getByRole('main');
const tiles = (page: Page) => main(page).locator('li a');
const LOGGED = /^console error: A call failed:/;

test.describe('the gallery', () => {
  const preview = (page: Page) => page.getByRole('dialog');

  test('opens a picture in full size, goes on and back, and closes in every way; says when it is empty or cannot be loaded', async ({
    page,
    failCall,
    problems,
    allowProblems,
  }) => {
    await test.step('a picture opens in full size, goes on and back, and closes in every way', async () => {
      await visit(page, '/gallery');
      await tiles(page).nth(1).click();
      await expect(preview(page)).toContainText(`2 of ${gallery.length}`);
      const alt = await tiles(page).nth(1).locator('img').getAttribute('alt');
      await expect(preview(page).getByRole('img')).toHaveAttribute('alt', alt ?? '');
      await preview(page).getByRole('button', { name: 'Next' }).click();
      await expect(preview(page)).toContainText(`3 of ${gallery.length}`);
      await preview(page).getByRole('button', { name: 'Previous' }).click();
      await page.keyboard.press('ArrowLeft');
      await expect(preview(page)).toContainText(`1 of ${gallery.length}`);
      await page.keyboard.press('ArrowLeft');
      await expect(preview(page)).toContainText(`${gallery.length} of ${gallery.length}`);
      await page.keyboard.press('ArrowRight');
      await expect(preview(page)).toContainText(`1 of ${gallery.length}`);

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
    await test.step('backslashes of an address are turned round; what is there stays', async () => {
      expect(problems.unexpected(), 'problems up to here').toEqual([]);
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
      // A notice stays for some seconds, and a machine that is busy may need as long for all of the page.
      await page.goto('/gallery', { waitUntil: 'commit' });
      await expect(page.locator('[data-toast="error"]')).toHaveText(/could not be loaded/);
      await expect(tiles(page)).toHaveCount(gallery.length);

      await visit(page, '/services');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'GALLERY' }).click();
      await expect(page.getByText('Loading images...', { exact: true })).toBeVisible();
      await expect(page.locator('[data-toast="error"]')).toBeVisible();
    });
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

  test('says where it is, whom to call and when, shows its map on demand, and only says Loading... where it is unknown', async ({
    page,
    failCall,
    problems,
    allowProblems,
  }) => {
    await test.step('it says where it is, whom to call, when it is open, shows its map, and is that of Annigeri on request', async () => {
      await page.route('https://www.openstreetmap.org/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' }),
      );
      await visit(page, '/dealers/6');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hubli big-wing central');
      await expect(main(page).locator('address')).toHaveText(dealers[5]?.address ?? '');
      await expect(main(page).getByRole('link', { name: '90000 00019' })).toHaveAttribute('href', 'tel:+919000000019');
      await expect(main(page).getByRole('link', { name: '90000 00020' })).toHaveAttribute('href', 'tel:+919000000020');
      const email = main(page).getByRole('link', { name: 'bigwing@testopolis.example' });
      await expect(email).toHaveAttribute('href', 'mailto:bigwing@testopolis.example');
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
    await test.step('it does without a map whose address cannot be read, and only says Loading... where it is unknown or the call fails', async () => {
      expect(problems.unexpected(), 'problems up to here').toEqual([]);
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
});
