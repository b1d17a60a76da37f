import type { APIRequestContext, Page } from '@playwright/test';
import { formatRupees } from '../contract/display.ts';
import {
  CHANGED_BY_MUCH,
  CHANGED_MEANWHILE,
  CHANGED_OFTEN,
  CHANGED_WITH_VARIANT,
  OTHER_MODEL,
  PASTED_INTO,
} from './demo-model.ts';
import { withoutMotion } from './fixtures.ts';
import type { Panel } from './panel-helpers.ts';
import { answerNext, expect, REFUSED, test } from './panel-helpers.ts';
import { ADMIN } from './site-server.ts';

test.use(withoutMotion);

/** In the list that is open. */
const editPrice = async (page: Page, panel: Panel, model: string) => {
  await page.getByRole('button', { name: `Edit the price of ${model}` }).click();
  return panel.dialog.getByLabel('Price');
};
const storedPrice = async (staff: APIRequestContext, model: string): Promise<number> => {
  const prices: { bike_name: string; bike_price: number }[] = await (await staff.get('/api/managePrice')).json();
  return prices.find(({ bike_name }) => bike_name === model)?.bike_price ?? 0;
};
/** As somebody else does at the same time. */
const setPrice = async (staff: APIRequestContext, model: string, price: number) => {
  const reply = await staff.patch(`/api/managePrice/${encodeURIComponent(model)}`, { data: { price } });
  expect(reply.ok(), await reply.text()).toBe(true);
};

