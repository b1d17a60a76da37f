import type { Page } from '@playwright/test';
import { pagePaths } from '../contract/page-paths.ts';
import { expect } from './fixtures.ts';
import { testAlone } from './own-site.ts';
import type { Panel } from './panel-helpers.ts';
import { REFUSED } from './panel-helpers.ts';
import { tooWide } from './too-wide.ts';

/** What visitors read is changed here. */
const test = testAlone();

const bar = (page: Page) => page.getByRole('main').getByRole('status').first();
const saved = (page: Page) => expect(bar(page)).toHaveText(/^Saved \d/);

async function openPages(panel: Panel): Promise<void> {
  await panel.open('pages');
  await expect(panel.page.getByRole('link', { name: 'About', exact: true })).toBeVisible();
}

const ENGLISH = 'We still have **the first scooter**, at [our branches](/networks).';
const KANNADA = 'ನಮ್ಮ ಮೊದಲ ಸ್ಕೂಟರ್ ಇನ್ನೂ **ನಮ್ಮಲ್ಲಿದೆ**.';

test('the dealer changes a text of a page in two languages, and visitors read it when it is published', async ({
  page,
  panel,
  context,
  allowProblems,
}) => {
  allowProblems([REFUSED]);
  await openPages(panel);
  await panel.checkAccessibility();
  await page.getByRole('link', { name: 'About', exact: true }).click();
  const section = page.getByRole('main').locator('details[data-part]').last();
  await section.locator('summary').first().click();
  const blocks = section.getByRole('group', { name: /^Paragraph \d/ });
  const draft = page.frameLocator('iframe');

  await test.step('a paragraph is added, and what its translations lack is said', async () => {
    // The parts of a section are drawn once it is open.
    await expect(blocks.first()).toBeVisible();
    const before = await blocks.count();
    await section.getByLabel('New block').selectOption('Paragraph');
    await section.getByRole('button', { name: 'Add block' }).click();
    await expect(blocks).toHaveCount(before + 1);
    await blocks.last().getByLabel('English').fill('We are {nobody}.');
    await expect(blocks.last().getByText('Not translated yet: pages show the English.')).toHaveCount(2);
  });

  const paragraph = blocks.last();
  await test.step('a place that nothing is filled into is refused with a sentence', async () => {
    await saved(page);
    await expect(paragraph.getByLabel('English')).toHaveAccessibleDescription(
      /^Text has \{nobody\} in it, which is none of the facts of the dealership\. These can be filled in: \{dealership\}/,
    );
    await expect(section.getByText('1 to be corrected')).toBeVisible();
    await expect(panel.button('Publish now')).toHaveAttribute('aria-disabled', 'true');
    await page.evaluate(() => window.scrollTo(0, 0));
    await panel.checkAccessibility();
  });

  await test.step('so is a link that leads nowhere', async () => {
    await paragraph.getByLabel('English').fill('See [this](/abuot).');
    await expect(paragraph.getByLabel('English')).toHaveAccessibleDescription(
      /^Text has a link to \/abuot, which leads/,
    );
  });

  await test.step('the draft is seen by staff alone, in each language', async () => {
    await paragraph.getByLabel('English').fill(ENGLISH);
    await paragraph.getByLabel('ಕನ್ನಡ').fill(KANNADA);
    await saved(page);
    // In the language of the field that somebody is in, or the one chosen there.
    await expect(draft.locator('strong', { hasText: 'ನಮ್ಮಲ್ಲಿದೆ' })).toBeAttached();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('English');
    await expect(draft.locator('strong', { hasText: 'the first scooter' })).toBeAttached();
    expect(await (await context.request.get(pagePaths.about)).text()).not.toContain('the first scooter');
  });

  await test.step('visitors read it once it is published, with scripts and after a click', async () => {
    await panel.button('Publish now').click();
    await panel.expectToast('success', 'Published: every page shows it now.');
    const visitor = await context.newPage();
    await visitor.goto(pagePaths.about);
    await expect(visitor.locator('main strong', { hasText: 'the first scooter' })).toBeVisible();
    await visitor.getByRole('main').getByRole('link', { name: 'our branches', exact: true }).click();
    await expect(visitor).toHaveURL(pagePaths.networks);
    await visitor.goBack();
    await expect(visitor.locator('main strong', { hasText: 'the first scooter' })).toBeVisible();
    await visitor.goto(`/kn${pagePaths.about}`);
    await expect(visitor.locator('main strong', { hasText: 'ನಮ್ಮಲ್ಲಿದೆ' })).toBeVisible();
    await visitor.close();
  });

  await test.step('sections and blocks are moved and removed by the keyboard', async () => {
    await paragraph.getByRole('button', { name: /^Move paragraph \d+ up$/ }).focus();
    await page.keyboard.press('Enter');
    await expect(paragraph.getByLabel('English')).not.toHaveValue(ENGLISH);
    const count = await blocks.count();
    await paragraph.getByRole('button', { name: /^Remove paragraph \d+$/ }).focus();
    await page.keyboard.press('Enter');
    await expect(blocks).toHaveCount(count - 1);
    await expect(paragraph.getByLabel('English')).toHaveValue(ENGLISH);
    const [first, second] = [
      page.locator('summary', { hasText: 'Section 1' }),
      page.locator('summary', { hasText: 'Section 2' }),
    ];
    const moved = (await second.locator('span span').textContent()) ?? '';
    await second.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Move section 2 up' }).focus();
    await page.keyboard.press('Enter');
    await expect(first).toContainText(moved);
    await saved(page);
  });

  await test.step('on a phone, which does not fetch the page that it has no room for', async () => {
    await expect(page.locator('iframe')).toHaveCount(1);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => tooWide(page)).toEqual([]);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Open it in a tab of its own' })).toBeVisible();
  });
});

test('what people agree to is changed, and forms show it', async ({ page, panel, context }) => {
  await openPages(panel);
  await page.getByRole('link', { name: 'To be answered' }).click();
  const wording = page.getByRole('group', { name: 'Wording' });
  await wording.getByLabel('English').fill('Send this, and {dealership} calls you back.');
  await expect(wording.getByText('The English has changed since this was translated.')).toHaveCount(2);
  await saved(page);
  await panel.checkAccessibility();
  await panel.button('Publish now').click();
  await panel.expectToast('success', 'Published: every page shows it now.');
  const visitor = await context.newPage();
  await visitor.goto(pagePaths.contact);
  await expect(visitor.getByText(/^Send this, and .* calls you back\./)).toBeVisible();
  await visitor.close();
});
