import { expect } from './fixtures.ts';
import type { FormOnPage } from './form-helpers.ts';

/** The forms that say in a sentence of their own what is missing, and the field that they lead to. */
const SENTENCES: Record<string, readonly [string, string]> = {
  finance: ['Please select a model', 'model'],
  amc: ['All fields are required except message.', 'model'],
  warranty: ['Please fill in all required fields.', 'name'],
};
/** The forms that say it beside each field. */
const BESIDE: Record<string, readonly string[]> = {
  contact: ['name', 'email', 'contact', 'reason', 'message'],
  offer: ['name', 'email', 'contact'],
  optIn: ['registration', 'name', 'mobile'],
  product: ['name', 'emailId', 'mobileNo', 'color'],
};
/** The forms that leave it to the server. */
const BY_SERVER: Record<string, (form: FormOnPage) => Promise<void>> = {
  service: async (form) => {
    await expect(form.page.locator('[data-toast="error"]')).toHaveText(/^Error: .+ is required\.$/);
    await expect(form.field('bookingDate')).toBeFocused();
    await expect(form.field('name')).toHaveAccessibleDescription('Name is required.');
  },
  joyClub: async (form) => {
    await expect(form.toast('error', 'Failed to submit form. Please try again.')).toBeVisible();
    await expect(form.form.getByRole('alert')).toHaveText('Please fill in at least one field.');
  },
};

/** The empty form is sent: it says what is missing, each in its own way, and sends nothing unless the server is to judge. */
export async function expectMissingSaid(form: FormOnPage): Promise<void> {
  const { kind, checks } = form.sample.definition;
  if (checks === 'browser') expect(await valuesMissing(form)).toEqual([...(BESIDE[kind] ?? [])].sort());
  await form.button.click();
  if (BY_SERVER[kind]) await BY_SERVER[kind](form);
  else if (SENTENCES[kind]) await expectSentence(form, ...SENTENCES[kind]);
  else await expectBeside(form, BESIDE[kind] ?? []);
  expect(await form.sentKeys(), `what ${kind} has sent`).toHaveLength(BY_SERVER[kind] ? 1 : 0);
}

/** What the browser itself would miss. */
const valuesMissing = (form: FormOnPage): Promise<string[]> =>
  form.form.evaluate((element) =>
    [...(element as HTMLFormElement).elements]
      .filter((one) => one.id && 'validity' in one && (one as HTMLInputElement).validity.valueMissing)
      .map((one) => (one as HTMLInputElement).name)
      .filter(Boolean)
      .sort(),
  );

async function expectSentence(form: FormOnPage, text: string, first: string): Promise<void> {
  await expect(form.toast('error', text)).toBeVisible();
  const field = form.field(first);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/ is required\./);
}

async function expectBeside(form: FormOnPage, required: readonly string[]): Promise<void> {
  await expect(form.form.locator(':invalid').first()).toBeFocused();
  for (const name of required) {
    await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field(name)).toHaveAccessibleDescription(/ is required\.$/);
  }
  await expect(form.page.locator('[data-toast]')).toHaveCount(0);
  expect(await form.form.evaluate((element) => (element as HTMLFormElement).noValidate)).toBe(true);
}

/** Filled in but for the box of the terms, where there is one: it is asked for, and the sentence goes when it is ticked. */
export async function expectAgreementAsked(form: FormOnPage): Promise<void> {
  const { kind } = form.sample.definition;
  if (kind !== 'offer' && kind !== 'product') return;
  const before = (await form.sentKeys()).length;
  const box = kind === 'offer' ? form.field('agree') : form.form.getByRole('checkbox');
  await box.uncheck();
  await form.button.click();
  if (kind === 'offer') await expect(form.toast('error', 'Please agree to the terms and conditions.')).toBeVisible();
  else await expect(box).toHaveAccessibleDescription('Please tick this box.');
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  expect(await form.sentKeys()).toHaveLength(before);
  await box.check();
  await expect(box).not.toHaveAttribute('aria-invalid');
}
