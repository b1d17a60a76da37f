import { DAY_MS } from '../contract/durations.ts';
import { kolkataDate } from '../contract/kolkata-time.ts';
import { expect, test, visit } from './fixtures.ts';
import { FAILURES, newSender, openForm } from './form-helpers.ts';
import { formSamples, reportOf } from './form-samples.ts';

/** All forms are drawn by the same code: on a phone the shortest and the longest stand for the others. */
const onPhoneToo = (kind: string): boolean => ['offer', 'service'].includes(kind);

for (const sample of formSamples) {
  const { kind, texts, showsSubmitting, hidesReason } = sample.definition;

  test(`${kind}: by the keyboard alone, sent once however often Enter is pressed`, {
    tag: onPhoneToo(kind) ? [] : ['@once'],
  }, async ({ page, storedEnquiries }) => {
    const form = await openForm(page, kind);
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
    expect(await calls.count()).toBe(1);
    expect(await storedEnquiries(reportOf(sample), sender)).toHaveLength(1);
  });

  test(`${kind}: a failure says why and loses nothing`, { tag: '@once' }, async ({
    page,
    allowProblems,
    storedEnquiries,
  }) => {
    allowProblems(FAILURES);
    const form = await openForm(page, kind);
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
    form.leaveToServer();
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

test('AMC shows the sentence of the server when it is stored', { tag: '@once' }, async ({ page }) => {
  const form = await openForm(page, 'amc');
  await form.fill(newSender());
  await form.answerWith((route) => route.fulfill({ status: 201, json: { message: 'See you soon.' } }));
  await form.button.click();
  await expect(form.toast('success', 'See you soon.')).toBeVisible();
});

test('a contact number takes ten digits and nothing else', { tag: '@once' }, async ({ page }) => {
  const form = await openForm(page, 'finance');
  const number = form.field('contact');
  await number.pressSequentially('9a8-7 6543x21098');
  await expect(number).toHaveValue('9876543210');
  await expect(number).toHaveAttribute('inputmode', 'numeric');
  await expect(number).toHaveAttribute('autocomplete', 'tel-national');
});

test('a contact number loses +91, 91 and 0 in front, typed and pasted', { tag: '@once' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = await openForm(page, 'finance');
  const number = form.field('contact');
  for (const written of ['+919876543210', '919876543210', '09876543210', '+91 (0) 98765-43210']) {
    await number.fill('');
    await number.pressSequentially(written);
    await expect(number, `${written} typed`).toHaveValue('9876543210');
    await number.fill('12');
    await page.evaluate((text) => navigator.clipboard.writeText(text), written);
    await number.press('ControlOrMeta+v');
    await expect(number, `${written} pasted`).toHaveValue('9876543210');
  }
});

test('a number that nobody has is refused beside its field', { tag: '@once' }, async ({ page, allowProblems }) => {
  allowProblems(FAILURES);
  const form = await openForm(page, 'finance');
  await form.fill(newSender(), { contact: '0000000000' });
  await form.button.click();
  await expect(form.field('contact')).toBeFocused();
  await expect(form.field('contact')).toHaveAccessibleDescription(/^Contact number must be a real number/);
});

test('years and booking days have their limits, by the calendar of Asia/Kolkata', { tag: '@once' }, async ({
  page,
  allowProblems,
}) => {
  allowProblems(FAILURES);
  const form = await openForm(page, 'service');
  const day = (ahead: number) => kolkataDate(Date.now() + ahead * DAY_MS);
  const year = Number(day(0).slice(0, 4));
  await expect(form.field('bookingDate')).toHaveAttribute('min', day(0));
  await expect(form.field('bookingDate')).toHaveAttribute('max', day(90));
  await expect(form.field('yearOfPurchase')).toHaveAttribute('min', '1980');
  await expect(form.field('yearOfPurchase')).toHaveAttribute('max', String(year));
  await form.fill(newSender(), { bookingDate: day(91), yearOfPurchase: String(year + 1) });
  await form.button.click();
  await expect(form.field('yearOfPurchase')).toBeFocused();
  await expect(form.field('yearOfPurchase')).toHaveAccessibleDescription(
    new RegExp(`^Year of purchase must be a year from 1980 to ${year}\\.`),
  );
  await expect(form.field('bookingDate')).toHaveAccessibleDescription('Booking date can be at most 90 days ahead.');
});

test('Check all sets and clears the five channels, and knows when all are set', { tag: '@once' }, async ({
  page,
  storedEnquiries,
}) => {
  const form = await openForm(page, 'optIn');
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
  const form = await openForm(page, 'contact');
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
