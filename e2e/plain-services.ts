import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { formatNumber } from '../contract/display.ts';
import { MINUTE_MS } from '../contract/durations.ts';
import { kolkataDate } from '../contract/kolkata-time.ts';
import { pagePaths } from '../contract/page-paths.ts';
import amc from '../test-support/dealership/content/pages/amc.json' with { type: 'json' };
import warranty from '../test-support/dealership/content/pages/extended-warranty.json' with { type: 'json' };
import joyClub from '../test-support/dealership/content/pages/joy-club.json' with { type: 'json' };
import retired from '../test-support/dealership/content/retired-models.json' with { type: 'json' };
import siteContent from '../test-support/dealership/content/site.json' with { type: 'json' };
import { demoModels } from '../test-support/demo.ts';

const MODELS_IN_SERVICE = demoModels.length + retired.length;
const main = (page: Page) => page.getByRole('main');

/** What there is to read and to fill in on the page of each service, each of which is opened first. */
export const servicePages: Record<string, (page: Page) => Promise<void>> = {
  // Benefits, every model there is and was, and no day that has passed.
  [pagePaths.serviceBooking]: async (page) => {
    await expect(page.getByRole('region', { name: 'Why our workshop' }).getByRole('listitem')).toHaveCount(6);
    const labels = await page.locator('#service-form label').allTextContents();
    expect(labels.slice(0, 10)).toEqual([
      'Model',
      'Model, if not listed',
      'Year of purchase',
      'Service type',
      'Registration number',
      'Booking date',
      'Name',
      'Email',
      'Contact number',
      'Message',
    ]);
    await expect(page.getByLabel('Model', { exact: true }).locator('option')).toHaveCount(MODELS_IN_SERVICE + 1);
    await expect(page.getByLabel('Service type').locator('option')).toHaveText(['Select', 'Paid', 'Free']);
    // Yesterday's only if midnight has passed since the page was made, a moment ago.
    const now = Date.now();
    const firstDay = await page.getByLabel('Booking date').getAttribute('min');
    expect([kolkataDate(now - MINUTE_MS), kolkataDate(now)]).toContain(firstDay);
  },
  // Features, plans, video and form.
  [pagePaths.amc]: async (page) => {
    for (const benefit of amc.benefits) await expect(main(page).getByText(benefit)).toBeVisible();
    await expect(main(page).getByRole('table', { name: 'Plans' }).getByRole('row')).toHaveCount(
      amc.plans.rows.length + 1,
    );
    await expect(page.locator('#amc-form-model option')).toHaveCount(MODELS_IN_SERVICE + 1);
    await expect(page.getByRole('button', { name: /^Play the video/ })).toBeHidden();
    await expect(page.locator('video')).toHaveAttribute('controls', '');
    const answer = page.getByText('If you sell the vehicle within the year');
    await expect(answer).toBeHidden();
    await page.getByText('Does it move with the vehicle?').click();
    await expect(answer).toBeVisible();
  },
  // A tariff table each for scooters and motorcycles.
  [pagePaths.extendedWarranty]: async (page) => {
    for (const { vehicles, standardKm, options } of warranty.tariffs.tables) {
      await expect(page.getByText(`Standard warranty: 3 years and ${formatNumber(standardKm)} km`)).toBeVisible();
      const rows = page.getByRole('table', { name: vehicles }).getByRole('row');
      await expect(rows).toHaveCount(options.length + 1);
      for (const [index, { years, totalYears, extraKm }] of options.entries()) {
        const row = rows.nth(index + 1);
        await expect(row).toContainText(`+ ${years} year`);
        await expect(row).toContainText(`${totalYears} years`);
        await expect(row).toContainText(`+ ${formatNumber(extraKm)} km`);
      }
    }
  },
  // Three fields and five channels.
  [pagePaths.optIn]: async (page) => {
    for (const label of ['Registration number', 'Name', 'Mobile number']) {
      await expect(page.getByLabel(label, { exact: true })).toBeVisible();
    }
  },
  // The name of the maker, and the fields in their order.
  [pagePaths.joyClub]: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${siteContent.maker} JOY CLUB`);
    await expect(main(page)).toContainText(joyClub.lead.replace('{maker}', siteContent.maker));
    await expect(page.getByRole('heading', { name: 'ENQUIRE NOW' })).toBeVisible();
    expect((await page.locator('#joyClub-form label').allTextContents()).slice(0, 7)).toEqual([
      'Model',
      'Year of purchase',
      'Registration number',
      'Your name',
      'Email address',
      'Contact number',
      'Message',
    ]);
    const values = await page
      .getByLabel('Model', { exact: true })
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(values).toEqual(['', 'Shine', 'Activa', 'Unicorn', 'CBR 150R']);
    await expect(page.getByLabel('Year of purchase')).toHaveAttribute('min', '1980');
    await expect(page.getByRole('button', { name: 'SUBMIT' })).toBeVisible();
  },
};
