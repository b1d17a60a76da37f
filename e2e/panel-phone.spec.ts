import { pagePaths } from '../contract/page-paths.ts';
import { contactReport } from '../contract/reports/contact.ts';
import { OTHER_MODEL } from './demo-model.ts';
import { checkAccessibility, visit } from './fixtures.ts';
import { enquire, expect, test, uniqueWord } from './panel-helpers.ts';
import { tooWide } from './too-wide.ts';

test('the menu is a drawer, which closes on a choice, on Escape and on a touch beside it; a price is changed in a dialog that fits', async ({
  page,
  panel,
}) => {
  await panel.open('dashboard');
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(panel.menu).toBeHidden();
  await toggle.tap();
  await expect(panel.menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel.menu).toBeHidden();
  await toggle.tap();
  await page.touchscreen.tap(350, 400);
  await expect(panel.menu).toBeHidden();
  await toggle.tap();
  await panel.menu.getByRole('link', { name: 'Price', exact: true }).tap();
  await expect(panel.heading).toHaveText('Manage Price');
  await expect(panel.menu).toBeHidden();

  // Its warning is in sight.
  await panel.row(OTHER_MODEL.bikeName).getByRole('button', { name: /^Edit/ }).tap();
  await panel.dialog.getByLabel('Price').fill('');
  await panel.button('Update').tap();
  await panel.expectToast('warning', 'Please enter a valid price');
  const box = await panel.dialog.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  await panel.checkAccessibility();
});

test('a report stands in cards, with what to call, write and copy, and can be saved; the login fits too', async ({
  page,
  panel,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const word = uniqueWord();
  await enquire(contactReport, [{ name: word, message: `A message ${'which goes on and on '.repeat(10)}` }]);
  await panel.open('contact-report');
  await panel.search(word);
  await expect(panel.rows).toHaveCount(1);
  const cells = panel.rows.locator('td');
  const tops = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
  expect(tops.toSorted((one, other) => one - other)).toEqual(tops);
  expect(new Set(tops).size).toBe(7);
  const label = await cells.nth(3).evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toContain('Reason');
  await expect(panel.rows.getByRole('link', { name: '9876543210', exact: true })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  await expect(panel.rows.getByRole('link', { name: 'WhatsApp 9876543210' })).toHaveAttribute(
    'href',
    'https://wa.me/919876543210',
  );
  await expect(panel.rows.getByRole('link', { name: 'test@example.com' })).toHaveAttribute(
    'href',
    'mailto:test@example.com',
  );
  for (const action of await panel.rows.locator('a, button').filter({ visible: true }).all()) {
    const box = await action.boundingBox();
    expect(box?.height, (await action.textContent()) ?? '').toBeGreaterThanOrEqual(44);
  }
  await panel.rows.getByRole('button', { name: 'Copy 9876543210' }).tap();
  await panel.expectToast('success', 'Copied: 9876543210');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('9876543210');
  expect(await tooWide(page), 'what is wider than the screen').toEqual([]);
  await panel.checkAccessibility();
  expect((await panel.download('CSV')).bytes.toString('utf8')).toContain(word);

  // A panel that is still open may ask for something, and be refused.
  await page.goto('about:blank');
  await context.clearCookies();
  await visit(page, pagePaths.login);
  expect(await tooWide(page), 'what is wider than the screen').toEqual([]);
  await checkAccessibility(page);
});
