import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatRupees } from '../contract/display.ts';
import { aboutBike, pagePaths } from '../contract/page-paths.ts';
import { productReport } from '../contract/reports/product.ts';
import { MODEL, VARIANT } from './demo-model.ts';
import { expect, test, visit } from './fixtures.ts';

const BOOKING = aboutBike(pagePaths.productEnquiry, MODEL.bikeName, { variant: VARIANT.name });

async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email address').fill('asha@example.com');
  await page.getByLabel('Contact number').fill('9876543210');
  await page.getByLabel('Colour').selectOption('Blue');
  await page.getByRole('checkbox').check();
}

// On a phone: `forms-phone.spec.ts`.
test('the product enquiry shows what it is about, is stored, thanks for 3 seconds, and keeps the model alone; it asks for the agreement, and says what went wrong', {
  tag: '@once',
}, async ({ page, storedEnquiries, failCall }) => {
  await visit(page, BOOKING);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PRODUCT ENQUIRY');
  await expect(main.getByRole('img', { name: MODEL.bikeName })).toBeVisible();
  for (const text of [
    'SELECT YOUR PREFERENCE',
    'All prices are Ex-Showroom Price',
    formatRupees(VARIANT.price),
    VARIANT.name,
  ]) {
    await expect(main).toContainText(text);
  }
  await expect(page.getByLabel('Model').getByRole('option')).toHaveText([MODEL.bikeName]);
  await expect(page.getByLabel('Colour').getByRole('option')).toHaveText([
    'Select',
    'Red',
    'Blue',
    'Black',
    'White',
    'Grey',
  ]);
  const name = `Rider ${randomUUID()}`;
  await fill(page, name);
  await page.getByRole('button', { name: 'SUBMIT' }).click();
  const toast = page.locator('[data-toast="success"]');
  await expect(toast).toContainText('Thanks for your enquiry. Our team will get back soon.');
  await expect(page.getByLabel('Your name')).toHaveValue('');
  await expect(page.getByLabel('Model')).toHaveValue(MODEL.bikeName);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  expect(await storedEnquiries(productReport, name)).toMatchObject([
    { name, mobile_no: '9876543210', email_id: 'asha@example.com', model: MODEL.bikeName, color: 'Blue' },
  ]);
  await expect(toast).toHaveCount(0);
  await main.getByRole('link', { name: 'INTERESTED FOR FINANCE ?' }).click();
  await expect(page).toHaveURL(aboutBike(pagePaths.finance, MODEL.bikeName, { variant: VARIANT.name }));

  await test.step('it asks for the agreement, says what went wrong, and is about a default where nothing was handed over', async () => {
    await visit(page, '/text-ride-booking');
    await expect(page.getByRole('heading', { level: 2, name: 'Default Bike Name' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('₹0');
    await expect(page.getByLabel('Model')).toHaveValue('Default Bike Name');
    await failCall(page, '/api/postBooking', { status: 500 });
    await visit(page, BOOKING);
    await fill(page, 'Asha');
    const agree = page.getByRole('checkbox', { name: 'Yes, I agree with all Terms & Conditions' });
    await agree.uncheck();
    await page.getByRole('button', { name: 'SUBMIT' }).click();
    await expect(agree).toBeFocused();
    expect(await agree.evaluate((box: HTMLInputElement) => box.validity.valueMissing)).toBe(true);
    const terms = page.getByRole('main').getByRole('link', { name: 'Terms & Conditions' });
    await expect(terms).toHaveAttribute('href', '/terms-conditions');
    await expect(terms).toHaveAttribute('target', '_blank');
    await agree.check();
    await page.getByRole('button', { name: 'SUBMIT' }).click();
    await expect(page.locator('[data-toast="error"]')).toContainText('Something went wrong. Please try again.');
    await expect(page.getByLabel('Your name')).toHaveValue('Asha');
  });
});
