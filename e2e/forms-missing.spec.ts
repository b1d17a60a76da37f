import hi from '../web/site/messages/hi/forms.json' with { type: 'json' };
import kn from '../web/site/messages/kn/forms.json' with { type: 'json' };
import { expect, test, visit } from './fixtures.ts';
import { FAILURES, FormOnPage, newSender, openForm } from './form-helpers.ts';
import { sampleOf } from './form-samples.ts';

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
    test(`${kind} says it beside each field, in the language of the page, and sends nothing`, async ({ page }) => {
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
      for (const name of required) {
        await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true');
        await expect(form.field(name)).toHaveAccessibleDescription(/ is required\.$/);
      }
      await expect(page.locator('[data-toast]')).toHaveCount(0);
      expect(await calls.count()).toBe(0);
      expect(await form.form.evaluate((element) => (element as HTMLFormElement).noValidate)).toBe(true);
    });
  }

  for (const locale of ['kn', 'hi'] as const) {
    test(`in ${locale} the sentences are those of the page`, async ({ page }) => {
      const sample = sampleOf('joyClub');
      await visit(page, `/${locale}${sample.page}`);
      const form = new FormOnPage(page, sample);
      await form.field('email').fill('asha');
      await form.field('purchaseYear').fill('1979');
      await form.field('mobile').fill('98765');
      await form.button.click();
      await expect(form.field('purchaseYear')).toBeFocused();
      const words = { kn, hi }[locale];
      const said = async (name: string, sentence: string) => {
        const label = (await form.form.locator(`label[for="joyClub-form-${name}"]`).textContent()) ?? '';
        const filled = sentence
          .replace('{label}', label)
          .replace('{first}', '1980')
          .replace('{last}', String(new Date().getFullYear()));
        await expect(form.field(name)).toHaveAccessibleDescription(filled);
      };
      await said('purchaseYear', words.form_no_year);
      await said('email', words.form_no_email);
      await said('mobile', words.form_no_number);
      await form.field('email').fill('asha@example.com');
      await expect(form.field('email')).not.toHaveAttribute('aria-invalid');
    });
  }

  test('the product enquiry asks to agree beside its box', async ({ page }) => {
    const form = await openForm(page, 'product');
    const calls = await form.answerWith((route) => route.continue());
    await form.fill(newSender());
    const box = form.form.getByRole('checkbox');
    await box.uncheck();
    await form.button.click();
    await expect(box).toBeFocused();
    await expect(box).toHaveAccessibleDescription('Please tick this box.');
    expect(await calls.count()).toBe(0);
    await box.check();
    await expect(box).not.toHaveAttribute('aria-invalid');
  });

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
