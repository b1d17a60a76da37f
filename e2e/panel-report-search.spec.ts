import { amcReport } from '../contract/reports/amc.ts';
import { financeReport } from '../contract/reports/finance.ts';
import { joyClubReport } from '../contract/reports/joy-club.ts';
import type { Panel } from './panel-helpers.ts';
import { enquire, expect, test, uniqueWord } from './panel-helpers.ts';

const linesOf = async (panel: Panel): Promise<string[]> => {
  const { bytes } = await panel.download('CSV');
  return bytes.toString('utf8').trimEnd().split('\r\n');
};

for (const report of [financeReport, amcReport, joyClubReport]) {
  test(`${report.title} finds what stands on no page that is loaded, and its file holds just that`, async ({
    page,
    panel,
  }) => {
    const [word, later] = [uniqueWord(), uniqueWord()];
    await enquire(report, [{ name: word }, ...Array(11).fill({ name: later }), { name: `${word} again` }]);
    await panel.open(`${report.name}-report`);
    await expect(panel.rows).toHaveCount(10);
    await page.getByRole('searchbox', { name: 'Search' }).fill(word);
    await expect(panel.rows).toHaveCount(2);
    await expect(panel.row(word)).toHaveCount(2);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Showing 1 to 2 of 2 entries');
    const lines = await linesOf(panel);
    // The head of the file names the search as well.
    expect(lines.filter((line) => line.includes(word) && !line.includes('Search:'))).toHaveLength(2);
    expect(lines.filter((line) => line.includes(later))).toEqual([]);
  });
}

test('an amount is found as it is typed and as it is shown, on the screen and in the file', async ({ page, panel }) => {
  const word = uniqueWord();
  // Digits that no other test uses, and too many to be part of a number by chance.
  await enquire(financeReport, [{ name: word, loanAmount: 91_827_364 }, ...Array(11).fill({ name: uniqueWord() })]);
  await panel.open('finance-report');
  for (const typed of ['91827364', '₹9,18,27,364', '9,18,27,364']) {
    await page.getByRole('searchbox', { name: 'Search' }).fill(typed);
    await expect(panel.rows).toHaveCount(1);
    await expect(panel.row(word)).toContainText('₹9,18,27,364');
    expect((await linesOf(panel)).filter((line) => line.includes(word))).toHaveLength(1);
  }
});

test('of a long comment the beginning is searched, and the search says so', async ({ page, panel }) => {
  const [early, late] = [uniqueWord(), uniqueWord()];
  await enquire(amcReport, [{ name: uniqueWord(), message: `${early} ${'x'.repeat(500)} ${late}` }]);
  await panel.open('amc-report');
  await expect(panel.row(early)).toBeVisible();
  const box = page.getByRole('searchbox', { name: 'Search' });
  await expect(box).toHaveAccessibleDescription('In a long comment, only the first 500 letters are searched');
  await box.fill(late);
  await expect(panel.rows).toHaveText(amcReport.emptyText);
  await box.fill(early);
  await expect(panel.row(early)).toBeVisible();
});
