import siteContent from '../content/site.json' with { type: 'json' };
import { checkAccessibility, expect, test, withoutScripts } from './fixtures.ts';
import { FAILURES, FormOnPage, newSender, openForm } from './form-helpers.ts';
import { formSamples, reportOf } from './form-samples.ts';

const REFERENCE = /[2-9B-DF-HJ-NP-TV-XZ]{8}/;
/** By a notice at the top of the window. */
const isCovered = (element: Element): boolean => {
  const own = element.getBoundingClientRect();
  return [...document.querySelectorAll('[data-toast]')].some((toast) => {
    const { left, right, top, bottom } = toast.getBoundingClientRect();
    return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  });
};
const serviceForms = ['service', 'amc', 'warranty'];

for (const sample of formSamples) {
  const { kind, texts } = sample.definition;
  const number = serviceForms.includes(kind) ? siteContent.servicePhone : siteContent.salesPhone;

  test(`${kind}: a receipt stays with a reference that staff find it by, until something is typed`, {
    tag: '@once',
  }, async ({ page, storedEnquiries }) => {
    const form = await openForm(page, kind);
    const sender = newSender();
    await form.fill(sender);
    await form.button.click();
    await expect(form.toast('success', texts.success)).toBeVisible();
    const receipt = page.locator('[data-receipt]');
    await expect(receipt).toBeFocused();
    await expect(receipt).toBeInViewport();
    await expect(receipt).toContainText(sender);
    await expect(receipt).toContainText('98765 43210');
    const [reference = ''] = REFERENCE.exec((await receipt.locator('strong').textContent()) ?? '') ?? [];
    expect(await storedEnquiries(reportOf(sample), reference)).toMatchObject([{ name: sender }]);
    const chat = new URL((await receipt.getByRole('link').getAttribute('href')) ?? '');
    expect(chat.pathname).toBe(`/91${number}`);
    expect(chat.searchParams.get('text')).toContain(reference);
    await expect(form.button).toBeEnabled();
    await form.expectEmpty();
    await expect(receipt).toBeVisible();
    await form.field('name').fill('B');
    await expect(receipt).toHaveCount(0);
  });
}

test('a receipt is there for everyone, also on a phone, its reference in sight below the notice', async ({ page }) => {
  // Smaller than the receipt, whose beginning is what counts.
  await page.setViewportSize({ width: 360, height: 560 });
  const form = await openForm(page, 'product');
  await form.fill(newSender());
  await form.button.click();
  await expect(page.locator('[data-toast="success"]')).toBeVisible();
  const reference = page.locator('[data-receipt] strong');
  await expect(reference).toBeInViewport({ ratio: 1 });
  // Once the notice has gone there is nothing left to cover it.
  await expect.poll(() => reference.evaluate(isCovered)).toBe(false);
  await checkAccessibility(page);
});

test('what was wrong with the last try goes with the next', { tag: '@once' }, async ({ page, allowProblems }) => {
  allowProblems(FAILURES);
  const form = await openForm(page, 'offer');
  await form.fill(newSender());
  await form.answerWith((route) => route.abort());
  await form.button.click();
  await expect(form.toast('error', form.sample.definition.texts.network)).toBeVisible();
  form.leaveToServer();
  await form.button.click();
  await expect(page.locator('[data-receipt]')).toBeVisible();
  await expect(page.locator('[data-toast="error"]')).toHaveCount(0);
});

test('what the server takes for something else under an old key can be sent again under a new one', {
  tag: '@once',
}, async ({ page, allowProblems, storedEnquiries }) => {
  allowProblems([...FAILURES, /^answer 409: POST/]);
  const form = await openForm(page, 'offer');
  const sender = newSender();
  await form.fill(sender);
  const keys: (string | undefined)[] = [];
  await form.answerWith((route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length > 1 ? route.continue() : route.fulfill({ status: 409, json: { message: 'Sent before.' } });
  });
  await form.button.click();
  await expect(form.toast('error', 'Sent before.')).toBeVisible();
  await form.expectFilled(sender);
  await form.button.click();
  await expect(page.locator('[data-receipt]')).toBeVisible();
  expect(new Set(keys).size).toBe(2);
  expect(await storedEnquiries(reportOf(form.sample), sender)).toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use(withoutScripts);

  for (const sample of formSamples) {
    test(`${sample.definition.kind}: the page that answers has the same receipt`, { tag: '@once' }, async ({
      page,
      storedEnquiries,
    }) => {
      await page.goto(sample.page);
      const form = new FormOnPage(page, sample);
      const sender = newSender();
      await form.fill(sender);
      await form.button.click();
      const receipt = page.locator('[data-receipt]');
      await expect(receipt).toContainText(sender);
      await expect(receipt).toContainText('98765 43210');
      const reference = (await receipt.locator('strong').textContent()) ?? '';
      expect(await storedEnquiries(reportOf(sample), reference)).toMatchObject([{ name: sender }]);
      await expect(receipt.getByRole('link')).toHaveAttribute('href', new RegExp(reference));
    });
  }
});
