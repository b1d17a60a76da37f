import type { Page } from '@playwright/test';
import siteContent from '../test-support/dealership/content/site.json' with { type: 'json' };
import { expect, test, withoutScripts } from './fixtures.ts';
import { FAILURES, FormOnPage, newSender } from './form-helpers.ts';
import type { FormSample } from './form-samples.ts';
import { formSamples, reportOf } from './form-samples.ts';

interface Mistake {
  field: string;
  wrong: string;
  sentence: string;
  phone: string;
}

/** One form of each kind of page is sent with a mistake first. */
const MISTAKES: Record<string, Mistake> = {
  amc: {
    field: 'email',
    wrong: 'asha@nowhere',
    sentence: 'Email must be a valid e-mail address.',
    phone: siteContent.servicePhone,
  },
  service: {
    field: 'bookingDate',
    wrong: '2020-02-29',
    sentence: 'Booking date cannot be in the past.',
    phone: siteContent.servicePhone,
  },
  product: {
    field: 'emailId',
    wrong: 'asha@nowhere',
    sentence: 'Email address must be a valid e-mail address.',
    phone: siteContent.salesPhone,
  },
};

/** It comes back as it was, to be mended. */
async function sendWithMistake(form: FormOnPage, sender: string, mistake: Mistake): Promise<void> {
  const { page, sample } = form;
  const { field, wrong, sentence, phone } = mistake;
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
}

/** The page that answers thanks, has the same receipt as with scripts, and leads back. */
async function expectThanks({ page, receipt, sample }: FormOnPage, sender: string): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await expect(page.getByRole('main')).toContainText(sample.definition.texts.success);
  await expect(receipt).toContainText(sender);
  await expect(receipt).toContainText('98765 43210');
  const reference = (await receipt.locator('strong').textContent()) ?? '';
  await expect(receipt.getByRole('link')).toHaveAttribute('href', new RegExp(reference));
  const back = page.getByRole('main').getByRole('link', { name: 'Go back to the page' });
  await expect(back).toHaveAttribute('href', sample.page);
  return reference;
}

async function open(page: Page, sample: FormSample): Promise<FormOnPage> {
  await page.goto(sample.page);
  return new FormOnPage(page, sample);
}

test.describe('without scripts', () => {
  test.use(withoutScripts);

  test('every form is sent, given back where something is wrong, and answered with a page that has its receipt', async ({
    page,
    allowProblems,
    storedEnquiries,
  }) => {
    allowProblems(FAILURES);
    for (const sample of formSamples) {
      const { kind } = sample.definition;
      await test.step(kind, async () => {
        const form = await open(page, sample);
        const sender = newSender();
        const mistake = MISTAKES[kind];
        if (mistake) await sendWithMistake(form, sender, mistake);
        else await form.fill(sender);
        if (kind === 'contact') {
          await form.field('contact').fill('');
          // As it is written, since nothing corrects it here.
          await form.field('contact').pressSequentially('+91 (0) 98765-43210');
          await expect(form.field('contact')).toHaveValue('+91 (0) 98765-43210');
        }
        await form.button.click();
        const reference = await expectThanks(form, sender);
        const stored = await storedEnquiries(reportOf(sample), sender);
        expect(stored, kind).toMatchObject([kind === 'contact' ? { contact: '9876543210' } : { name: sender }]);
        expect(await storedEnquiries(reportOf(sample), reference), kind).toMatchObject([{ name: sender }]);
      });
    }
  });
});
