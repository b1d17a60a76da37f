import type { Page } from '@playwright/test';
import siteContent from '../test-support/dealership/content/site.json' with { type: 'json' };
import { MODEL } from './demo-model.ts';
import { expect, test, visit, withoutScripts } from './fixtures.ts';

const OFFER_PICTURE = '/pictures/slides/showroom.webp';
const carousel = (page: Page) => page.getByRole('region', { name: 'Pictures of our models and our showroom' });
const dot = (page: Page, position: number) =>
  carousel(page).getByRole('button', { name: `Show picture ${position} of` });
const part = (page: Page, name: string) => page.getByRole('region', { name });

/** What fades in only looks otherwise meanwhile, and is drawn anew sixty times a second: `home-slides.spec.ts` looks at it. */
const withoutFades = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Waits for less than the 15 seconds and more after which slides that went on where they should not come round again. */
async function expectSlide(page: Page, position: number): Promise<void> {
  await expect(dot(page, position)).toHaveAttribute('aria-current', 'true', { timeout: 10_000 });
}

test('the carousel moves by itself and as it is told, and stands still where somebody looks', {
  tag: '@once',
}, async ({ page }) => {
  await page.clock.install();
  await test.step('it asks for a slide shortly before it shows, and for no other', async () => {
    // It does after three seconds, which a busy machine may need before anybody can look; the pointer holds it from then on.
    await expect(async () => {
      await visit(page, '/');
      await page.getByRole('heading', { level: 1 }).hover();
      await expectSlide(page, 1);
      await expect(carousel(page).locator('picture')).toHaveCount(0, { timeout: 500 });
    }).toPass({ timeout: 60_000 });
    await withoutFades(page);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.mouse.move(5, 5);
    await page.clock.fastForward(3200);
    await expect(carousel(page).locator('picture')).toHaveCount(1);
    await page.clock.fastForward(1900);
    await expectSlide(page, 2);
    await expect(carousel(page).locator('picture')).toHaveCount(1);
    await page.clock.resume();
  });
  await test.step('it shows the next slide every 5 seconds and starts over at the end', async () => {
    for (const position of [3, 4, 5, 1]) {
      await page.clock.fastForward(5000);
      await expectSlide(page, position);
    }
  });
  await test.step('it goes where its arrows and dots say', async () => {
    await carousel(page).getByRole('button', { name: 'Previous picture' }).click();
    await expectSlide(page, 5);
    await carousel(page).getByRole('button', { name: 'Next picture' }).click();
    await expectSlide(page, 1);
    await dot(page, 3).click();
    await expectSlide(page, 3);
  });
  await test.step('it stands still under the pointer, with the focus in it and when it is paused', async () => {
    await page.getByRole('heading', { level: 1 }).hover();
    await page.clock.fastForward(11_000);
    await expectSlide(page, 3);

    await page.mouse.move(5, 5);
    // The dot has the focus since it was clicked; the key is what shows that somebody is there.
    await page.keyboard.press('Enter');
    await page.clock.fastForward(11_000);
    await expectSlide(page, 3);
    // By the key from the dot that was clicked: a focus that a script sets after a click is not one that is seen.
    await page.keyboard.press('Tab');
    await expect(dot(page, 4)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectSlide(page, 4);
    await page.clock.fastForward(11_000);
    await expectSlide(page, 4);

    await carousel(page).getByRole('button', { name: 'Pause the pictures' }).click();
    await page.mouse.move(5, 5);
    await page.clock.fastForward(11_000);
    await expectSlide(page, 4);
    await carousel(page).getByRole('button', { name: 'Let the pictures change by themselves' }).click();
    await page.mouse.move(5, 5);
    await page.clock.fastForward(5000);
    await expectSlide(page, 5);
  });
  await test.step('it stands still for those who want no motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    await expectSlide(page, 1);
    await page.clock.fastForward(11_000);
    await expectSlide(page, 1);
    await carousel(page).getByRole('button', { name: 'Next picture' }).click();
    await expectSlide(page, 2);
  });
});

