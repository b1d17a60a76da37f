import { expect, NOBODY, visit } from './fixtures.ts';
import { testAlone, withoutDraftBeside } from './own-site.ts';
import { tooWide } from './too-wide.ts';

/** A language is added to every page here. */
const test = testAlone();
test.use(withoutDraftBeside);

const TAGLINE = 'दोन चाके, एक कुटुंब';

test('Marathi is added, translated, read by a visitor and removed again', { tag: '@once' }, async ({
  page,
  panel,
  browser,
  site,
}) => {
  await panel.open('settings');
  const main = page.getByRole('main');
  const languages = page.getByRole('region', { name: 'Languages', exact: true });
  const marathi = languages.getByRole('checkbox', { name: 'मराठी (Marathi)' });
  const bar = main.getByRole('status').first();
  const reader = await browser.newContext({ storageState: NOBODY, baseURL: site.origin, locale: 'mr-IN' });
  const visitor = await reader.newPage();
  const publish = async () => {
    await expect(bar).toHaveText(/^Saved \d/);
    await panel.button('Publish now').click();
    await panel.expectToast('success', 'Published: every page shows it now.');
  };

  await test.step('added, the form says what stays in English and asks for it', async () => {
    await expect(marathi).not.toBeChecked();
    await expect(languages.getByText('are in English')).toHaveCount(0);
    await marathi.press('Space');
    await expect(
      languages.getByText(/^मराठी \(Marathi\): \d{3} of the site's own sentences are in English\./),
    ).toBeVisible();
    await expect(page.getByRole('group', { name: 'Tagline' }).getByLabel('मराठी')).toHaveAccessibleDescription(
      'Not translated yet: pages show the English.',
    );
    await panel.checkAccessibility();
    for (const width of [360, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => tooWide(page)).toEqual([]);
    }
  });

  await test.step('it is translated before visitors see it', async () => {
    await languages.getByRole('link', { name: 'Translate your texts into Marathi' }).click();
    await expect(page).toHaveURL(/screen=translations&language=mr/);
    await expect(main.getByRole('list', { name: 'Languages' })).toContainText(
      /मराठी \(Marathi\): Missing: \d+ translations\. \d{3} of the site's own sentences are in English\./,
    );
    const cell = main.getByRole('textbox', { name: 'The settings of the site, Tagline, मराठी' });
    await page.getByRole('searchbox', { name: 'Search' }).fill('tagline');
    await cell.fill(TAGLINE);
    await expect(cell).toHaveAccessibleDescription('Translated');
    await expect(main.getByText(/^Saved \d/)).toBeVisible();
    await visit(visitor, '/mr/contact');
    await expect(visitor).toHaveURL('/contact');
    await panel.goTo('Settings');
    await expect(marathi).toBeChecked();
    await expect(page.getByRole('group', { name: 'Tagline' }).getByLabel('मराठी')).toHaveValue(TAGLINE);
    await panel.button('Publish now').click();
    await panel.expectToast('success', 'Published: every page shows it now.');
  });

  await test.step('a browser that prefers it is offered it, and its pages work', async () => {
    await visit(visitor, '/contact');
    await visitor.getByRole('link', { name: 'Read it in मराठी' }).click();
    await expect(visitor).toHaveURL('/mr/contact');
    await visit(visitor, '/mr/contact');
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'mr');
    await expect(visitor.getByRole('contentinfo')).toContainText(TAGLINE);
    await visitor.getByRole('button', { name: 'Submit' }).click();
    await expect(visitor.locator('form[lang="en"]').getByText('Name is required')).toBeVisible();
    await visitor.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(visitor).toHaveURL('/mr/about');
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('removed, its pages lead to English, and its texts are kept', async () => {
    await marathi.uncheck();
    await expect(page.getByRole('group', { name: 'Tagline' }).getByLabel('मराठी')).toBeHidden();
    await publish();
    await visit(visitor, '/mr/about');
    await expect(visitor).toHaveURL('/about');
    await expect(visitor.getByRole('link', { name: 'मराठी' })).toHaveCount(0);
    await marathi.check();
    await expect(page.getByRole('group', { name: 'Tagline' }).getByLabel('मराठी')).toHaveValue(TAGLINE);
    await reader.close();
  });
});
