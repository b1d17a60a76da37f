import type { Page } from '@playwright/test';
import { loadDictionary } from '../content/load-translations.ts';
import { formatRupees } from '../contract/display.ts';
import { aboutBike, pagePaths } from '../contract/page-paths.ts';
import { financeReport } from '../contract/reports/finance.ts';
import { offerReport } from '../contract/reports/offer.ts';
import { productReport } from '../contract/reports/product.ts';
import { SCOOTER, SCOOTER_COLOUR, SCOOTER_VARIANT } from './demo-model.ts';
import { expect, FRAME_SCRIPT, frameHydrated, holdScripts, hydrated, test, visit, withoutScripts } from './fixtures.ts';
import { newSender } from './form-helpers.ts';

const choice = { variant: SCOOTER_VARIANT.name, colour: SCOOTER_COLOUR };
const DETAILS = aboutBike(pagePaths.bikeDetail, SCOOTER.bikeName);
const WITH_VARIANT = aboutBike(pagePaths.bikeDetail, SCOOTER.bikeName, { variant: choice.variant });
const CHOSEN = new URLSearchParams({ bike: SCOOTER.bikeName, ...choice });
const PRICE = formatRupees(SCOOTER.price);
const VARIANT_PRICE = formatRupees(SCOOTER_VARIANT.price);
const IN_COLOUR = { name: `${SCOOTER.name} in ${choice.colour}` };
const panel = (page: Page) => page.getByRole('tabpanel');

async function askForRide(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email address').fill('asha@example.com');
  await page.getByLabel('Contact number').fill('9876543210');
  await page.getByLabel('Colour').selectOption('Blue');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'SUBMIT' }).click();
}

test.describe('a chosen variant and colour', () => {
  test('stand in the address, show their price, stay after a reload and on every tab, and reach staff in English', {
    tag: '@once',
  }, async ({ page, storedEnquiries }) => {
    await test.step('they stand in the address, show their price, and stay after a reload and on every tab', async () => {
      await visit(page, DETAILS);
      await expect(panel(page)).toContainText(`Start from ${PRICE}`);
      await page.getByLabel('Select Variant').selectOption(choice.variant);
      await expect(page).toHaveURL(WITH_VARIANT);
      await expect(panel(page)).toContainText(`${choice.variant} ${VARIANT_PRICE}`);
      await expect(panel(page)).toContainText(`Start from ${PRICE}`);
      await page.getByRole('tab', { name: 'COLOURS' }).click();
      await expect(panel(page)).toContainText(`${choice.variant} ${VARIANT_PRICE}`);
      await panel(page).locator('label', { hasText: choice.colour }).click();
      await expect(page).toHaveURL(aboutBike(pagePaths.bikeDetail, SCOOTER.bikeName, { tab: 'colours', ...choice }));
      await page.reload();
      await expect(panel(page).getByRole('img', IN_COLOUR)).toBeVisible();
      await frameHydrated(page);
      await page.getByRole('tab', { name: SCOOTER.bikeName }).click();
      await expect(page.getByLabel('Select Variant')).toHaveValue(choice.variant);
    });
    await test.step('they reach staff with the enquiry', async () => {
      const name = newSender();
      await page.getByRole('button', { name: 'BOOK TEST RIDE' }).click();
      await expect(page).toHaveURL(`/text-ride-booking?${CHOSEN}`);
      const main = page.getByRole('main');
      await expect(main).toContainText(VARIANT_PRICE);
      await expect(main).toContainText(`${choice.variant}, ${choice.colour}`);
      await askForRide(page, name);
      await expect(page.locator('[data-toast="success"]')).toBeVisible();
      expect(await storedEnquiries(productReport, name)).toMatchObject([
        {
          model: SCOOTER.bikeName,
          color: 'Blue',
          variant: choice.variant,
          chosen_colour: choice.colour,
          came_from: `/view-details?${CHOSEN}`,
        },
      ]);
      const receipt = page.locator('[data-receipt]');
      await expect(receipt).toContainText(`Variant${choice.variant}`);
      await expect(receipt).toContainText(`Chosen colour${choice.colour}`);
    });
    await test.step('they are what finance is asked for, at the price of the variant', async () => {
      const name = newSender();
      await visit(page, `/text-ride-booking?${CHOSEN}`);
      await page.getByRole('link', { name: 'INTERESTED FOR FINANCE ?' }).click();
      await expect(page).toHaveURL(`/finance?${CHOSEN}`);
      await expect(page.getByRole('main')).toContainText(`${SCOOTER.name} ${choice.variant}`);
      await expect(page.getByRole('main')).toContainText(VARIANT_PRICE);
      await page.locator('#finance-form-name').fill(name);
      await page.getByRole('button', { name: 'SUBMIT' }).click();
      await expect(page.locator('[data-toast="success"]')).toBeVisible();
      expect(await storedEnquiries(financeReport, name)).toMatchObject([
        { model: SCOOTER.slug, variant: choice.variant, chosen_colour: choice.colour },
      ]);
      await expect(page.locator('[data-receipt]')).toContainText(
        `Variant${choice.variant}Chosen colour${choice.colour}`,
      );
    });
    await test.step('those that the model does not have are passed over', async () => {
      const name = newSender();
      await visit(page, aboutBike(pagePaths.productEnquiry, SCOOTER.bikeName, { variant: 'Turbo', colour: 'Plaid' }));
      await expect(page.getByRole('main')).toContainText(PRICE);
      await expect(page.getByRole('main')).not.toContainText('Turbo');
      await askForRide(page, name);
      await expect(page.locator('[data-toast="success"]')).toBeVisible();
      const [row] = await storedEnquiries(productReport, name);
      expect(Object.keys(row ?? {})).toEqual(expect.not.arrayContaining(['variant', 'chosen_colour']));
    });
  });

  test('stay chosen, and are what is booked, also before the frame of the page has come', { tag: '@once' }, async ({
    page,
  }) => {
    const release = await holdScripts(page, FRAME_SCRIPT);
    await page.goto(aboutBike(pagePaths.bikeDetail, SCOOTER.bikeName, { colour: choice.colour }));
    await hydrated(page);
    await page.getByLabel('Select Variant').selectOption(choice.variant);
    await expect(panel(page)).toContainText(`${choice.variant} ${VARIANT_PRICE}`);
    await expect(page.getByLabel('Select Variant')).toHaveValue(choice.variant);
    await page.getByRole('button', { name: 'BOOK TEST RIDE' }).click();
    release();
    await expect(page).toHaveURL(`/text-ride-booking?${CHOSEN}`);
    await expect(page.getByRole('main')).toContainText(VARIANT_PRICE);
  });

  test('are there again for who goes back, and on a shared link in another language', async ({ page }) => {
    await visit(page, `${DETAILS}&tab=colours`);
    await panel(page).locator('label', { hasText: choice.colour }).click();
    await expect(page).toHaveURL(
      aboutBike(pagePaths.bikeDetail, SCOOTER.bikeName, { tab: 'colours', colour: choice.colour }),
    );
    const shared = new URL(page.url());
    await panel(page).getByRole('link', { name: 'BOOK TEST RIDE' }).locator('visible=true').click();
    await expect(page).toHaveURL(/text-ride-booking/);
    await page.goBack();
    await expect(panel(page).getByRole('img', IN_COLOUR)).toBeVisible();
    await visit(page, `/kn${shared.pathname}${shared.search}`);
    await expect(panel(page).getByRole('radio', { checked: true })).toHaveAccessibleName(
      loadDictionary('kn').get(choice.colour) ?? '',
    );
  });
});

