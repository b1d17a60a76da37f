import { DAY_MS } from '../contract/durations.ts';
import { kolkataDate, kolkataDayStart } from '../contract/kolkata-time.ts';
import { expect, visit } from './fixtures.ts';
import type { FormOnPage } from './form-helpers.ts';
import { newSender } from './form-helpers.ts';
import { withinOneDay } from './within-one-day.ts';

type Stored = (sender: string) => Promise<Record<string, unknown>[]>;

/** What one form alone has, looked at while it is open and empty. */
export const ownOf: Record<string, (form: FormOnPage, stored: Stored) => Promise<void>> = {
  finance: contactNumber,
  service: limits,
  optIn: channels,
  contact: trap,
};

/** Ten digits and nothing else, without +91, 91 and 0 in front, typed and pasted; each spelling in `digits.test.ts`. */
async function contactNumber(form: FormOnPage): Promise<void> {
  const { page } = form;
  const number = form.field('contact');
  await expect(number).toHaveAttribute('inputmode', 'numeric');
  await expect(number).toHaveAttribute('autocomplete', 'tel-national');
  for (const typed of ['9a8-7 6543x21098', '+91 (0) 98765-43210']) {
    await number.fill('');
    await number.pressSequentially(typed);
    await expect(number, `${typed} typed`).toHaveValue('9876543210');
  }
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await number.fill('12');
  await page.evaluate(() => navigator.clipboard.writeText('+91 (0) 98765-43210'));
  await number.press('ControlOrMeta+v');
  await expect(number, 'pasted').toHaveValue('9876543210');
  await form.fill(newSender(), { contact: '0000000000' });
  await form.button.click();
  await expect(number, 'which nobody has').toBeFocused();
  await expect(number).toHaveAccessibleDescription(/^Contact number must be a real number/);
}

/** Of years and booking days, by the calendar of Asia/Kolkata. */
async function limits(form: FormOnPage): Promise<void> {
  await withinOneDay(async (today) => {
    const booking = form.field('bookingDate');
    // It was opened on the day before.
    if ((await booking.getAttribute('min')) !== today) await visit(form.page, form.sample.page);
    await limitsOf(form, today);
  });
}

async function limitsOf(form: FormOnPage, today: string): Promise<void> {
  const day = (ahead: number) => kolkataDate(kolkataDayStart(today) + ahead * DAY_MS);
  const year = Number(today.slice(0, 4));
  const [booking, purchase] = [form.field('bookingDate'), form.field('yearOfPurchase')];
  await expect(booking).toHaveAttribute('min', today);
  await expect(booking).toHaveAttribute('max', day(90));
  await expect(purchase).toHaveAttribute('min', '1980');
  await expect(purchase).toHaveAttribute('max', String(year));
  await form.fill(newSender(), { bookingDate: day(91), yearOfPurchase: String(year + 1) });
  await form.button.click();
  await expect(purchase).toBeFocused();
  await expect(purchase).toHaveAccessibleDescription(
    new RegExp(`^Year of purchase must be a year from 1980 to ${year}\\.`),
  );
  await expect(booking).toHaveAccessibleDescription('Booking date can be at most 90 days ahead.');
}

/** Check all sets and clears the five, and knows when all are set. */
async function channels(form: FormOnPage, stored: Stored): Promise<void> {
  const names = ['rcs', 'sms', 'obd', 'email', 'whatsapp'];
  const all = form.form.getByLabel('Check all');
  await all.check();
  for (const channel of names) await expect(form.field(`notifications-${channel}`)).toBeChecked();
  await form.field('notifications-sms').uncheck();
  await expect(all).not.toBeChecked();
  await form.field('notifications-sms').check();
  await expect(all).toBeChecked();
  await all.uncheck();
  for (const channel of names) await expect(form.field(`notifications-${channel}`)).not.toBeChecked();
  const sender = newSender();
  await form.fill(sender);
  await all.uncheck();
  await form.field('notifications-whatsapp').check();
  await form.button.click();
  await expect(form.receipt).toContainText(sender);
  expect(await stored(sender)).toMatchObject([{ channels: 'WhatsApp' }]);
}

/** What a person never sees marks whoever fills it in. */
async function trap(form: FormOnPage, stored: Stored): Promise<void> {
  const field = form.page.locator('input[name="website"]');
  await expect(field).not.toBeInViewport();
  await expect(field).toHaveAttribute('tabindex', '-1');
  const sender = newSender();
  await form.fill(sender);
  await field.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await form.button.click();
  await expect(form.receipt).toContainText(sender);
  expect(await stored(sender)).toMatchObject([{ suspected: true }]);
}
