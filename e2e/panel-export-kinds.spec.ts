import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { bookingReport } from '../contract/reports/booking.ts';
import { financeReport } from '../contract/reports/finance.ts';
import { reports } from '../contract/reports/index.ts';
import { pdfPages } from '../test-support/pdf-text.ts';
import { withoutMotion } from './fixtures.ts';
import { enquire, expect, test, uniqueWord } from './panel-helpers.ts';
import { withinOneDay } from './within-one-day.ts';

test.use(withoutMotion);

test('on paper the widest report is broken between words alone; amounts are rupees there and numbers in a spreadsheet; every report has its files under its names, and Joy Club prints the page itself', async ({
  page,
  context,
  panel,
}) => {
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await test.step('on paper the widest report is broken into lines between words alone', async () => {
    const word = uniqueWord();
    const message = 'The engine is hard to start in the morning, and the brakes are noisy on the way down. '.repeat(4);
    await enquire(bookingReport, [
      { name: word, email: 'venkatesh.kulkarni@example.com', enteredModel: 'Activa 125 of my brother', message },
    ]);
    await panel.open('booking-report');
    await panel.search(word);
    const opening = page.waitForEvent('popup');
    await panel.button('Print').click();
    const paper = await opening;
    await expect(paper.locator('html')).toHaveAttribute('data-printed', 'yes');
    await paper.emulateMedia({ media: 'print' });
    await paper.setViewportSize(A4_WITHIN_MARGINS);
    await expect(paper.locator('tbody tr')).toHaveCount(1);
    expect(await brokenWords(paper)).toEqual([]);
    await paper.close();
  });

  await test.step('amounts are rupees on paper and numbers in a spreadsheet, in the dates that are set', async () => {
    await withinOneDay(async () => {
      const word = uniqueWord();
      await enquire(financeReport, [{ name: word, loanAmount: 1_234_567 }]);
      await panel.menu.getByRole('link', { name: 'Finance Report' }).click();
      await expect(panel.heading).toHaveText('Finance Report');
      await panel.button('Today').click();
      await panel.search(word);
      await expect(panel.row(word)).toContainText('₹12,34,567');
      const csv = (await panel.download('CSV')).bytes.toString('utf8');
      expect(csv.trimEnd().split('\r\n')).toHaveLength(6);
      expect(csv).toContain(',1234567,');
      const [only] = pdfPages((await panel.download('PDF')).bytes);
      expect(only).toContain('₹12,34,567');
      expect(only).toMatch(new RegExp(`\\d+\\w+\\d{4}·Search:“${word}”·1entry`));
      const sheet = unzipSync((await panel.download('Excel')).bytes)['xl/worksheets/sheet1.xml'];
      expect(strFromU8(sheet ?? new Uint8Array())).toContain('<v>1234567</v>');
    });
  });

  await test.step('every report has its files under its names, and Joy Club prints the page itself', async () => {
    for (const report of reports) {
      await page.route(`**${report.path}`, (route) =>
        route.fulfill({ json: { data: [{ id: 1, name: 'One' }], totalPages: 1, totalRecords: 1 } }),
      );
    }
    const names: string[] = [];
    for (const { menuLabel, title } of reports) {
      await panel.menu.getByRole('link', { name: menuLabel }).click();
      await expect(panel.heading).toHaveText(title);
      await expect(panel.row('One')).toBeVisible();
      // What a file is called does not depend on its kind, of which the other tests have all three.
      names.push((await panel.download('CSV')).name);
    }
    expect(names).toEqual([
      'booking-report.csv',
      'AMC_Report.csv',
      'EWReport.csv',
      'finance_report.csv',
      'Product_Enquiry_Report.csv',
      'Offer_Report.csv',
      'Joy_Club_Report.csv',
      'Contact_Report.csv',
      'Opt_In_Report.csv',
    ]);

    await panel.menu.getByRole('link', { name: 'Joy Club Report' }).click();
    await expect(panel.heading).toHaveText('Joy Club Report');
    await panel.button('Print').click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
    expect(page.context().pages()).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(panel.menu).toBeHidden();
    await expect(panel.button('SEARCH')).toBeHidden();
    await expect(panel.row('One')).toBeVisible();
  });
});

/** In pixels, of which the millimetre has 3.78. */
const A4_WITHIN_MARGINS = { width: 1032, height: 703 };

/** Words that stand in more than one line. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.locator('th, td').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const text = cell.firstChild;
      if (!text) return [];
      return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
      });
    }),
  );
