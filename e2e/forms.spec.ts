import siteContent from '../test-support/dealership/content/site.json' with { type: 'json' };
import { expect, test, visit, withoutMotion } from './fixtures.ts';
import type { FormOnPage } from './form-helpers.ts';
import { FAILURES, newSender, openForm } from './form-helpers.ts';
import { expectAgreementAsked, expectMissingSaid } from './form-missing.ts';
import { ownOf } from './form-own.ts';
import { formSamples, reportOf } from './form-samples.ts';

test.use(withoutMotion);

const REFERENCE = /[2-9B-DF-HJ-NP-TV-XZ]{8}/;
const SERVICE_FORMS = ['service', 'amc', 'warranty'];
const ALL = formSamples.map(({ definition }) => definition.kind);
/** One after the other in one tab. */
const GROUPS = [ALL.slice(0, 4), ALL.slice(4)];

/** An answer that refuses, and what the form says of it. */
function refusals({ sample }: FormOnPage) {
  const { texts, hidesReason } = sample.definition;
  const own = texts.failure ?? texts.network;
  const quoted = (message: string) => (hidesReason ? own : `${texts.errorPrefix ?? ''}${message}`);
  return {
    refused: [{ status: 422, json: { message: 'On purpose.' } }, quoted('On purpose.')],
    broken: [{ status: 500, json: {} }, own],
    unreachable: ['unreachable', texts.network],
    reused: [{ status: 409, json: { message: 'Sent before.' } }, quoted('Sent before.')],
  } as const;
}

async function fail(form: FormOnPage, how: keyof ReturnType<typeof refusals>): Promise<void> {
  const [answer, says] = refusals(form)[how];
  const before = (await form.sentKeys()).length;
  await form.answerWith(answer);
  await form.button.press('Enter');
  await expect.poll(async () => (await form.sentKeys()).length).toBe(before + 1);
  await expect(form.toast('error', says), how).toBeVisible();
  await expect(form.button).toBeEnabled();
}

/** However often Enter is pressed. */
async function sendOnce(form: FormOnPage): Promise<void> {
  const { texts, showsSubmitting } = form.sample.definition;
  const before = (await form.sentKeys()).length;
  await form.answerWith('held');
  await form.button.press('Enter');
  await expect(form.button).toBeDisabled();
  await expect(form.button).toHaveText(showsSubmitting ? 'Submitting...' : 'SUBMIT');
  await form.field('name').press('Enter');
  await form.release();
  await expect(form.toast('success', texts.success)).toBeVisible();
  expect(await form.sentKeys()).toHaveLength(before + 1);
  // What was wrong with the last try has gone with this one.
  await expect(form.page.locator('[data-toast="error"]')).toHaveCount(0);
  await form.answerWith(undefined);
}

async function readReceipt({ receipt, sample }: FormOnPage, sender: string): Promise<string> {
  await expect(receipt).toBeFocused();
  await expect(receipt).toBeInViewport();
  await expect(receipt).toContainText(sender);
  await expect(receipt).toContainText('98765 43210');
  const [reference = ''] = REFERENCE.exec((await receipt.locator('strong').textContent()) ?? '') ?? [];
  const chat = new URL((await receipt.getByRole('link').getAttribute('href')) ?? '');
  const isService = SERVICE_FORMS.includes(sample.definition.kind);
  expect(chat.pathname).toBe(`/91${isService ? siteContent.servicePhone : siteContent.salesPhone}`);
  expect(chat.searchParams.get('text')).toContain(reference);
  return reference;
}

for (const kinds of GROUPS) {
  test(`${kinds.join(', ')}: by the keyboard alone, whatever fails, stored once and with a receipt`, {
    tag: '@once',
  }, async ({ page, allowProblems, storedEnquiries }) => {
    allowProblems(FAILURES);
    for (const kind of kinds) {
      const form = await openForm(page, kind);
      const { sample } = form;
      const stored = (search: string) => storedEnquiries(reportOf(sample), search);
      const sender = newSender();
      await test.step(`${kind}: what is missing is said`, () => expectMissingSaid(form));
      await test.step(`${kind}: a failure says why and loses nothing, also over a reload`, async () => {
        await form.typeByKeyboard(sender);
        await expectAgreementAsked(form);
        await fail(form, 'refused');
        await fail(form, 'broken');
        await form.expectFilled(sender);
        const keys = await form.sentKeys();
        await visit(page, sample.page);
        await form.expectFilled(sender);
        await form.agree();
        await fail(form, 'unreachable');
        await fail(form, 'reused');
        await form.expectFilled(sender);
        expect(new Set([...keys.slice(-2), ...(await form.sentKeys())]).size, 'the key of the same again').toBe(1);
      });
      await test.step(`${kind}: it is sent once, and what the server took for something else under a new key`, async () => {
        await sendOnce(form);
        expect(new Set(await form.sentKeys()).size).toBe(2);
        expect(await stored(sender)).toHaveLength(1);
      });
      await test.step(`${kind}: the receipt stays with a reference that staff find it by, until something is typed`, async () => {
        expect(await stored(await readReceipt(form, sender))).toMatchObject([{ name: sender }]);
        await expect(form.button).toBeEnabled();
        await form.expectEmpty();
        expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(sender);
        await expect(form.receipt).toBeVisible();
        await form.field('name').fill('B');
        await expect(form.receipt).toHaveCount(0);
        await form.field('name').fill('');
      });
      await test.step(`${kind}: what it alone has`, async () => ownOf[kind]?.(form, stored));
    }
  });
}
