import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { parseCsv } from '../contract/csv.ts';
import { formatRupees } from '../contract/display.ts';
import { MINUTE_MS } from '../contract/durations.ts';
import { demoAccessories } from '../test-support/demo.ts';
import { workbookWith } from '../test-support/workbook.ts';
import { expect, NOBODY, visit } from './fixtures.ts';
import { testAlone, withoutDraftBeside } from './own-site.ts';
import type { Panel } from './panel-helpers.ts';
import { REFUSED } from './panel-helpers.ts';

/** The demo becomes somebody else's dealership here, by the panel alone. */
const test = testAlone();
test.use(withoutDraftBeside);

const NAME = 'Shalmala Riders';
const COLOUR = '#0a5a3c';
const RGB = 'rgb(10, 90, 60)';
const BRANCHES = [
  { name: 'Navalgund', kannada: 'ನವಲಗುಂದ', phone: '9876501001' },
  { name: 'Nargund', kannada: 'ನರಗುಂದ', phone: '9876501002' },
];
const MODELS = [
  { name: 'Shalmala One', price: 71_500, paint: '#8b1e1e' },
  { name: 'Shalmala Two', price: 88_250, paint: '#1e3a8b' },
  { name: 'Shalmala Three', price: 1_04_900, paint: '#3a3a3a' },
];
/** What each variant costs more than its model. */
const VARIANT_MORE = 2500;
const JOURNEY_MS = 6 * MINUTE_MS;
const MAP = 'https://www.openstreetmap.org/export/embed.html?bbox=1';

const main = (page: Page) => page.getByRole('main');
const picture = async (paint: string, width: number, height: number) => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: paint } })
    .png()
    .toBuffer(),
});
const saved = (page: Page) =>
  expect(
    main(page)
      .getByText(/Saved \d/)
      .first(),
  ).toBeVisible();

async function finish(panel: Panel, step: string): Promise<void> {
  await panel.button('This step is done').click();
  await expect(panel.page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: step })).toContainText(
    '(done)',
  );
}

async function addBranch(panel: Panel, { name, kannada, phone }: (typeof BRANCHES)[number]): Promise<void> {
  const { page } = panel;
  await panel.button('New branch').click();
  await panel.dialog.getByLabel('Name').fill(name);
  await panel.dialog.getByRole('button', { name: 'Begin' }).click();
  await expect(panel.heading).toHaveText(name);
  await page.getByRole('group', { name: 'Name' }).getByLabel('ಕನ್ನಡ').fill(kannada);
  await page.getByRole('group', { name: 'Address' }).getByLabel('English').fill(`Main Road, ${name}`);
  await page.getByRole('group', { name: 'Address' }).getByLabel('ಕನ್ನಡ').fill(`ಮುಖ್ಯ ರಸ್ತೆ, ${kannada}`);
  await page.getByLabel('Sales phone').fill(phone);
  await page.getByLabel('E-mail').fill('hello@shalmala.example');
  await page.getByLabel('Map on the page').fill(MAP);
  await page.getByLabel('Service', { exact: true }).check();
  await expect(page.getByText(/to be corrected/)).toHaveCount(0);
  await saved(page);
  await page.getByRole('link', { name: 'All branches' }).click();
}

/** Begun as a copy of one that is like it. */
async function addModel(panel: Panel, original: string, { name, paint }: (typeof MODELS)[number]): Promise<void> {
  const { page, dialog } = panel;
  await panel.button(`Duplicate ${original}`).click();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expect(panel.heading).toHaveText(name);
  const pictures = page.getByRole('region', { name: 'Pictures', exact: true });
  for (const [index, side] of ['Large picture', 'From the side'].entries()) {
    await pictures.getByRole('button', { name: 'Choose another picture' }).nth(index).click();
    await dialog.getByLabel(/^Choose /).setInputFiles(await picture(paint, 600, 400));
    await panel.button('Use this picture').click();
    await expect(dialog, side).toBeHidden();
  }
  await saved(page);
  await page.getByRole('link', { name: 'All models' }).click();
}

