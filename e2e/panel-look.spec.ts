import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, NOBODY, visit } from './fixtures.ts';
import { testAlone } from './own-site.ts';
import type { Panel } from './panel-helpers.ts';
import { REFUSED } from './panel-helpers.ts';
import { tooWide } from './too-wide.ts';

/** The look and the languages of every page are changed here. */
const test = testAlone();

const YELLOW = '#ffd400';
const NEAREST = '#8d7400';
const RGB = 'rgb(141, 116, 0)';

async function openSettings(panel: Panel): Promise<void> {
  await panel.open('settings');
  await expect(panel.page.getByLabel('Sales phone')).toBeVisible();
}

const bar = (page: Page) => page.getByRole('main').getByRole('status').first();

async function publish(panel: Panel): Promise<void> {
  await expect(bar(panel.page)).toHaveText(/^Saved \d/);
  await panel.button('Publish now').click();
  await panel.expectToast('success', 'Published: every page shows it now.');
}

/** Letters with nothing behind them. */
const logoFile = async (width: number, height: number) => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="5%" y="25%" width="90%" height="50%" fill="#0a2a66"/></svg>`,
    ),
  )
    .png()
    .toBuffer(),
});

test('a colour that cannot be read is refused, the nearest is taken, and the whole site has it', async ({
  page,
  panel,
  context,
  browser,
  site,
  allowProblems,
}) => {
  allowProblems([REFUSED]);
  await openSettings(panel);
  const colour = page.getByLabel('Colour', { exact: true });

  await test.step('by the keyboard, with the nearest that passes', async () => {
    await colour.fill(YELLOW);
    await expect(colour).toHaveAccessibleDescription(
      /^Colour is too light to be read: its contrast with the white page is 1\.4:1, and 4\.5:1 is needed\. The nearest colour that passes is #8d7400\./,
    );
    await expect(panel.button('Publish now')).toHaveAttribute('aria-disabled', 'true');
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => tooWide(page)).toEqual([]);
    await page.setViewportSize({ width: 1366, height: 900 });
    await panel.tabTo(panel.button(`Take ${NEAREST}`), 2);
    await page.keyboard.press('Enter');
    await expect(colour).toHaveValue(NEAREST);
    await expect(panel.button(`Take ${NEAREST}`)).toBeHidden();
  });

  await test.step('the draft shows it before it is published', async () => {
    await expect(bar(page)).toHaveText(/^Saved \d/);
    await expect(page.frameLocator('iframe').locator('a.button-primary').first()).toHaveCSS('background-color', RGB);
    await publish(panel);
  });

  await test.step('pages, icon and manifest have it, in both themes', async () => {
    const visitor = await context.newPage();
    await visit(visitor, '/');
    await expect(visitor.locator('.button-primary').first()).toHaveCSS('background-color', RGB);
    await expect(visitor.locator('meta[name="theme-color"]')).toHaveAttribute('content', NEAREST);
    const icon = (await visitor.locator('link[rel="icon"]').getAttribute('href')) ?? '';
    expect(await (await visitor.request.get(icon)).text()).toContain(NEAREST);
    const manifest = await (await visitor.request.get('/manifest.webmanifest')).json();
    expect(manifest.theme_color).toBe(NEAREST);
    await visitor.close();
    const dark = await browser.newContext({ storageState: NOBODY, baseURL: site.origin, colorScheme: 'dark' });
    const byNight = await dark.newPage();
    await visit(byNight, '/');
    await expect(byNight.locator('.button-primary').first()).toHaveCSS('background-color', RGB);
    const mark = byNight.locator('header .border-sign').first();
    await expect(mark).not.toHaveCSS('border-top-color', RGB);
    await dark.close();
  });

  await test.step('everybody can read it', async () => {
    await visit(page, '/');
    await panel.checkAccessibility();
    await visit(page, '/finance');
    await panel.checkAccessibility();
    await panel.open('settings');
    await expect(colour).toHaveValue(NEAREST);
    await panel.checkAccessibility();
  });
});

test('a logo is uploaded, stands on every page, and is removed again', async ({ page, panel, context }) => {
  await openSettings(panel);
  const choose = page.getByLabel(/^Choose (a|another) logo$/);
  const visitor = await context.newPage();
  const name = await page.getByLabel('Name', { exact: true }).inputValue();

  await test.step('what is none is refused in words', async () => {
    await choose.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await panel.expectToast(
      'error',
      'SVG files are not accepted, because they can carry scripts. Please save the picture as PNG and try again.',
    );
  });

  for (const [width, height] of [
    [1200, 200],
    [200, 600],
  ] as const) {
    await test.step(`one of ${width} by ${height}`, async () => {
      await choose.setInputFiles(await logoFile(width, height));
      await expect(page.getByRole('img', { name: 'The logo in the dark' })).toBeVisible();
      await expect(page.frameLocator('iframe').getByRole('img', { name }).first()).toBeVisible();
      await publish(panel);
      await visit(visitor, '/');
      for (const screen of [360, 768, 1366]) {
        await visitor.setViewportSize({ width: screen, height: 800 });
        const logo = visitor.locator('header').getByRole('img', { name });
        await expect(logo).toBeVisible();
        const box = await logo.boundingBox();
        expect(box?.height, `on ${screen}`).toBeLessThanOrEqual(48);
        expect((box?.width ?? 0) / (box?.height ?? 1), `on ${screen}`).toBeCloseTo(width / height, 0);
        await expect.poll(() => tooWide(visitor)).toEqual([]);
      }
      await expect(visitor.locator('link[rel="icon"]')).toHaveAttribute('href', /^\/icon-192\.png\?v=/);
    });
  }

  await test.step('everybody can use it', async () => {
    await panel.checkAccessibility();
    await page.getByLabel('Colour', { exact: true }).focus();
    await panel.tabTo(choose, 2);
    await panel.tabTo(panel.button('Remove the logo'), 1);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => tooWide(page)).toEqual([]);
  });

  await test.step('removed by the keyboard', async () => {
    await panel.button('Remove the logo').press('Enter');
    await expect(panel.button('Remove the logo')).toBeHidden();
    await publish(panel);
    await visit(visitor, '/');
    await expect(visitor.locator('header').getByRole('img')).toHaveCount(0);
    await expect(visitor.locator('header').getByText(name)).toBeVisible();
    await visitor.close();
  });
});

test('Hindi is turned off and on again', async ({ page, panel, browser, site }) => {
  await openSettings(panel);
  const languages = page.getByRole('region', { name: 'Languages', exact: true });
  const tagline = page.getByRole('group', { name: 'Tagline' });
  const hindi = languages.getByRole('checkbox', { name: 'हिन्दी' });
  const reader = await browser.newContext({ storageState: NOBODY, baseURL: site.origin, locale: 'hi-IN' });
  const visitor = await reader.newPage();
  const switchTo = visitor.getByRole('link', { name: 'हिन्दी' });
  await visit(visitor, '/hi');
  await visitor.evaluate(() => localStorage.setItem('language', 'hi'));

  await test.step('off: the form asks for it no longer, and its pages lead to English', async () => {
    await expect(hindi).toBeChecked();
    await expect(tagline.getByLabel('हिन्दी')).toBeVisible();
    await hindi.press('Space');
    await expect(tagline.getByLabel('हिन्दी')).toBeHidden();
    await expect(tagline.getByLabel('ಕನ್ನಡ')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Language' })).not.toContainText('हिन्दी');
    await publish(panel);
    await panel.goTo('Branches');
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('group', { name: 'Name' }).getByLabel('ಕನ್ನಡ')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Name' }).getByLabel('हिन्दी')).toBeHidden();
    await visit(visitor, '/hi/finance?bike=BRAVO');
    await expect(visitor).toHaveURL('/finance?bike=BRAVO');
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'en');
    await expect(switchTo).toHaveCount(0);
    await expect(visitor.getByText('हिन्दी में पढ़ें')).toHaveCount(0);
  });

  await test.step('on: all of it is there again, with its texts', async () => {
    await panel.goTo('Settings');
    await hindi.check();
    await expect(tagline.getByLabel('हिन्दी')).not.toHaveValue('');
    await publish(panel);
    await visitor.goto('/hi/finance');
    await expect(visitor).toHaveURL('/hi/finance');
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'hi');
    await reader.close();
  });
});