test('an offer enquiry says which offer was on the page', { tag: '@once' }, async ({ page, storedEnquiries }) => {
  // Other tests add and remove offers meanwhile.
  const offer = {
    id: 4711,
    title: 'Offer of this test',
    image: '/pictures/gallery/delivery-row.webp',
    description: '-',
  };
  await page.route('**/api/getOffers*', (route) => route.fulfill({ json: [offer] }));
  const name = newSender();
  await visit(page, pagePaths.offers);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer.title);
  await page.locator('#offer-form-name').fill(name);
  await page.locator('#offer-form-email').fill('asha@example.com');
  await page.locator('#offer-form-contact').fill('9876543210');
  await page.locator('#offer-form-agree').check();
  await page.locator('#offer-form').getByRole('button').click();
  await expect(page.locator('[data-toast="success"]')).toBeVisible();
  expect(await storedEnquiries(offerReport, name)).toMatchObject([{ offer: offer.title, offer_id: String(offer.id) }]);
  const receipt = page.locator('[data-receipt]');
  await expect(receipt).toContainText(`Offer${offer.title}`);
  await expect(receipt).toContainText('Terms and conditionsYes');
});

test.describe('without scripts', { tag: '@once' }, () => {
  test.use(withoutScripts);

  test('variant and colour are chosen, shown and sent', async ({ page, storedEnquiries }) => {
    const name = newSender();
    await page.goto(DETAILS);
    await page.getByLabel('Select Variant').selectOption(choice.variant);
    await page.getByRole('button', { name: 'Show the price of this variant' }).click();
    await expect(page).toHaveURL(WITH_VARIANT);
    await expect(panel(page)).toContainText(`${choice.variant} ${VARIANT_PRICE}`);
    await page.getByRole('tab', { name: 'COLOURS' }).click();
    await panel(page).getByRole('link', { name: choice.colour }).click();
    await page.getByRole('tab', { name: SCOOTER.bikeName }).click();
    await expect(page.getByLabel('Select Variant')).toHaveValue(choice.variant);
    await page.getByRole('button', { name: 'BOOK TEST RIDE' }).click();
    await expect(page.getByRole('main')).toContainText(`${choice.variant}, ${choice.colour}`);
    await askForRide(page, name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    expect(await storedEnquiries(productReport, name)).toMatchObject([
      { variant: choice.variant, chosen_colour: choice.colour },
    ]);
    await expect(page.locator('[data-receipt]')).toContainText(`Variant${choice.variant}Chosen colour${choice.colour}`);
  });
});
