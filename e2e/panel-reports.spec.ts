import type { Page } from '@playwright/test';
import { formatDate } from '../contract/display.ts';
import type { ReportDefinition } from '../contract/reports/define-report.ts';
import { reports } from '../contract/reports/index.ts';
import { withoutMotion } from './fixtures.ts';
import { testAlone } from './own-site.ts';
import type { Panel } from './panel-helpers.ts';
import { enquire, expect, uniqueWord } from './panel-helpers.ts';

/** What came in last is looked for on the first page: nobody else sends anything here. */
const test = testAlone();
test.use(withoutMotion);

const EXPORTS = ['PDF', 'CSV', 'Excel', 'Print'];

/** What each report sends besides page and limit as long as no date is set and nothing is typed. */
const SENT: Record<string, readonly string[]> = {
  booking: ['fromDate', 'toDate', 'search'],
  amc: [],
  warranty: ['fromDate', 'toDate', 'search'],
  finance: ['fromDate', 'toDate'],
  enquiry: ['fromDate', 'toDate', 'search'],
  offer: ['fromDate', 'toDate', 'searchTerm'],
  joyClub: [],
  contact: ['fromDate', 'toDate', 'search'],
  optIn: ['fromDate', 'toDate', 'search'],
};
const ON_ENTER = ['enquiry', 'offer'];

function bodyOf({ name }: ReportDefinition, text = '') {
  const sent = SENT[name] ?? [];
  const search = sent.find((key) => key.startsWith('search')) ?? 'search';
  return { page: 1, limit: 10, ...Object.fromEntries(sent.map((key) => [key, ''])), ...(text && { [search]: text }) };
}

type Listening = Window & { asked: unknown[] };

/** Has the page itself note what it asks the reports for: that knows no delay. */
const listen = (page: Page) =>
  page.addInitScript(
    (paths) => {
      const send = window.fetch;
      const asked: unknown[] = [];
      Object.assign(window, { asked });
      window.fetch = (address, call) => {
        if (paths.includes(String(address))) asked.push(JSON.parse(String(call?.body)));
        return send(address, call);
      };
    },
    reports.map(({ path }) => String(path)),
  );

/** What was asked for by now, once everything is done that was to be done without waiting. */
const asked = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(turn);
      });
    }
    return (window as unknown as Listening).asked;
  });

/** From here on no time passes unless it is told to. */
const stopTime = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));

async function tryReport(panel: Panel, report: ReportDefinition, origin: string): Promise<void> {
  const { page } = panel;
  const isSentOnEnter = ON_ENTER.includes(report.name);
  const word = uniqueWord();
  await enquire(report, [{ name: word }], origin);
  const reply = await page.request.post(report.path, { data: { page: 1, limit: 1, search: word } });
  const [stored] = (await reply.json()).data;
  await page.evaluate(() => (window as unknown as Listening).asked.splice(0));
  await panel.menu.getByRole('link', { name: report.menuLabel }).click();
  await expect(panel.heading).toHaveText(report.title);
  const { date, time } = report.createdLabels;
  const labels = [...report.columns.map(({ label }) => label), date, time];
  await expect(panel.row(word)).toBeVisible();
  await expect(panel.table.locator('thead th')).toHaveText(labels);
  await expect(
    panel
      .row(word)
      .locator('td')
      .nth(labels.length - 1),
  ).toHaveText(/^\d{1,2}:\d\d [AP]M$/);
  await expect(
    panel
      .row(word)
      .locator('td')
      .nth(labels.length - 2),
  ).toHaveText(formatDate(stored.created_date));
  for (const name of EXPORTS) await expect(panel.button(name)).toBeEnabled();
  const expected = [bodyOf(report)];
  expect(await asked(page)).toEqual(expected);

  await stopTime(page);
  const box = page.getByRole('searchbox', { name: 'Search' });
  await box.fill(word.toUpperCase());
  await expect(panel.rows).toHaveCount(1);
  await box.fill('nobody has this name');
  await expect(panel.rows).toHaveText(report.emptyText);
  for (const name of EXPORTS) await expect(panel.button(name)).toBeDisabled();
  await page.clock.runFor(599);
  expect(await asked(page)).toEqual(expected);
  await page.clock.runFor(1);
  expected.push(bodyOf(report, 'nobody has this name'));
  expect(await asked(page)).toEqual(expected);

  await page.clock.resume();
  await expect(panel.button('SEARCH')).toBeEnabled();
  await stopTime(page);
  await box.fill('nor this one');
  await box.press('Enter');
  if (isSentOnEnter) expected.push(bodyOf(report, 'nor this one'));
  expect(await asked(page)).toEqual(expected);
  await page.clock.runFor(599);
  expect(await asked(page)).toEqual(expected);
  await page.clock.resume();
  if (!isSentOnEnter) expected.push(bodyOf(report, 'nor this one'));
  await expect.poll(() => asked(page)).toEqual(expected);

  await panel.button('SEARCH').click();
  expected.push(bodyOf(report, 'nor this one'));
  await expect.poll(() => asked(page)).toEqual(expected);
  await expect(panel.rows).toHaveText(report.emptyText);
}

test('every report shows what was stored, filters what it shows, searches 600 ms after the last key or on Enter', async ({
  page,
  panel,
  site: { origin },
}) => {
  await listen(page);
  await page.clock.install();
  await panel.open('password');
  for (const report of reports) await test.step(report.title, () => tryReport(panel, report, origin));
});
