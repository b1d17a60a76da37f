import type { Page } from '@playwright/test';
import { expect, test, visit, withoutScripts } from './fixtures.ts';
import { FormOnPage, newSender } from './form-helpers.ts';
import { formSamples, reportOf, sampleOf } from './form-samples.ts';

const EXPECTED = [/^console error: Failed to load resource/, /^failed request: POST/, /^answer 500: POST/];

async function open(page: Page, kind: string): Promise<FormOnPage> {
  const sample = sampleOf(kind);
  await visit(page, sample.page);
  return new FormOnPage(page, sample);
}

for (const sample of formSamples) {
  const { kind, texts, showsSubmitting, hidesReason } = sample.definition;

  test(`${kind}: by the keyboard alone, sent once however often Enter is pressed`, async ({
    page,
    storedEnquiries,
  }) => {
    const form = await open(page, kind);
    const sender = newSender();
    await form.typeByKeyboard(sender);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const calls = await form.answerWith(async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press('Enter');
    await expect(form.button).toBeDisabled();
    await expect(form.button).toHaveText(showsSubmitting ? 'Submitting...' : 'SUBMIT');
    await form.field('name').press('Enter');
    release();
    await expect(form.toast('success', texts.success)).toBeVisible();
    await expect(form.button).toBeEnabled();
    await form.expectEmpty();
    expect(calls.count()).toBe(1);
    expect(await storedEnquiries(reportOf(sample), sender)).toHaveLength(1);
  });

  test(`${kind}: a failure says why and loses nothing`, { tag: '@once' }, async ({
    page,
    allowProblems,
    storedEnquiries,
  }) => {
    allowProblems(EXPECTED);
    const form = await open(page, kind);
    const sender = newSender();
    await form.fill(sender);
    const own = texts.failure ?? texts.network;
    const failures = [
      {
        status: 422,
        json: { message: 'On purpose.' },
        says: hidesReason ? own : `${texts.errorPrefix ?? ''}On purpose.`,
      },
      { status: 500, json: {}, says: own },
      { status: 0, json: {}, says: texts.network },
    ];
    for (const { status, json, says } of failures) {
      const calls = await form.answerWith((route) => (status ? route.fulfill({ status, json }) : route.abort()));
      await form.button.click();
      await expect.poll(calls.count).toBe(1);
      await expect(form.toast('error', says)).toBeVisible();
      await expect(form.button).toBeEnabled();
      await form.expectFilled(sender);
    }
    await page.unrouteAll();
    await visit(page, sample.page);
    await form.expectFilled(sender);
    await form.agree();
    await form.button.click();
    await expect(form.toast('success', texts.success)).toBeVisible();
    expect(await storedEnquiries(reportOf(sample), sender)).toHaveLength(1);
    await visit(page, sample.page);
    await form.expectEmpty();
  });
}

test('a double click sends once and complains about nothing', { tag: '@once' }, async ({ page, storedEnquiries }) => {
  const form = await open(page, 'amc');
  const sender = newSender();
  await form.fill(sender);
  await form.button.dblclick();
  await expect(form.toast('success', form.sample.definition.texts.success)).toBeVisible();
  await expect(form.button).toBeEnabled();
  await expect(page.locator('[data-toast="error"]')).toHaveCount(0);
  expect(await storedEnquiries(reportOf(form.sample), sender)).toHaveLength(1);
});

test('when the answer is lost, the same again is stored once, also after a reload', { tag: '@once' }, async ({
  page,
  allowProblems,
  storedEnquiries,
}) => {
  allowProblems(EXPECTED);
  const form = await open(page, 'warranty');
  const { texts } = form.sample.definition;
  const sender = newSender();
  await form.fill(sender);
  await form.answerWith(async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.button.click();
  await expect(form.toast('error', texts.network)).toBeVisible();
  await page.unrouteAll();
  await visit(page, form.sample.page);
  await form.button.click();
  await expect(form.toast('success', texts.success)).toBeVisible();
  expect(await storedEnquiries(reportOf(form.sample), sender)).toHaveLength(1);
});

test('what was changed after a lost answer is stored too', { tag: '@once' }, async ({
  page,
  allowProblems,
  storedEnquiries,
}) => {
  allowProblems(EXPECTED);
  const form = await open(page, 'warranty');
  const sender = newSender();
  await form.fill(sender);
  await form.answerWith(async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.button.click();
  await expect(form.toast('error', form.sample.definition.texts.network)).toBeVisible();
  await page.unrouteAll();
  await form.field('message').fill('Another number, please.');
  await form.button.click();
  await expect(form.toast('success', form.sample.definition.texts.success)).toBeVisible();
  const messages = (await storedEnquiries(reportOf(form.sample), sender)).map(({ message }) => message);
  expect(messages.sort()).toEqual(['Another number, please.', 'Please call me.']);
});

test('AMC shows the sentence of the server when it is stored', { tag: '@once' }, async ({ page }) => {
  const form = await open(page, 'amc');
  await form.fill(newSender());
  await form.answerWith((route) => route.fulfill({ status: 201, json: { message: 'See you soon.' } }));
  await form.button.click();
  await expect(form.toast('success', 'See you soon.')).toBeVisible();
});

test.describe('what is missing', { tag: '@once' }, () => {
  for (const [kind, text, first] of [
    ['finance', 'Please select a model', 'model'],
    ['amc', 'All fields are required except message.', 'model'],
    ['warranty', 'Please fill in all required fields.', 'name'],
  ] as const) {
    test(`${kind} says it in its own sentence, beside the field, and sends nothing`, async ({ page }) => {
      const form = await open(page, kind);
      const calls = await form.answerWith((route) => route.continue());
      await form.button.click();
      await expect(form.toast('error', text)).toBeVisible();
      const field = form.field(first);
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/ is required\./);
      expect(calls.count()).toBe(0);
    });
  }

  test('the offer asks to agree, and the sentence goes when the box is ticked', async ({ page }) => {
    const form = await open(page, 'offer');
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
      const form = await open(page, kind);
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
      expect(calls.count()).toBe(0);
    });
  }

  test('the service booking leaves it to the server', async ({ page, allowProblems }) => {
    allowProblems(EXPECTED);
    const form = await open(page, 'service');
    await form.button.click();
    await expect(page.locator('[data-toast="error"]')).toHaveText(/^Error: .+ is required\.$/);
    await expect(form.field('bookingDate')).toBeFocused();
    await expect(form.field('name')).toHaveAccessibleDescription('Name is required.');
  });

  test('an empty JOY CLUB form says that anything will do', async ({ page, allowProblems }) => {
    allowProblems(EXPECTED);
    const form = await open(page, 'joyClub');
    await form.button.click();
    await expect(form.toast('error', 'Failed to submit form. Please try again.')).toBeVisible();
    await expect(form.form.getByRole('alert')).toHaveText('Please fill in at least one field.');
  });
});

test('a contact number takes ten digits and nothing else', { tag: '@once' }, async ({ page }) => {
  const form = await open(page, 'finance');
  const number = form.field('contact');
  await number.pressSequentially('9a8-7 6543x21098');
  await expect(number).toHaveValue('9876543210');
  await expect(number).toHaveAttribute('inputmode', 'numeric');
  await expect(number).toHaveAttribute('autocomplete', 'tel-national');
});

test('Check all sets and clears the five channels, and knows when all are set', { tag: '@once' }, async ({
  page,
  storedEnquiries,
}) => {
  const form = await open(page, 'optIn');
  const channels = ['rcs', 'sms', 'obd', 'email', 'whatsapp'];
  const all = form.form.getByLabel('Check all');
  await all.check();
  for (const channel of channels) await expect(form.field(`notifications-${channel}`)).toBeChecked();
  await form.field('notifications-sms').uncheck();
  await expect(all).not.toBeChecked();
  await form.field('notifications-sms').check();
  await expect(all).toBeChecked();
  await all.uncheck();
  for (const channel of channels) await expect(form.field(`notifications-${channel}`)).not.toBeChecked();
  const sender = newSender();
  await form.fill(sender);
  await all.uncheck();
  await form.field('notifications-whatsapp').check();
  await form.button.click();
  await expect(form.toast('success', form.sample.definition.texts.success)).toBeVisible();
  expect(await storedEnquiries(reportOf(form.sample), sender)).toMatchObject([{ channels: 'WhatsApp' }]);
});

test('what a person never sees marks whoever fills it in', { tag: '@once' }, async ({ page, storedEnquiries }) => {
  const form = await open(page, 'contact');
  const trap = page.locator('input[name="website"]');
  await expect(trap).not.toBeInViewport();
  await expect(trap).toHaveAttribute('tabindex', '-1');
  const sender = newSender();
  await form.fill(sender);
  await trap.evaluate((input) => {
    (input as HTMLInputElement).value = 'https://spam.example';
  });
  await form.button.click();
  await expect(form.toast('success', form.sample.definition.texts.success)).toBeVisible();
  expect(await storedEnquiries(reportOf(form.sample), sender)).toMatchObject([{ suspected: true }]);
});

for (const kind of ['service', 'optIn']) {
  test(`${kind}: what was typed before the script arrived stays, also over a reload`, { tag: '@once' }, async ({
    page,
  }) => {
    const sample = sampleOf(kind);
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto(sample.page, { waitUntil: 'commit' });
    const form = new FormOnPage(page, sample);
    const sender = newSender();
    await form.fill(sender);
    arrive();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('form') ?? {}).some((key) => /^__react/.test(key)),
    );
    await form.expectFilled(sender);
    await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), `form:${kind}`)).toContain(sender);
    await visit(page, sample.page);
    await form.expectFilled(sender);
  });
}

