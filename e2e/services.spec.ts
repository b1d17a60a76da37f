import type { Page } from '@playwright/test';
import amc from '../content/pages/amc.json' with { type: 'json' };
import warranty from '../content/pages/extended-warranty.json' with { type: 'json' };
import siteContent from '../content/site.json' with { type: 'json' };
import { formatNumber } from '../contract/display.ts';
import { kolkataDate } from '../contract/kolkata-time.ts';
import { pathIn } from '../contract/locales.ts';
import { pagePaths } from '../contract/page-paths.ts';
import { expect, test, visit, withoutScripts } from './fixtures.ts';

const MODELS_IN_SERVICE = 26;

test.describe('without scripts', () => {
  test.use(withoutScripts);

  // What is there to be read is there before any script, and the same afterwards: `every-page.spec.ts` would hear of a difference.
  test('each service has its text, tables and fields, its video has the browser’s own controls, and questions open', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    await test.step('service booking: benefits, 26 models, and no day that has passed', async () => {
      await page.goto(pagePaths.serviceBooking);
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
      await expect(page.getByLabel('Booking date')).toHaveAttribute('min', kolkataDate(Date.now()));
    });

    await test.step('AMC: features, plans, video and form', async () => {
      await page.goto(pagePaths.amc);
      for (const benefit of amc.benefits) await expect(main.getByText(benefit)).toBeVisible();
      await expect(main.getByRole('table', { name: 'Plans' }).getByRole('row')).toHaveCount(amc.plans.rows.length + 1);
      await expect(page.locator('#amc-form-model option')).toHaveCount(MODELS_IN_SERVICE + 1);
      await expect(page.getByRole('button', { name: /^Play the video/ })).toBeHidden();
      await expect(page.locator('video')).toHaveAttribute('controls', '');
      const answer = page.getByText('If you sell the vehicle within the year');
      await expect(answer).toBeHidden();
      await page.getByText('Does it move with the vehicle?').click();
      await expect(answer).toBeVisible();
    });

    await test.step('extended warranty: a tariff table each for scooters and motorcycles', async () => {
      await page.goto(pagePaths.extendedWarranty);
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
    });

    await test.step('opt-in: three fields and five channels', async () => {
      await page.goto(pagePaths.optIn);
      for (const label of ['Registration number', 'Name', 'Mobile number']) {
        await expect(page.getByLabel(label, { exact: true })).toBeVisible();
      }
    });

    await test.step('JOY CLUB: the name of the maker, and the fields in their order', async () => {
      await page.goto(pagePaths.joyClub);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${siteContent.maker} JOY CLUB`);
      await expect(main).toContainText('exclusive engagement programme for the customer family');
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
    });
  });
});

const player = (page: Page) => page.locator('video');
const captionMode = (page: Page) =>
  player(page).evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode ?? 'none');
/** The captions that the browser has read: their words, and where they begin, in percent of the width. */
const cuesOf = (page: Page) =>
  player(page).evaluate((video: HTMLVideoElement) =>
    [...(video.textTracks[0]?.cues ?? [])].map((cue) => {
      const { text, position, size, align } = cue as VTTCue;
      return { text, left: align === 'end' ? Number(position) - size : 0 };
    }),
  );

test('a video is fetched by a click and plays at once, with captions, which in Kannada are shown', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) fetched.push(request.url());
  });
  for (const path of [pagePaths.joyClub, pagePaths.optIn, pagePaths.amc]) {
    await test.step(path, async () => {
      fetched.length = 0;
      await visit(page, path);
      if (path === pagePaths.optIn) await expect(page.locator('#optIn-form').getByRole('checkbox')).toHaveCount(6);
      await expect(player(page)).toHaveCount(0);
      expect(fetched).toEqual([]);
      await page.getByRole('button', { name: /^Play the video/ }).click();
      const video = player(page);
      await expect(video).toBeFocused();
      await expect(video.locator('track[kind="captions"]')).toHaveAttribute('srclang', 'en');
      await expect.poll(() => video.evaluate((one: HTMLVideoElement) => !one.paused && one.currentTime > 0)).toBe(true);
      // The words of the picture are English: captions in English are for those who ask for them.
      await expect.poll(() => captionMode(page)).toBe('disabled');
    });
  }
  await page.getByRole('main').getByRole('link', { name: 'Ask for your AMC' }).click();
  await expect(page.getByRole('heading', { name: 'Ask for your AMC' })).toBeInViewport();

  await visit(page, pathIn('kn', pagePaths.amc));
  await page.locator('button:has(picture)').click();
  await expect.poll(() => captionMode(page)).toBe('showing');
  await expect.poll(async () => (await cuesOf(page)).length).toBeGreaterThan(2);
  const cues = await cuesOf(page);
  expect(cues[0]?.text).toMatch(/[\u0c80-\u0cff]/);
  // They cover none of the words in the picture; those of the other videos: `captions.test.ts`.
  expect(Math.min(...cues.map(({ left }) => left))).toBeGreaterThan(50);
});
