import { contactReport } from '../contract/reports/contact.ts';
import { naughtyStrings } from '../trials/naughty-strings.ts';
import { enquire, expect, test, uniqueWord } from './panel-helpers.ts';

const LONGEST_MESSAGE = 2000;
/** The kinds that a browser could take for something else than text: a row for each, all on one page. */
const WORST = [
  'markup',
  'templates',
  'bidi',
  'lines',
  'quotes',
  'formulas',
  'addresses',
  'combining',
  'emoji',
  'paths',
];

const messageOf = (category: string): string => {
  const texts = naughtyStrings.filter((one) => one.category === category).map(({ text }) => text);
  const message = texts.join('\n').slice(0, LONGEST_MESSAGE - 1);
  return message.toWellFormed().trim();
};

test('hostile texts are shown as the text that they are', async ({ page, panel }) => {
  const word = uniqueWord();
  const messages = WORST.map(messageOf);
  await enquire(
    contactReport,
    messages.map((message, n) => ({ name: `${word} ${WORST[n]}`, message })),
  );
  await panel.open('contact-report');
  await panel.search(word);
  await expect(panel.rows).toHaveCount(WORST.length);
  for (const [n, message] of messages.entries()) {
    const cells = await panel.row(`${word} ${WORST[n]}`).locator('td').allTextContents();
    // A long one ends with the button that opens it.
    expect(cells.map((text) => text.replace(/Show all$/, ''))).toContain(message);
  }
  const intruders = 'script, iframe, base, meta, link, style, img[src="x"], math, [onerror], [onload], [onfocus]';
  await expect(page.getByRole('main').locator(intruders)).toHaveCount(0);
  expect(await page.evaluate(() => 'naughty' in window)).toBe(false);
});