test('prices are changed with care: by keyboard alone, pasted, asked about, kept, compared, and every change remembered', async ({
  page,
  panel,
  context,
  staff,
  allowProblems,
  failCall,
}) => {
  allowProblems([REFUSED]);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Each step has a model of its own.
  const changed = CHANGED_OFTEN.bikeName;
  const stored = await storedPrice(staff, changed);
  for (let more = 1; more <= 11; more += 1) await setPrice(staff, changed, stored + more);
  const known = {
    [changed]: stored,
    [CHANGED_BY_MUCH.bikeName]: 150_000,
    [CHANGED_WITH_VARIANT.bikeName]: CHANGED_WITH_VARIANT.price,
    [CHANGED_MEANWHILE.bikeName]: 65_000,
  };
  for (const [model, price] of Object.entries(known)) await setPrice(staff, model, price);
  await test.step('a price is reached, opened, changed and left by keyboard alone', async () => {
    await panel.open('dashboard');
    await panel.tabTo(panel.menu.getByRole('link', { name: 'Price', exact: true }), 12);
    await page.keyboard.press('Enter');
    await expect(panel.heading).toHaveText('Manage Price');
    const first = page.getByRole('button', { name: /^Edit the price of / }).first();
    await panel.tabTo(first, 50);
    await page.keyboard.press('Enter');
    const price = panel.dialog.getByLabel('Price');
    await expect(price).toBeFocused();
    await page.keyboard.type('77777');
    await expect(price).toHaveValue('₹77,777');
    const question = answerNext(page, true);
    await page.keyboard.press('Escape');
    expect(await question).toBe('What you have entered will be lost. Close anyway?');
    await expect(panel.dialog).toBeHidden();
    await expect(first).toBeFocused();
  });

  await test.step('a pasted price is read with its sign, commas and .00, and paise are refused in words', async () => {
    const price = await editPrice(page, panel, PASTED_INTO.bikeName);
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await price.press('ControlOrMeta+a');
      await price.press('ControlOrMeta+v');
    };
    for (const text of ['84580.00', ' ₹ 84,580 ', '84,580.00']) {
      await price.fill('');
      await paste(text);
      await expect(price).toHaveValue('₹84,580');
    }
    const before = await storedPrice(staff, PASTED_INTO.bikeName);
    for (const [text, sentence] of [
      ['84580.50', 'Prices are in whole rupees. Please leave out the paise.'],
      ['84580,00', 'Please enter a valid price'],
      ['84x580', 'Please enter a valid price'],
    ] as const) {
      await paste(text);
      await expect(price).toHaveValue(text);
      await panel.button('Update').click();
      await expect(price).toBeFocused();
      await expect(price).toHaveAccessibleDescription(sentence);
    }
    await price.press('ControlOrMeta+a');
    await page.keyboard.type('84580.00');
    await expect(price).toHaveValue('₹84,580.00');
    await price.press('Tab');
    await expect(price).toHaveValue('₹84,580');
    expect(await storedPrice(staff, PASTED_INTO.bikeName)).toBe(before);
    const left = answerNext(page, true);
    await page.keyboard.press('Escape');
    await left;
    await expect(panel.dialog).toBeHidden();
  });

  await test.step('a change by more than a fifth is asked about with old, new and the difference', async () => {
    const model = CHANGED_BY_MUCH.bikeName;
    const price = await editPrice(page, panel, model);
    await price.fill('1,10,000');
    await page.keyboard.press('Enter');
    const question = panel.dialog.getByRole('alert');
    await expect(question).toContainText('₹1,50,000 → ₹1,10,000');
    await expect(question).toContainText('₹40,000 (27 %) less');
    // Whoever presses Enter twice has not answered.
    await expect(panel.button('No, go back')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(price).toBeFocused();
    await expect(price).toHaveValue('₹1,10,000');
    expect(await storedPrice(staff, model)).toBe(150_000);
    await panel.button('Update').click();
    await panel.button('Yes, change it').click();
    await panel.expectToast('success', 'Price updated successfully');
    await expect(panel.dialog).toBeHidden();
    expect(await storedPrice(staff, model)).toBe(110_000);
    await setPrice(staff, model, 150_000);
  });

  await test.step('variants are edited with their model, and none may cost less than it', async () => {
    const model = CHANGED_WITH_VARIANT.bikeName;
    const path = `/api/variants/${encodeURIComponent(model)}`;
    const price = await editPrice(page, panel, model);
    const [, variant] = (await (await staff.get(path)).json()) as { name: string; price: number }[];
    const above = (variant?.price ?? 0) + 2_000;
    const field = panel.dialog.getByLabel(variant?.name ?? '');
    await expect(panel.dialog).toContainText('costs the same');
    await price.fill(String(above));
    await panel.button('Update').click();
    await expect(field).toHaveAccessibleDescription(`Costs less than the model itself (${formatRupees(above)}).`);
    await expect(field).toBeFocused();
    await field.fill(String(above + 5_000));
    await panel.button('Update').click();
    await panel.expectToast('success', 'Price updated successfully');
    await expect(panel.dialog).toBeHidden();
    const shown = await (await staff.get(path)).json();
    expect(shown.slice(0, 2).map((one: { price: number }) => one.price)).toEqual([above, above + 5_000]);
  });

  await test.step('a price that somebody else changed meanwhile is shown, not overwritten', async () => {
    const model = CHANGED_MEANWHILE.bikeName;
    const price = await editPrice(page, panel, model);
    await price.fill('66000');
    await setPrice(staff, model, 65_500);
    await panel.button('Update').click();
    await expect(price).toHaveAccessibleDescription(
      new RegExp(
        `^Changed meanwhile: ₹65,500, set by ${ADMIN.userId} on \\d+ [A-Z][a-z]{2} \\d{4} at \\d+:\\d\\d [AP]M$`,
      ),
    );
    await expect(price).toHaveValue('₹66,000');
    expect(await storedPrice(staff, model)).toBe(65_500);
    await panel.button('Update').click();
    await panel.expectToast('success', 'Price updated successfully');
    expect(await storedPrice(staff, model)).toBe(66_000);

    await expect(panel.row(model)).toContainText('was ₹65,500');
    await setPrice(staff, model, 64_000);
    await panel.row(model).getByRole('button', { name: 'Undo: back to ₹65,500' }).click();
    const tooLate = page.locator('[data-toast="error"]', { hasText: 'The price has changed again meanwhile' });
    await expect(tooLate).toContainText('The price has changed again meanwhile: ₹64,000, set by');
    expect(await storedPrice(staff, model)).toBe(64_000);
    await expect(panel.row(model)).toContainText('₹64,000');
  });

  await test.step('what was typed into a price is kept unless one agrees to lose it', async () => {
    const price = await editPrice(page, panel, 'XBLADE');
    await price.fill('1234');
    await page.mouse.click(5, 5);
    await expect(price).toHaveValue('₹1,234');
    // Escape twice in a row is what Chromium would close a dialog for without asking.
    for (const leave of ['Escape', 'Escape', 'Close'] as const) {
      const question = answerNext(page, false);
      if (leave === 'Escape') await page.keyboard.press('Escape');
      // Its own comes before those of the notices.
      else await panel.dialog.getByRole('button', { name: 'Close' }).first().click();
      expect(await question).toBe('What you have entered will be lost. Close anyway?');
      await expect(panel.dialog).toBeVisible();
      await expect(price).toHaveValue('₹1,234');
    }
    const agreed = answerNext(page, true);
    await page.keyboard.press('Escape');
    await agreed;
    await expect(panel.dialog).toBeHidden();
  });

  await test.step('every change of a price is two clicks away', async () => {
    await panel.menu.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(panel.heading).toHaveText('Dashboard');
    await panel.menu.getByRole('link', { name: 'Price', exact: true }).click();
    await page.getByRole('button', { name: `All price changes of ${changed}` }).click();
    const rows = panel.dialog.locator('tbody tr');
    await expect(rows).toHaveCount(10);
    await expect(rows.first()).toContainText(ADMIN.userId);
    await expect(rows.first().locator('td').last()).toHaveText(`₹${new Intl.NumberFormat('en-IN').format(stored)}`);
    await panel.checkAccessibility();
    await panel.button('Older').click();
    await expect(panel.dialog.getByText('Page 2 of 2, 12 changes')).toBeVisible();
    await expect(rows).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(panel.dialog).toBeHidden();
  });

  await test.step('a large change that fails leaves its field in hand', async () => {
    const price = await editPrice(page, panel, OTHER_MODEL.bikeName);
    await price.fill('1000');
    await failCall(page, `/api/managePrice/${encodeURIComponent(OTHER_MODEL.bikeName)}`, { status: 500 });
    await page.keyboard.press('Enter');
    await panel.button('Yes, change it').press('Enter');
    await panel.expectToast('error', 'Failed to update price');
    await expect(price).toHaveValue('₹1,000');
    await expect(price).toBeFocused();
  });
});
