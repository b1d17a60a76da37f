import { formatRupees } from '../contract/display.ts';
import { MODEL } from './demo-model.ts';
import { checkAccessibility, expect, test } from './fixtures.ts';
import { newSender, openForm } from './form-helpers.ts';
import { reportOf } from './form-samples.ts';

/** By a notice at the top of the window. */
const isCovered = (element: Element): boolean => {
  const own = element.getBoundingClientRect();
  return [...document.querySelectorAll('[data-toast]')].some((toast) => {
    const { left, right, top, bottom } = toast.getBoundingClientRect();
    return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  });
};

// All forms are drawn by the same code: the shortest and the longest stand for the others.
test('a form is filled in by the keyboard and sent, and the reference of its receipt is in sight below the notice', async ({
  page,
  storedEnquiries,
}) => {
  for (const kind of ['offer', 'service']) {
    const form = await openForm(page, kind);
    const sender = newSender();
    await form.typeByKeyboard(sender);
    await page.keyboard.press('Enter');
    await expect(form.toast('success', form.sample.definition.texts.success)).toBeVisible();
    await expect(form.receipt).toContainText(sender);
    expect(await storedEnquiries(reportOf(form.sample), sender), kind).toHaveLength(1);
  }
  // Smaller than the receipt, whose beginning is what counts.
  await page.setViewportSize({ width: 360, height: 560 });
  const form = await openForm(page, 'product');
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: MODEL.bikeName })).toBeVisible();
  for (const text of ['SELECT YOUR PREFERENCE', 'All prices are Ex-Showroom Price', formatRupees(MODEL.price)])
    await expect(main.getByText(text).first()).toBeVisible();
  const sender = newSender();
  await form.fill(sender);
  await form.button.click();
  await expect(page.locator('[data-toast="success"]')).toBeVisible();
  const reference = form.receipt.locator('strong');
  await expect(reference).toBeInViewport({ ratio: 1 });
  // Once the notice has gone there is nothing left to cover it.
  await expect.poll(() => reference.evaluate(isCovered)).toBe(false);
  await checkAccessibility(page);
  await form.expectEmpty();
  expect(await storedEnquiries(reportOf(form.sample), sender)).toMatchObject([
    { model: MODEL.bikeName, color: 'Blue' },
  ]);
  await main.getByRole('link', { name: 'INTERESTED FOR FINANCE ?' }).click();
  await expect(page).toHaveURL(`/finance?bike=${MODEL.bikeName}`);
});
