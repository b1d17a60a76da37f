import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatPhone } from '../contract/display.ts';
import { DAY_MS } from '../contract/durations.ts';
import { storeLead } from '../test-support/desk-store.ts';
import { expect, REFUSED, test, uniqueWord } from './panel-helpers.ts';

const mobile = () => `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Name, number, registration or reference' });

test('a customer is found from anywhere by the key /, joined with another and split again', async ({
  page,
  panel,
  allowProblems,
}) => {
  allowProblems([REFUSED]);
  const word = uniqueWord();
  const [asha, usha] = [
    { name: `Asha ${word}`, mobile: mobile(), created_at: Date.now() - 5 * DAY_MS },
    { name: `Usha ${word}`, mobile: mobile(), created_at: Date.now() - 2 * DAY_MS },
  ];
  for (const one of [asha, usha]) await storeLead(process.env.E2E_DATA_DIR ?? '', { ...one, model: 'SP125' });
  const names = panel.page.getByRole('option');

  await test.step('found by a number as people write it, chosen with the keyboard', async () => {
    await panel.open('profile');
    await expect(page.getByLabel('User ID')).not.toHaveValue('');
    await page.getByLabel('User ID').press('/');
    await expect(panel.dialog).toBeHidden();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await searchBox(page).fill(word);
    await expect(names).toHaveText([new RegExp(`Usha ${word}`), new RegExp(`Asha ${word}`)]);
    await panel.checkAccessibility();
    await searchBox(page).fill(`+91 ${asha.mobile.slice(0, 5)}-${asha.mobile.slice(5)}`);
    await expect(names).toHaveText([new RegExp(`Asha ${word}`)]);
    await searchBox(page).press('ArrowDown');
    await searchBox(page).press('Enter');
    await expect(panel.heading).toHaveText(asha.name);
    await expect(page).toHaveURL(/screen=customers&customer=\d+$/);
  });

  await test.step('joined, after it was said what will happen', async () => {
    await panel.button('Join with another').click();
    await panel.dialog.getByRole('searchbox').fill(word);
    await panel.dialog.getByRole('button', { name: usha.name }).click();
    await expect(
      panel.dialog.getByText(/Sales: the older lead of .* goes on in the pool; .* 1 enquiry moves to it/),
    ).toBeVisible();
    await panel.checkAccessibility();
    await panel.button('Join them').click();
    await panel.expectToast('success', 'The two customers are one now');
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline.getByText(usha.name).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Details' })).toContainText(usha.mobile.slice(5));
    await panel.checkAccessibility();
  });

  await test.step('split, and two again in the list', async () => {
    await panel.button('Split').click();
    await expect(panel.dialog.getByText(`${usha.name} has 1 number and 0 leads back.`)).toBeVisible();
    await panel.button('Split them').click();
    await panel.expectToast('success', 'The two customers are apart again');
    await expect(page.getByRole('region', { name: 'Joined with' })).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Customers' }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill(word);
    const found = page.getByRole('main').getByRole('listitem');
    await expect(found).toHaveText([new RegExp(usha.name), new RegExp(asha.name)]);
    await expect(page).toHaveURL(/screen=customers$/);
    await panel.checkAccessibility();
  });

  await test.step('not to be contacted, and a number that somebody else has', async () => {
    await page.getByRole('main').getByRole('link', { name: asha.name }).click();
    await panel.button('Change').click();
    await panel.dialog.getByLabel('Another number').fill(usha.mobile);
    await panel.button('Save').click();
    await expect(
      panel.dialog.getByText(`This number belongs to ${usha.name} already.`, { exact: false }).first(),
    ).toBeVisible();
    const another = mobile();
    await panel.dialog.getByLabel('Another number').fill(another);
    await panel.button('Save').click();
    await panel.expectToast('success', 'Saved');
    // One number takes the place of another: what is typed stays while the old one is removed.
    await panel.button('Change').click();
    const next = mobile();
    await panel.dialog.getByLabel('Another number').fill(next);
    page.once('dialog', (dialog) => void dialog.accept());
    await panel.dialog.getByRole('button', { name: `Remove ${formatPhone(another)}` }).click();
    await expect(panel.dialog.getByText(formatPhone(another))).toBeHidden();
    await expect(panel.dialog.getByLabel('Another number')).toHaveValue(next);
    await panel.dialog.getByLabel('Another number').fill('');
    await panel.dialog.getByLabel('They do not want to be contacted').check();
    await panel.button('Save').click();
    await panel.expectToast('success', 'Saved');
    await expect(page.getByRole('region', { name: 'Details' })).toContainText('Do not contact');
  });
});
