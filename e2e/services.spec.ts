import amc from '../content/pages/amc.json' with { type: 'json' };
import warranty from '../content/pages/extended-warranty.json' with { type: 'json' };
import siteContent from '../content/site.json' with { type: 'json' };
import { formatNumber } from '../contract/display.ts';
import { kolkataDate } from '../contract/kolkata-time.ts';
import { pathIn } from '../contract/locales.ts';
import { pagePaths } from '../contract/page-paths.ts';
import { expect, test, visit, withoutScripts } from './fixtures.ts';

const MODELS_IN_SERVICE = 26;

test('service booking: benefits, 26 models, and no day that has passed', async ({ page }) => {
  await visit(page, pagePaths.serviceBooking);
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

test('AMC: features, plans, video and form', async ({ page }) => {
  await visit(page, pagePaths.amc);
  const main = page.getByRole('main');
  for (const benefit of amc.benefits) await expect(main.getByText(benefit)).toBeVisible();
  await expect(main.getByRole('table', { name: 'Plans' }).getByRole('row')).toHaveCount(amc.plans.rows.length + 1);
  await expect(page.locator('#amc-form-model option')).toHaveCount(MODELS_IN_SERVICE + 1);
  await expect(main.getByRole('button', { name: /^Play the video/ })).toBeVisible();
});

test('extended warranty: a tariff table each for scooters and motorcycles', async ({ page }) => {
  await visit(page, pagePaths.extendedWarranty);
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

test('opt-in: three fields and five channels', async ({ page }) => {
  await visit(page, pagePaths.optIn);
  for (const label of ['Registration number', 'Name', 'Mobile number']) {
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  }
  await expect(page.locator('#optIn-form').getByRole('checkbox')).toHaveCount(6);
});

test('JOY CLUB: the name of the maker, and the fields in their order', async ({ page }) => {
  await visit(page, pagePaths.joyClub);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${siteContent.maker} JOY CLUB`);
  await expect(page.getByRole('main')).toContainText('exclusive engagement programme for the customer family');
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

test('the button at the top leads to the form', async ({ page }) => {
  await visit(page, pagePaths.amc);
  await page.getByRole('main').getByRole('link', { name: 'Ask for your AMC' }).click();
  await expect(page.getByRole('heading', { name: 'Ask for your AMC' })).toBeInViewport();
});

for (const path of [pagePaths.amc, pagePaths.optIn, pagePaths.joyClub]) {
  test(`${path}: the video is fetched by a click and plays at once, with captions`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/\.(webm|mp4)$/.test(request.url())) fetched.push(request.url());
    });
    await visit(page, path);
    await expect(page.locator('video')).toHaveCount(0);
    expect(fetched).toEqual([]);
    await page.getByRole('button', { name: /^Play the video/ }).click();
    const video = page.locator('video');
    await expect(video).toBeFocused();
    await expect(video.locator('track[kind="captions"]')).toHaveAttribute('srclang', 'en');
    await expect.poll(() => video.evaluate((element) => !(element as HTMLVideoElement).paused)).toBe(true);
    await expect.poll(() => video.evaluate((element) => (element as HTMLVideoElement).currentTime)).toBeGreaterThan(0);
  });
}

test('the captions of a video speak the language of the page', async ({ page }) => {
  await visit(page, pathIn('kn', pagePaths.amc));
  await page.locator('button:has(picture)').click();
  const firstCue = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => {
      const [cue] = video.textTracks[0]?.cues ?? [];
      return cue instanceof VTTCue ? cue.text : '';
    });
  await expect.poll(firstCue).toMatch(/[\u0c80-\u0cff]/);
});

for (const path of [pagePaths.amc, pagePaths.optIn, pagePaths.joyClub]) {
  test(`${path}: captions cover none of the words in the picture`, async ({ page }) => {
    for (const locale of ['en', 'kn'] as const) {
      await visit(page, pathIn(locale, path));
      await page.locator('button:has(picture)').click();
      const video = page.locator('video');
      // The words of the picture are English: captions in English are for those who ask for them.
      const mode = () => video.evaluate((player: HTMLVideoElement) => player.textTracks[0]?.mode);
      await expect.poll(mode).toBe(locale === 'en' ? 'disabled' : 'showing');
      await video.evaluate((player: HTMLVideoElement) => {
        for (const track of player.textTracks) track.mode = 'showing';
      });
      const leftEdges = () =>
        video.evaluate((player: HTMLVideoElement) =>
          [...(player.textTracks[0]?.cues ?? [])].map((cue) => {
            const { position, size, align } = cue as VTTCue;
            return align === 'end' ? Number(position) - size : 0;
          }),
        );
      await expect.poll(async () => (await leftEdges()).length).toBeGreaterThan(2);
      // The words end about the middle of the picture.
      expect(Math.min(...(await leftEdges()))).toBeGreaterThan(50);
    }
  });
}

test.describe('without scripts', () => {
  test.use(withoutScripts);

  test('the video has the browser’s own controls, and questions open', async ({ page }) => {
    await page.goto(pagePaths.amc);
    await expect(page.getByRole('button', { name: /^Play the video/ })).toBeHidden();
    await expect(page.locator('video')).toHaveAttribute('controls', '');
    const answer = page.getByText('If you sell the vehicle within the year');
    await expect(answer).toBeHidden();
    await page.getByText('Does it move with the vehicle?').click();
    await expect(answer).toBeVisible();
  });
});
