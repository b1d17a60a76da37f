import type { Page } from '@playwright/test';
import { pagePaths } from '../contract/page-paths.ts';
import { MODEL } from './demo-model.ts';
import { checkAccessibility, expect, test, visit, withoutScripts } from './fixtures.ts';

const main = (page: Page) => page.getByRole('main');
const isPhone = () => test.info().project.name !== 'desktop';
/** A space where there is none. */
const MISTYPED = MODEL.name.toLowerCase().replace(/([a-z])(\d)/, '$1 $2');

/** The box within reach: on a phone one tap away, at the bottom. */
async function openBox(page: Page): Promise<void> {
  if (!isPhone()) return;
  await page.getByRole('navigation', { name: 'Quick contact' }).getByRole('link', { name: 'Search' }).click();
  await expect(main(page).getByRole('heading', { name: 'Search', level: 1 })).toBeVisible();
}

async function ask(page: Page, words: string): Promise<void> {
  const box = (isPhone() ? main(page) : page).getByRole('searchbox', { name: 'Search the site' }).first();
  await box.fill(words);
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${pagePaths.search}\\?q=`));
}

test.describe('without scripts', () => {
  test.use(withoutScripts);

  test('a model is found from any page, and what was typed stands in the box', async ({ page }) => {
    await page.goto(pagePaths.terms);
    await openBox(page);
    await ask(page, MISTYPED);
    await expect(main(page).getByRole('searchbox')).toHaveValue(MISTYPED);
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
    await main(page).getByRole('link', { name: MODEL.name }).first().click();
    await expect(page).toHaveURL(new RegExp(pagePaths.bikeDetail));
  });
});

test('what is not there gets a sentence and ways on, in the language of the page', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, `/kn${pagePaths.search}?q=qqqq`);
  await expect(main(page).getByRole('status')).toContainText('“qqqq”');
  await expect(main(page).getByRole('navigation').getByRole('link')).toHaveCount(7);
  await checkAccessibility(page);
  await visit(page, `${pagePaths.search}?q=${'a'.repeat(3000)}`);
  await expect(main(page).getByRole('status')).toHaveText('That is too long to search for. Write at most 100 letters.');
  await visit(page, `${pagePaths.search}?q=%00%1b%20`);
  await expect(main(page).getByRole('status')).toContainText('We have found nothing');
});

test('a box of the frame finds, and a page that was found leads back to what was searched for', async ({ page }) => {
  await visit(page, pagePaths.home);
  await openBox(page);
  await ask(page, 'ಗ್ಯಾಲರಿ');
  await main(page).getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL(pagePaths.gallery);
  await page.goBack();
  await expect(main(page).getByRole('searchbox')).toHaveValue('ಗ್ಯಾಲರಿ');
});