test('slides that do not arrive leave what is there, and are said to be loading where nothing is; the newest offer is announced', {
  tag: '@once',
}, async ({ page, failCall, allowProblems }) => {
  allowProblems([/^console error: A call failed:/]);
  const loading = page.getByText('Loading images...', { exact: true });
  await visit(page, '/motorcycle');
  await failCall(page, '/api/images', { abort: true });
  await test.step('Loading images... stays, and a notice says so', async () => {
    await page.locator('header').getByRole('link', { name: siteContent.dealership }).click();
    await expect(page.locator('[data-toast="error"]')).toHaveText(/could not be loaded/);
    await expect(loading).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  await test.step('slides that are there already stay', async () => {
    // Nor do they change by themselves, however long the notice takes.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Nor is it gone before the whole page is there.
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('[data-toast="error"]')).toBeVisible();
    await expectSlide(page, 1);
    await expect(page.getByText('Loading images...')).toHaveCount(0);
  });
  await test.step('an empty list of slides shows Loading images...', async () => {
    await page.route('**/api/images', (route) => route.fulfill({ json: [] }));
    const offers = ['Old', 'New'].map((title, id) => ({ id, title, image: OFFER_PICTURE, description: title }));
    await page.route('**/api/getOffers', (route) => route.fulfill({ json: offers }));
    await visit(page, '/');
    await expect(loading).toHaveCount(1);
    await expect(loading).toBeVisible();
  });
  await test.step('the offer with the highest number is announced', async () => {
    await expect(part(page, 'New')).toBeVisible();
    await part(page, 'New').getByRole('link').click();
    await expect(page).toHaveURL('/offers');
  });
});

test('the home page leads to models, catalogues, a test ride, the showroom and its story', { tag: '@once' }, async ({
  page,
  request,
}) => {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' }),
  );
  await visit(page, '/');
  await test.step('the ways on lead to the catalogues, to finance, service and branches', async () => {
    const hrefs = (name: string) =>
      part(page, name)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(await hrefs('Find your ride')).toEqual(['/motorcycle', '/scooters', '/ev']);
    expect(await hrefs('Quick start')).toEqual(['/finance', '/service-booking', '/networks']);
  });
  await test.step('the showroom block says where, when and how, and shows the map on demand', async () => {
    const showroom = part(page, 'Visit our showroom');
    await expect(showroom).toContainText(siteContent.address);
    await expect(showroom.getByRole('link', { name: '90000 00001' })).toHaveAttribute('href', 'tel:+919000000001');
    await expect(showroom.getByRole('link', { name: '90000 00002' })).toHaveAttribute('href', 'tel:+919000000002');
    await expect(showroom.getByRole('link', { name: siteContent.email })).toHaveAttribute(
      'href',
      `mailto:${siteContent.email}`,
    );
    await expect(showroom).toContainText('Monday-Sunday');
    await expect(showroom).toContainText('Sales 09:30 AM to 6:30 PM');
    await expect(showroom.getByRole('link', { name: 'Open the map' })).toHaveAttribute('href', siteContent.map.link);
    await expect(page.locator('iframe')).toHaveCount(0);
    await showroom.getByRole('button', { name: 'Show the map' }).click();
    await expect(showroom.locator('iframe')).toHaveAttribute('src', siteContent.map.embed);
    await expect(showroom.locator('iframe')).toBeFocused();
  });
  await test.step('the about-us block leads to the story and to three motorcycles with their prices', async () => {
    const about = part(page, 'About us');
    const models = about.locator('li');
    await expect(models).toHaveCount(3);
    const bikes: { name: string; bikeName: string; price: number }[] = await (await request.get('/api/bikes')).json();
    for (const model of await models.all()) {
      const link = model.getByRole('link');
      const name = await link.textContent();
      const own = bikes.find((one) => one.name === name);
      await expect(link).toHaveAttribute('href', `/view-details?${new URLSearchParams({ bike: own?.bikeName ?? '' })}`);
      await expect(model).toContainText(`Start from ₹${own?.price.toLocaleString('en-IN')}, ex-showroom`);
    }
    await about.getByRole('link', { name: 'KNOW MORE...' }).click();
    await expect(page).toHaveURL('/about');
    await expect(about).toBeHidden();
    await page.goBack();
  });
  await test.step('a test ride starts with the choice of a model', async () => {
    await part(page, 'Quick start').getByLabel('Model').selectOption(MODEL.bikeName);
    await part(page, 'Quick start').getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(`/text-ride-booking?bike=${MODEL.bikeName}`);
    await expect(page.getByRole('main')).toContainText(MODEL.bikeName);
  });
});

test.describe('without scripts', () => {
  test.use(withoutScripts);

  // On a phone: `plain-company.ts`.
  test('the first picture, the models and the form of the test ride are there', { tag: '@once' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('main picture img').first()).toBeVisible();
    await expect(part(page, 'About us').locator('li')).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Show the map' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Open the map' })).toBeVisible();
    await part(page, 'Quick start').getByLabel('Model').selectOption(MODEL.bikeName);
    await part(page, 'Quick start').getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(`/text-ride-booking?bike=${MODEL.bikeName}`);
  });
});
