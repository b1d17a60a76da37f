import { expect, test } from './fixtures.ts';
import { FAILURES, newSender, openForm } from './form-helpers.ts';

test.describe('what is missing', () => {
  for (const [kind, text, first] of [
    ['finance', 'Please select a model', 'model'],
    ['amc', 'All fields are required except message.', 'model'],
    ['warranty', 'Please fill in all required fields.', 'name'],
  ] as const) {
    test(`${kind} says it in its own sentence, beside the field, and sends nothing`, async ({ page }) => {
      const form = await openForm(page, kind);
      const calls = await form.answerWith((route) => route.continue());
      await form.button.click();
      await expect(form.toast('error', text)).toBeVisible();
      const field = form.field(first);
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/ is required\./);
      expect(await calls.count()).toBe(0);
    });
  }

  test('the offer asks to agree, and the sentence goes when the box is ticked', async ({ page }) => {
    const form = await openForm(page, 'offer');
    await form.fill(newSender());
    await form.field('agree').uncheck();
    await form.button.click();
    await expect(form.toast('error', 'Please agree to the terms and conditions.')).toBeVisible();
    await expect(form.field('agree')).toBeFocused();
    await expect(form.field('agree')).toHaveAttribute('aria-invalid', 'true');
    await form.field('agree').check();
    await expect(form.field('agree')).not.toHaveAttribute('aria-invalid');
  });

  for (const [kind, required] of [
    ['contact', ['name', 'email', 'contact', 'reason', 'message']],
    ['offer', ['name', 'email', 'contact']],
    ['optIn', ['registration', 'name', 'mobile']],
    ['product', ['name', 'emailId', 'mobileNo', 'color']],
    ['joyClub', []],
  ] as const) {
    test(`${kind} leaves it to the browser`, async ({ page }) => {
      const form = await openForm(page, kind);
      const calls = await form.answerWith((route) => route.continue());
      const missing = await form.form.evaluate((element) =>
        [...(element as HTMLFormElement).elements]
          .filter((one) => one.id && 'validity' in one && (one as HTMLInputElement).validity.valueMissing)
          .map((one) => (one as HTMLInputElement).name)
          .filter(Boolean),
      );
      expect(missing.sort()).toEqual([...required].sort());
      if (required.length === 0) return;
      await form.button.click();
      await expect(form.form.locator(':invalid').first()).toBeFocused();
      await expect(page.locator('[data-toast]')).toHaveCount(0);
      expect(await calls.count()).toBe(0);
    });
  }

  test('the service booking leaves it to the server', async ({ page, allowProblems }) => {
    allowProblems(FAILURES);
    const form = await openForm(page, 'service');
    await form.button.click();
    await expect(page.locator('[data-toast="error"]')).toHaveText(/^Error: .+ is required\.$/);
    await expect(form.field('bookingDate')).toBeFocused();
    await expect(form.field('name')).toHaveAccessibleDescription('Name is required.');
  });

  test('an empty JOY CLUB form says that anything will do', async ({ page, allowProblems }) => {
    allowProblems(FAILURES);
    const form = await openForm(page, 'joyClub');
    await form.button.click();
    await expect(form.toast('error', 'Failed to submit form. Please try again.')).toBeVisible();
    await expect(form.form.getByRole('alert')).toHaveText('Please fill in at least one field.');
  });
});
