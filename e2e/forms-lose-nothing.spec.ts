import { expect, frameHydrated, holdScripts, test, visit } from './fixtures.ts';
import { FormOnPage, newSender, openForm } from './form-helpers.ts';
import { reportOf, sampleOf } from './form-samples.ts';

test('nothing is stored twice, by a double click or when the answer is lost, and what was typed before the script arrived stays', async ({
  page,
  storedEnquiries,
}) => {
  await test.step('a double click sends once and complains about nothing', async () => {
    const form = await openForm(page, 'amc');
    const sender = newSender();
    await form.fill(sender);
    await form.button.dblclick();
    await expect(form.toast('success', form.sample.definition.texts.success)).toBeVisible();
    await expect(form.button).toBeEnabled();
    await expect(page.locator('[data-toast="error"]')).toHaveCount(0);
    expect(await storedEnquiries(reportOf(form.sample), sender)).toHaveLength(1);
  });
  await test.step('AMC shows the sentence of the server when it is stored', async () => {
    const form = new FormOnPage(page, sampleOf('amc'));
    await form.fill(newSender());
    await form.answerWith({ status: 201, json: { message: 'See you soon.' } });
    await form.button.click();
    await expect(form.toast('success', 'See you soon.')).toBeVisible();
  });
  const form = await openForm(page, 'warranty');
  const { texts } = form.sample.definition;
  await test.step('what was changed after a lost answer is stored too', async () => {
    const sender = newSender();
    await form.fill(sender);
    await form.sendAndLoseAnswer();
    await form.field('message').fill('Another number, please.');
    await form.button.click();
    await expect(form.toast('success', texts.success)).toBeVisible();
    await expect(form.button).toBeEnabled();
    const messages = (await storedEnquiries(reportOf(form.sample), sender)).map(({ message }) => message);
    expect(messages.sort()).toEqual(['Another number, please.', 'Please call me.']);
  });
  await test.step('the same again after a lost answer is stored once, also after a reload', async () => {
    const sender = newSender();
    await form.fill(sender);
    await form.sendAndLoseAnswer();
    await visit(page, form.sample.page);
    await form.button.click();
    await expect(form.toast('success', texts.success)).toBeVisible();
    expect(await storedEnquiries(reportOf(form.sample), sender)).toHaveLength(1);
  });
  await test.step('what is changed while it is on its way stays, and can be sent as another', async () => {
    const sender = newSender();
    await form.fill(sender);
    const { length: sentBefore } = await form.sentKeys();
    await form.answerWith('held');
    await form.button.click();
    await expect.poll(() => form.sentKeys()).toHaveLength(sentBefore + 1);
    await form.field('message').fill('On Saturday, please.');
    await form.release();
    await expect(form.receipt).toContainText('Please call me.');
    // Whoever is typing goes on where they are, and can read the reference afterwards.
    await expect(form.button).toBeEnabled();
    await page.keyboard.type(' At ten.');
    await expect(form.field('message')).toHaveValue('On Saturday, please. At ten.');
    await expect(form.receipt).toBeVisible();
    await form.answerWith(undefined);
    await form.button.click();
    await expect(form.receipt).toContainText('On Saturday, please. At ten.');
    await expect(form.receipt).toBeFocused();
    await expect(form.field('message')).toHaveValue('');
    const messages = (await storedEnquiries(reportOf(form.sample), sender)).map(({ message }) => message);
    expect(messages).toContain('On Saturday, please. At ten.');
  });
  await test.step('what was typed before the script arrived stays, also over a reload', async () => {
    for (const kind of ['service', 'optIn']) {
      const sample = sampleOf(kind);
      const arrive = await holdScripts(page);
      await page.goto(sample.page, { waitUntil: 'commit' });
      const form = new FormOnPage(page, sample);
      const sender = newSender();
      await form.fill(sender);
      arrive();
      await frameHydrated(page);
      await form.expectFilled(sender);
      await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), `form:${kind}`)).toContain(sender);
      await page.unrouteAll({ behavior: 'wait' });
      await visit(page, sample.page);
      await form.expectFilled(sender);
    }
  });
});