test.describe('without scripts', { tag: '@once' }, () => {
  test.use(withoutScripts);

  for (const sample of formSamples) {
    const { kind, texts } = sample.definition;

    test(`${kind} is sent and answered with a page`, async ({ page, storedEnquiries }) => {
      await page.goto(sample.page);
      const form = new FormOnPage(page, sample);
      const sender = newSender();
      await form.fill(sender);
      await form.button.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
      await expect(page.getByRole('main')).toContainText(texts.success);
      expect(await storedEnquiries(reportOf(sample), sender)).toHaveLength(1);
      await page.getByRole('main').getByRole('link', { name: 'Go back to the page' }).click();
      await expect(page).toHaveURL(sample.page);
    });
  }

  for (const [kind, field, wrong, sentence] of [
    ['amc', 'email', 'asha@nowhere', 'Email must be a valid e-mail address.'],
    ['service', 'bookingDate', '2020-02-29', 'Booking date may not lie in the past.'],
    ['product', 'emailId', 'asha@nowhere', 'Email address must be a valid e-mail address.'],
  ] as const) {
    test(`${kind} comes back as it was when something is wrong, to be mended`, async ({
      page,
      allowProblems,
      storedEnquiries,
    }) => {
      allowProblems(EXPECTED);
      const sample = sampleOf(kind);
      await page.goto(sample.page);
      const form = new FormOnPage(page, sample);
      const sender = newSender();
      await form.fill(sender, { [field]: wrong });
      await form.button.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check your details');
      await expect(page.getByRole('alert').getByRole('link', { name: sentence })).toBeVisible();
      await expect(form.field(field)).toHaveValue(wrong);
      await expect(form.field(field)).toHaveAccessibleDescription(new RegExp(sentence));
      const entry = sample.entries[field];
      if (typeof entry === 'string') await form.field(field).fill(entry);
      await form.expectFilled(sender);
      await form.agree();
      await form.button.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
      expect(await storedEnquiries(reportOf(sample), sender)).toHaveLength(1);
      await page.getByRole('main').getByRole('link', { name: 'Go back to the page' }).click();
      await expect(page).toHaveURL(sample.page);
    });
  }
});
