import { strFromU8, unzipSync } from 'fflate';
import { contactReport } from '../contract/reports/contact.ts';
import { pdfPages, withoutSpace } from '../test-support/pdf-text.ts';
import { withoutMotion } from './fixtures.ts';
import { enquire, expect, test, uniqueWord } from './panel-helpers.ts';

test.use(withoutMotion);

const COUNT = 25;
const KANNADA = 'ಕೃಷ್ಣಮೂರ್ತಿ ಹುಬ್ಬಳ್ಳಿ';

/** Calls of the export, as against those of the screen, ask for large pages. */
const ofExport = (body: { limit: number }): boolean => body.limit > 10;

test('a report of more rows than a page shows goes into files and onto paper with every row, unless it is stopped', async ({
  page,
  context,
  panel,
  allowProblems,
}) => {
  allowProblems([
    /^console error: Contact Report could not be exported\./,
    /^(console error: Failed to load|answer 500).*contactReports/,
  ]);
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  const word = uniqueWord();
  await enquire(
    contactReport,
    Array.from({ length: COUNT }, (_, n) => ({
      name: `${KANNADA} ${n + 1}. ${word}`,
      message: n === 0 ? '=HYPERLINK("http://example.com")' : `+91 98450 ${n}, ${'a long story, '.repeat(20)}`,
    })),
  );
  await panel.open('contact-report');
  await panel.search(word);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`Showing 1 to 10 of ${COUNT} entries`);

  await test.step('it goes into the files with every row of them', async () => {
    const csv = await panel.download('CSV');
    expect(csv.name).toBe('Contact_Report.csv');
    const text = csv.bytes.toString('utf8');
    const above = text.split('\r\n').slice(0, 5);
    expect(above.slice(0, 2)).toEqual(['\ufeff"Contact Report"', `"All dates · Search: “${word}” · ${COUNT} entries"`]);
    expect(above[2]).toMatch(/^"Made on \d+ [A-Z][a-z]{2} \d{4}, \d+:\d\d [AP]M \(India time\)"$/);
    expect(above.slice(3)).toEqual(['', '"Name","Mobile","Email","Reason","Message","Enq. Date","Enq. Time"']);
    const lines = text.trimEnd().split('\r\n').slice(5);
    expect(lines).toHaveLength(COUNT);
    expect(lines.filter((line) => line.includes(KANNADA) && line.includes(word))).toHaveLength(COUNT);
    expect(text).toContain(`,"'=HYPERLINK(""http://example.com"")",`);
    expect(text).toContain(`,"'+91 98450 1, a long story, `);
    expect(text).not.toMatch(/(^|,|\n)"?[=+\-@]/);

    const xlsx = await panel.download('Excel');
    expect(xlsx.name).toBe('Contact_Report.xlsx');
    const sheet = strFromU8(unzipSync(xlsx.bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet.match(/<row /g)).toHaveLength(COUNT + 4);
    expect(sheet).toContain(`Search: “${word}”`);
    expect(sheet.match(/ s="3"><v>\d{5}<\/v>/g)).toHaveLength(COUNT);
    expect(sheet).toContain(`${KANNADA} 25. ${word}`);
    expect(sheet).not.toContain('<f>');

    const pdf = await panel.download('PDF');
    expect(pdf.name).toBe('Contact_Report.pdf');
    const pages = pdfPages(pdf.bytes);
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, content] of pages.entries()) {
      expect(content).toContain(withoutSpace('Contact Report'));
      expect(content).toContain(withoutSpace(`All dates · Search: “${word}” · ${COUNT} entries`));
      expect(content).toContain(`Page${index + 1}of${pages.length}`);
      expect(content).toMatch(/Madeon\d+[A-Z][a-z]{2}\d{4},\d+:\d\d[AP]M\(Indiatime\)/);
    }
    // Names that are broken into lines have other columns in between.
    const whole = pages.join('');
    for (const part of KANNADA.split(' ')) expect(whole.split(part)).toHaveLength(COUNT + 1);
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.bytes.toString('latin1')) ?? [];
    expect(Number(width)).toBeGreaterThan(Number(height));
  });

  await test.step('it is printed from a window of its own', async () => {
    const opening = page.waitForEvent('popup');
    await panel.button('Print').click();
    const paper = await opening;
    await expect(paper.locator('html')).toHaveAttribute('data-printed', 'yes');
    await expect(paper.getByRole('heading')).toHaveText('Contact Report');
    await expect(paper.locator('tbody tr')).toHaveCount(COUNT);
    await expect(paper.getByText(`Search: “${word}” · ${COUNT} entries`)).toBeVisible();
    await expect(paper.getByText(/Made on \d+ [A-Z][a-z]{2} \d{4}, \d+:\d\d [AP]M \(India time\)/)).toBeVisible();
    await expect(paper.getByRole('cell', { name: /^\d+ [A-Z][a-z]{2} \d{4}$/ })).toHaveCount(COUNT);
    await expect(paper.getByRole('cell', { name: /^\d+:\d\d [AP]M$/ })).toHaveCount(COUNT);
    await expect(page.locator('html')).not.toHaveAttribute('data-printed');
    await paper.close();

    await page.evaluate(() => {
      window.open = () => null;
    });
    await panel.button('Print').click();
    await panel.expectToast(
      'warning',
      'The browser blocked the print window. Allow pop-ups for this site and press Print again.',
    );
  });

  await test.step('it is stopped by Cancel, and says when it cannot be made', async () => {
    const downloads: string[] = [];
    page.on('download', (file) => downloads.push(file.suggestedFilename()));
    const { promise: mayGo, resolve: go } = Promise.withResolvers<void>();
    await page.route('**/api/contactReports', async (route) => {
      if (ofExport(route.request().postDataJSON())) await mayGo;
      await route.continue();
    });
    await panel.button('CSV').click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByText('Fetching 0 of … entries')).toBeVisible();
    await expect(panel.button('PDF')).toBeHidden();
    await panel.button('Cancel').click();
    await expect(panel.button('CSV')).toBeEnabled();
    go();
    await page.unrouteAll({ behavior: 'wait' });

    await page.route('**/api/contactReports', (route) => route.fulfill({ status: 500, json: {} }));
    await panel.button('PDF').click();
    await panel.expectToast('error', 'The report could not be exported. Please try again.');
    await page.unrouteAll();
    expect((await panel.download('CSV')).name).toBe('Contact_Report.csv');
    expect(downloads).toEqual(['Contact_Report.csv']);
  });
});