test('a dealership of another name is live by the panel alone', { tag: '@once' }, async ({
  page,
  panel,
  browser,
  site,
  allowProblems,
}) => {
  // The longest way of all through the panel, which a busy machine may take three times as long for.
  test.setTimeout(JOURNEY_MS);
  allowProblems([REFUSED]);
  await panel.open('set-up');
  const toStep = async (step: string) => {
    await panel.goTo('Set up');
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: step }).click();
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^\\d\\. ${step}$`) })).toBeVisible();
  };

  await test.step('name, logo and colour, phones', async () => {
    await toStep('Name');
    await page.getByLabel('Name', { exact: true }).fill(NAME);
    await page.getByRole('group', { name: 'Tagline' }).getByLabel('English').fill('Two wheels on the Shalmala');
    await page.getByRole('group', { name: 'Tagline' }).getByLabel('ಕನ್ನಡ').fill('ಶಾಲ್ಮಲೆಯ ದಂಡೆಯಲ್ಲಿ ದ್ವಿಚಕ್ರ');
    await saved(page);
    await finish(panel, 'Name');
    await page.getByLabel('Colour', { exact: true }).fill(COLOUR);
    await page.getByLabel('Choose a logo').setInputFiles(await picture(COLOUR, 640, 160));
    await expect(page.getByText('Choose another logo')).toBeVisible();
    await saved(page);
    await finish(panel, 'Logo and colour');
    await page.getByLabel('Sales phone').fill('9876501000');
    await page.getByLabel('Service phone').fill('9876501009');
    await page.getByLabel('E-mail').fill('hello@shalmala.example');
    const address = page.getByRole('group', { name: 'Address' });
    await address.getByLabel('English').fill('Main Road, Navalgund, Karnataka 582208');
    await address.getByLabel('ಕನ್ನಡ').fill('ಮುಖ್ಯ ರಸ್ತೆ, ನವಲಗುಂದ, ಕರ್ನಾಟಕ 582208');
    await saved(page);
    await finish(panel, 'Phones and links');
  });

  await test.step('two branches in place of those of the demo', async () => {
    await page.getByRole('link', { name: 'Open your branches' }).click();
    await expect(panel.heading).toHaveText('Branches');
    for (const branch of BRANCHES) await addBranch(panel, branch);
    await toStep('Branches');
    await page.getByLabel(/^All \d+ from the demo$/).check();
    await page.getByRole('button', { name: /^Set aside \(\d+\)$/ }).click();
    await expect(page.getByText("None of the branches is the demo's.")).toBeVisible();
    await expect(page.getByText('Yours: Navalgund, Nargund.')).toBeVisible();
    await finish(panel, 'Branches');
  });

  await test.step('three models with pictures in place of those of the demo', async () => {
    await page.getByRole('link', { name: 'Open your models' }).click();
    await expect(panel.heading).toHaveText('Models');
    const first = main(page).locator('li > a').first();
    await expect(first).toBeVisible();
    const original = (await first.textContent()) ?? '';
    for (const model of MODELS) await addModel(panel, original, model);
    await toStep('Models');
    await page.getByLabel(/^All \d+ from the demo$/).check();
    await page.getByRole('button', { name: /^Set aside \(\d+\)$/ }).click();
    await expect(page.getByText("None of the models is the demo's.")).toBeVisible();
    await finish(panel, 'Models');
  });

  await test.step('languages, the own account, and all of it published', async () => {
    await toStep('Languages');
    await page.getByRole('checkbox', { name: 'हिन्दी' }).uncheck();
    await saved(page);
    await finish(panel, 'Languages');
    await expect(page.getByText('Your account has no second step yet.')).toBeVisible();
    await finish(panel, 'Your account');
    await expect(page.getByRole('button', { name: 'Publish all 6' })).toBeVisible();
    await panel.checkAccessibility();
    await page.getByRole('button', { name: 'Publish all 6' }).click();
    await expect(page.getByText('Everything that you have changed is published.')).toBeVisible();
    page.on('dialog', (question) => void question.accept());
    for (const kind of ['Slides of the home page', 'Pictures of the gallery', 'Offers', 'Accessories']) {
      await panel.button(`Set all aside: ${kind}`).click();
      await expect(panel.button(`Set all aside: ${kind}`)).toHaveCount(0);
    }
    await expect(page.getByText('Still from the demo')).toHaveCount(0);
    await panel.button('Take back: Accessories').click();
    await panel.expectToast('success', `Taken back: ${demoAccessories.length}.`);
    expect(await (await page.request.get('/api/manageAccessories')).json()).toHaveLength(demoAccessories.length);
    await finish(panel, 'Look and publish');
  });

  await test.step('prices by a file', async () => {
    await toStep('Prices');
    await page.getByRole('link', { name: 'Open the prices' }).click();
    const arriving = page.waitForEvent('download');
    await panel.button('Download').click();
    const [heading, ...rows] = parseCsv(await readFile(await (await arriving).path(), 'utf8'), 100);
    const priced = rows.map(({ cells: [model = '', variant = ''] }) => {
      const price = MODELS.find(({ name }) => name === model)?.price ?? 0;
      return [model, variant, variant ? price + VARIANT_MORE : price];
    });
    const buffer = workbookWith([heading?.cells ?? [], ...priced]);
    await panel.button('From a file').click();
    await panel.dialog.getByLabel('Excel (.xlsx) or CSV').setInputFiles({ name: 'prices.xlsx', mimeType: '', buffer });
    await expect(panel.dialog.locator('tbody tr')).toHaveCount(priced.length);
    await panel.button(`Change ${priced.length} prices now`).click();
    await expect(panel.dialog).toBeHidden();
    await toStep('Prices');
    await finish(panel, 'Prices');
  });

  await test.step('visitors find the new dealership and nothing of the old one, in English and Kannada', async () => {
    const context = await browser.newContext({ storageState: NOBODY, baseURL: site.origin });
    const visitor = await context.newPage();
    await visit(visitor, '/');
    await expect(visitor.locator('.button-primary').first()).toHaveCSS('background-color', RGB);
    await expect(visitor.locator('header img').first()).toHaveAttribute('alt', NAME);
    await visit(visitor, '/motorcycle');
    const shown = main(visitor).getByText(/./).filter({ visible: true });
    for (const { name, price } of MODELS) {
      await expect(shown.filter({ hasText: name }).first()).toBeVisible();
      await expect(shown.filter({ hasText: formatRupees(price) }).first()).toBeVisible();
    }
    await visit(visitor, '/kn/networks');
    for (const { kannada } of BRANCHES)
      await expect(main(visitor).getByRole('heading', { name: kannada })).toBeVisible();
    expect((await visitor.request.get('/hi/networks', { maxRedirects: 0 })).status()).toBeGreaterThanOrEqual(300);
    for (const address of ['/', '/kn', '/motorcycle', '/networks', '/contact', '/about', '/terms-conditions']) {
      const html = await (await visitor.request.get(address)).text();
      expect(html, address).toContain(NAME);
      expect(html, address).not.toContain('Testopolis');
    }
    await context.close();
  });
});
