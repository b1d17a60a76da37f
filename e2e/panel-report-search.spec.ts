import type { Page } from '@playwright/test';
import { amcReport } from '../contract/reports/amc.ts';
import type { ReportDefinition } from '../contract/reports/define-report.ts';
import { financeReport } from '../contract/reports/finance.ts';
import { joyClubReport } from '../contract/reports/joy-club.ts';
import type { Panel } from './panel-helpers.ts';
import { enquire, expect, test, uniqueWord } from './panel-helpers.ts';

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

const linesOf = async (panel: Panel): Promise<string[]> => {
  const { bytes } = await panel.download('CSV');
  return bytes.toString('utf8').trimEnd().split('\r\n');
};

/** What stands on no page that is loaded is found, and the file holds just that. */
async function findWord(page: Page, panel: Panel, report: ReportDefinition): Promise<void> {
  const [word, later] = [uniqueWord(), uniqueWord()];
  await enquire(report, [{ name: word }, ...Array(11).fill({ name: later }), { name: `${word} again` }]);
  await panel.menu.getByRole('link', { name: report.menuLabel }).click();
  await expect(panel.heading).toHaveText(report.title);
  await expect(panel.rows).toHaveCount(10);
  await searchBox(page).fill(word);
  await expect(panel.rows).toHaveCount(2);
  await expect(panel.row(word)).toHaveCount(2);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Showing 1 to 2 of 2 entries');
  const lines = await linesOf(panel);
  // The head of the file names the search as well.
  expect(lines.filter((line) => line.includes(word) && !line.includes('Search:'))).toHaveLength(2);
  expect(lines.filter((line) => line.includes(later))).toEqual([]);
}

test('a report finds what stands on no page that is loaded, amounts in any spelling, and the beginning of a long comment', async ({
  page,
  panel,
}) => {
  await panel.open('password');
  await test.step(joyClubReport.title, () => findWord(page, panel, joyClubReport));

  const amount = uniqueWord();
  // Digits that no other test uses, and too many to be part of a number by chance.
  await enquire(financeReport, [{ name: amount, loanAmount: 91_827_364 }]);
  await test.step(financeReport.title, () => findWord(page, panel, financeReport));
  await test.step('an amount is found as it is typed and as it is shown, on the screen and in the file', async () => {
    for (const typed of ['91827364', '₹9,18,27,364', '9,18,27,364']) {
      await searchBox(page).fill(typed);
      await expect(panel.row(amount)).toContainText('₹9,18,27,364');
      await expect(panel.rows).toHaveCount(1);
      expect((await linesOf(panel)).filter((line) => line.includes(amount))).toHaveLength(1);
    }
  });

  const [early, late] = [uniqueWord(), uniqueWord()];
  await test.step(amcReport.title, () => findWord(page, panel, amcReport));
  await test.step('of a long comment the beginning is searched, and the search says so', async () => {
    await enquire(amcReport, [{ name: uniqueWord(), message: `${early} ${'x'.repeat(500)} ${late}` }]);
    await expect(searchBox(page)).toHaveAccessibleDescription(
      'In a long comment, only the first 500 letters are searched',
    );
    await searchBox(page).fill(late);
    await expect(panel.rows).toHaveText(amcReport.emptyText);
    await searchBox(page).fill(early);
    await expect(panel.row(early)).toBeVisible();
  });
});
