import type { Page } from '@playwright/test';
import { bookingReport } from '../contract/reports/booking.ts';
import { withoutMotion } from './fixtures.ts';
import type { Panel } from './panel-helpers.ts';
import { enquire, expect, test, uniqueWord } from './panel-helpers.ts';

test.use(withoutMotion);

const STORY = 'The engine makes a noise when it is cold, and the brakes need looking at. '.repeat(20).trim();
const POSSIBLE_ROW_HEIGHT = 150;

test.use({ viewport: { width: 1366, height: 768 } });

test('long comments, narrow windows and columns that nobody needs', async ({ page, panel }) => {
  const word = uniqueWord();
  await enquire(bookingReport, [{ name: word, email: 'somebody.with.names@example.com', message: STORY }]);
  await panel.open('booking-report');
  await panel.search(word);
  const row = panel.row(word);

  await test.step('a long comment shows its beginning until somebody wants all of it, by mouse or by key', async () => {
    const height = async () => (await row.boundingBox())?.height ?? 0;
    expect(await height()).toBeLessThan(POSSIBLE_ROW_HEIGHT);
    await row.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(height).toBeGreaterThan(POSSIBLE_ROW_HEIGHT);
    await expect(row).toContainText(STORY);
    const less = row.getByRole('button', { name: 'Show less' });
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    await less.focus();
    await page.keyboard.press('Enter');
    await expect.poll(height).toBeLessThan(POSSIBLE_ROW_HEIGHT);
    await panel.checkAccessibility();
  });

  await test.step('dates, times and addresses are broken into lines between their parts alone', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    const linesOf = (column: string) => row.locator(`td[data-label="${column}"]`).evaluate(readLines);
    await expect.poll(async () => (await linesOf('Email')).length).toBeGreaterThan(1);
    const address = await linesOf('Email');
    for (const line of address.slice(0, -1)) expect(line).toMatch(/[@.]$/);
    expect(address.at(-1)).toMatch(/example\.com$/);
    const day = [expect.stringMatching(/^\d{1,2} [A-Z][a-z]{2}$/), expect.any(String)];
    expect(await linesOf('Enquiry Date')).toEqual(day);
    expect(await linesOf('Enquiry Time')).toEqual([expect.stringMatching(/ [AP]M$/)]);
  });

  await test.step('the first column stays in view while the others are scrolled past', async () => {
    await page.setViewportSize({ width: 900, height: 768 });
    const [first, last] = [row.locator('td').first(), row.locator('td').last()];
    const before = await first.boundingBox();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    expect((await first.boundingBox())?.x).toBe(before?.x);
    const heading = panel.table.locator('thead th').first();
    expect((await heading.boundingBox())?.x).toBe(before?.x);
  });

  await test.step('columns that nobody needs are left out, on this device, also after a logout', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await expectColumnsLeftOut(page, panel);
  });
});

async function expectColumnsLeftOut(page: Page, panel: Panel): Promise<void> {
  const word = uniqueWord();
  await enquire(bookingReport, [{ name: word, message: 'Comes at nine' }]);
  await panel.search(word);
  const headings = panel.table.locator('thead th');
  const unwanted = ['Entered Model', 'Purchase Year', 'Service Type'];
  await page.getByText('Columns', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Booking Date' })).toHaveCount(0);
  for (const name of unwanted) await page.getByRole('checkbox', { name }).uncheck();
  for (const name of unwanted) await expect(headings.filter({ hasText: name })).toHaveCount(0);
  for (const text of ['Comes at nine', 'Enquiry Date', 'Enquiry Time']) {
    const box = await panel.table.getByText(text, { exact: true }).first().boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), text).toBeLessThanOrEqual(1366);
  }
  const file = (await panel.download('CSV')).bytes.toString('utf8');
  for (const name of unwanted) expect(file).toContain(name);

  // The session is that of all tests: the server is not to hear of this.
  await page.route('**/api/logout', (route) => route.fulfill({ json: { message: '' } }));
  const session = await page.evaluate(() => ({ ...localStorage }));
  await page.getByRole('button', { name: /account|admin/i }).click();
  await panel.button('Logout').click();
  await expect(page.getByRole('button', { name: /login/i })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.evaluate((kept) => Object.assign(localStorage, kept), { ...session });
  await panel.open('booking-report');
  // Enquiries of other tests may bring columns of their own.
  await panel.search(word);
  await expect(headings).toHaveCount(9);
  await page.getByText('Columns (3 hidden)').click();
  await panel.button('Show all columns').click();
  await expect(headings).toHaveCount(12);
  await expect(page.locator('summary', { hasText: 'Columns' })).toBeFocused();
}

/** What stands in each line, read off the places of the letters. */
function readLines(cell: Element): string[] {
  const lines = new Map<number, string>();
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (let index = 0; index < (text.textContent?.length ?? 0); index += 1) {
      const letter = document.createRange();
      letter.setStart(text, index);
      letter.setEnd(text, index + 1);
      const top = Math.round(letter.getBoundingClientRect().top);
      lines.set(top, (lines.get(top) ?? '') + letter);
    }
  }
  return [...lines.values()].map((line) => line.trim()).filter(Boolean);
}
