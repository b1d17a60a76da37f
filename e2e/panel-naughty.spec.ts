import { contactReport } from '../contract/reports/contact.ts';
import { naughtyStrings } from '../trials/naughty-strings.ts';
import { enquire, expect, test, uniqueWord } from './panel-helpers.ts';

const WORST = ['markup', 'templates', 'bidi', 'lines', 'quotes', 'formulas', 'addresses', 'combining', 'emoji'];
const EACH = 5;

/** Of the kinds that a browser could take for something else than text. */
const texts = WORST.flatMap((category) =>
  naughtyStrings
    .filter((one) => one.category === category && one.text.trim() !== '' && one.text.length <= 100)
    .slice(0, EACH)
    .map(({ text }) => text.trim()),
);

test('hostile texts are shown as the text that they are', async ({ page, panel }) => {
  const word = uniqueWord();
  await enquire(
    contactReport,
    texts.map((message, n) => ({ name: `${word} ${n}`, message })),
  );
  await panel.open('contact-report');
  for (const [n, text] of texts.entries()) {
    await panel.search(`${word} ${n}`);
    const row = panel.row(`${word} ${n}`).first();
    await expect.poll(() => row.locator('td').allTextContents()).toContain(text);
  }
  await panel.search(word);
  const intruders =
    'script:not([src]), iframe, base, form[action], img[src="x"], svg script, [onerror], [onload], math';
  await expect(page.getByRole('main').locator(intruders)).toHaveCount(0);
  expect(await page.evaluate(() => 'naughty' in window)).toBe(false);

  await panel.open('dashboard');
  await expect(page.getByText(word).first()).toBeVisible();
  expect(await page.evaluate(() => 'naughty' in window)).toBe(false);
});
