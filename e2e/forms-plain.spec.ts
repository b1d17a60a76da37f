import siteContent from '../content/site.json' with { type: 'json' };
import { expect, test, withoutScripts } from './fixtures.ts';
import { FAILURES, FormOnPage, newSender } from './form-helpers.ts';
import { formSamples, reportOf, sampleOf } from './form-samples.ts';

test.describe('without scripts', () => {
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

  test('a number is taken with +91 in front, however it is written', async ({ page, storedEnquiries }) => {
    const sample = sampleOf('contact');
    await page.goto(sample.page);
    const form = new FormOnPage(page, sample);
    const sender = newSender();
    await form.fill(sender, { contact: '' });
    await form.field('contact').pressSequentially('+91 (0) 98765-43210');
    await expect(form.field('contact')).toHaveValue('+91 (0) 98765-43210');
    await form.button.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    expect(await storedEnquiries(reportOf(sample), sender)).toMatchObject([{ contact: '9876543210' }]);
  });

  for (const [kind, field, wrong, sentence, phone] of [
    ['amc', 'email', 'asha@nowhere', 'Email must be a valid e-mail address.', siteContent.servicePhone],
    ['service', 'bookingDate', '2020-02-29', 'Booking date cannot be in the past.', siteContent.servicePhone],
    ['product', 'emailId', 'asha@nowhere', 'Email address must be a valid e-mail address.', siteContent.salesPhone],
  ] as const) {
    test(`${kind} comes back as it was when something is wrong, to be mended`, async ({
      page,
      allowProblems,
      storedEnquiries,
    }) => {
      allowProblems(FAILURES);
      const sample = sampleOf(kind);
      await page.goto(sample.page);
      const form = new FormOnPage(page, sample);
      const sender = newSender();
      await form.fill(sender, { [field]: wrong });
      await form.button.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check your details');
      await expect(page.getByRole('alert').getByRole('link', { name: sentence })).toBeVisible();
      await expect(page.locator('main a[href^="tel:"]')).toHaveAttribute('href', `tel:+91${phone}`);
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
