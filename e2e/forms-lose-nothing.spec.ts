import { expect, holdScripts, takenOver, test, visit } from './fixtures.ts';
import { FAILURES, FormOnPage, newSender, openForm } from './form-helpers.ts';
import { reportOf, sampleOf } from './form-samples.ts';

test('a double click sends once and complains about nothing', async ({ page, storedEnquiries }) => {
  const form = await openForm(page, 'amc');
  const sender = newSender();
  await form.fill(sender);
  await form.button.dblclick();
  await expect(form.toast('success', form.sample.definition.texts.success)).toBeVisible();
  await expect(form.button).toBeEnabled();
  await expect(page.locator('[data-toast="error"]')).toHaveCount(0);
  expect(await storedEnquiries(reportOf(form.sample), sender)).toHaveLength(1);
});

test('when the answer is lost, the same again is stored once, also after a reload', async ({
  page,
  allowProblems,
  storedEnquiries,
}) => {
  allowProblems(FAILURES);
  const form = await openForm(page, 'warranty');
  const { texts } = form.sample.definition;
  const sender = newSender();
  await form.fill(sender);
  await form.sendAndLoseAnswer();
  await visit(page, form.sample.page);
  await form.button.click();
  await expect(form.toast('success', texts.success)).toBeVisible();
  expect(await storedEnquiries(reportOf(form.sample), sender)).toHaveLength(1);
});

test('what was changed after a lost answer is stored too', async ({ page, allowProblems, storedEnquiries }) => {
  allowProblems(FAILURES);
  const form = await openForm(page, 'warranty');
  const sender = newSender();
  await form.fill(sender);
  await form.sendAndLoseAnswer();
  await form.field('message').fill('Another number, please.');
  await form.button.click();
  await expect(form.toast('success', form.sample.definition.texts.success)).toBeVisible();
  const messages = (await storedEnquiries(reportOf(form.sample), sender)).map(({ message }) => message);
  expect(messages.sort()).toEqual(['Another number, please.', 'Please call me.']);
});

for (const kind of ['service', 'optIn']) {
  test(`${kind}: what was typed before the script arrived stays, also over a reload`, async ({ page }) => {
    const sample = sampleOf(kind);
    const arrive = await holdScripts(page);
    await page.goto(sample.page, { waitUntil: 'commit' });
    const form = new FormOnPage(page, sample);
    const sender = newSender();
    await form.fill(sender);
    arrive();
    await takenOver(page);
    await form.expectFilled(sender);
    await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), `form:${kind}`)).toContain(sender);
    await visit(page, sample.page);
    await form.expectFilled(sender);
  });
}
