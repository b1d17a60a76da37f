import type { Page } from '@playwright/test';
import { pagePaths } from '../contract/page-paths.ts';
import { demoModelsOf } from '../test-support/demo.ts';
import { checkAccessibility, expect, test, visit, withoutMotion, withoutScripts } from './fixtures.ts';

// Whoever presses Tab while the page still glides is somewhere else than after it.
test.use(withoutMotion);

const tray = (page: Page) => page.getByRole('region', { name: 'Models to compare' });
const compare = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('link', { name: `Compare ${name}`, exact: true })
    .last();
const [first, second] = demoModelsOf('scooters');
const [other] = demoModelsOf('ev');
const [one, two, three] = [first?.name ?? '', second?.name ?? '', other?.name ?? ''];

test('models are collected on several pages, by keyboard too, and compared', async ({ page }) => {
  await visit(page, pagePaths.scooters);
  await compare(page, one).click();
  await expect(page).toHaveURL(pagePaths.scooters);
  await expect(page.locator('#announcement')).toHaveText(`${one} is in the comparison, 1 of 4.`);
  await compare(page, two).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#announcement')).toHaveText(`${two} is in the comparison, 2 of 4.`);
  await compare(page, two).click();
  await expect(page.locator('#announcement')).toHaveText(`${two} is in the comparison already.`);
  await checkAccessibility(page);

  await test.step('what has the focus is never below it', async () => {
    await compare(page, one).focus();
    await page.keyboard.press('Tab');
    const top = (await tray(page).boundingBox())?.y ?? 0;
    const focused = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
    await expect.poll(focused).toBeLessThanOrEqual(top);
  });

  await test.step('it is there on a list that never hydrates, and after a page of another kind', async () => {
    await visit(page, pagePaths.about);
    await expect(tray(page)).toHaveCount(0);
    await page.goto(pagePaths.onRoad);
    await expect(tray(page)).toContainText(one);
    await compare(page, three).click();
    await expect(tray(page)).toContainText(three);
  });

  await tray(page).getByRole('link', { name: 'Compare 3' }).click();
  await expect(page).toHaveURL(/\/compare\?bikes=/);
  for (const name of [one, two, three]) {
    await expect(page.getByRole('main').getByRole('columnheader', { name })).toBeAttached();
  }
  await expect(tray(page)).toHaveCount(0);
  await page.goBack();
  await tray(page).getByRole('button', { name: 'Empty the comparison' }).click();
  await expect(tray(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(compare(page, one)).toBeVisible();
  await expect(tray(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use(withoutScripts);

  test('a model is compared at once', async ({ page }) => {
    await page.goto(pagePaths.find);
    await compare(page, one).click();
    await expect(page.getByRole('main').getByRole('columnheader', { name: one })).toBeVisible();
  });
});
