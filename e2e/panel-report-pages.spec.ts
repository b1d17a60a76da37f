import type { Page } from '@playwright/test';
import { amcReport } from '../contract/reports/amc.ts';
import { bookingReport } from '../contract/reports/booking.ts';
import type { ReportDefinition } from '../contract/reports/define-report.ts';
import { warrantyReport } from '../contract/reports/warranty.ts';
import { expect, test } from './panel-helpers.ts';

/** What the page asks the report for, in order. */
function bodiesOf(page: Page, { path }: ReportDefinition): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) bodies.push(request.postDataJSON());
  });
  return bodies;
}

const TOTAL = 57;

/** As if this many enquiries were stored. Answers once it may. */
async function fulfilWith(page: Page, report: ReportDefinition, mayAnswer = () => Promise.resolve()): Promise<void> {
  await page.route(`**${report.path}`, async (route) => {
    const { page: number } = route.request().postDataJSON();
    const from = (number - 1) * 10;
    const data = Array.from({ length: Math.max(0, Math.min(10, TOTAL - from)) }, (_, n) => ({
      id: from + n + 1,
      name: `Person ${from + n + 1}.`,
      created_date: '2026-11-15',
      created_time: '10:00:00',
    }));
    await mayAnswer();
    await route.fulfill({ json: { data, totalPages: Math.ceil(TOTAL / 10), totalRecords: TOTAL } });
  });
}

for (const report of [bookingReport, warrantyReport]) {
  test(`${report.title} is leafed through ten rows at a time`, async ({ page, panel }) => {
    // As specified, the EW report counts the rows of its page alone.
    const ofPage = report === warrantyReport;
    await fulfilWith(page, report);
    const bodies = bodiesOf(page, report);
    await panel.open(`${report.name}-report`);
    const pager = page.getByRole('navigation', { name: 'Pages' });
    const footer = page.getByRole('main').getByRole('status');
    await expect(pager.getByRole('button')).toHaveText(['Previous', '1', '2', '3', '4', '5', 'Next']);
    await expect(footer).toHaveText(ofPage ? 'Showing 1 to 10 of 10 entries' : 'Showing 1 to 10 of 57 entries');
    await expect(panel.button('Previous')).toBeDisabled();
    await panel.button('5').click();
    await expect(panel.row('Person 41.')).toBeVisible();
    await expect(pager.locator('[aria-current="page"]')).toHaveText('5');
    await expect(footer).toHaveText(ofPage ? 'Showing 1 to 10 of 10 entries' : 'Showing 41 to 50 of 57 entries');
    await panel.button('Next').click();
    await expect(panel.rows).toHaveCount(7);
    await expect(footer).toHaveText(ofPage ? 'Showing 1 to 7 of 7 entries' : 'Showing 51 to 57 of 57 entries');
    await expect(panel.button('Next')).toBeDisabled();
    await expect(pager.locator('[aria-current="page"]')).toHaveCount(0);
    await panel.button('Previous').click();
    await expect(panel.row('Person 41.')).toBeVisible();
    await panel.button('SEARCH').click();
    await expect(panel.row('Person 1.')).toBeVisible();
    expect(bodies.map((body) => body.page)).toEqual([1, 5, 6, 5, 1]);
  });
}

test('SEARCH reads LOADING... while it fetches, the table Loading... until something is there', async ({
  page,
  panel,
}) => {
  let { promise, resolve } = Promise.withResolvers<void>();
  await fulfilWith(page, amcReport, () => promise);
  await panel.open('amc-report');
  await expect(panel.rows).toHaveText('Loading...');
  await expect(panel.button('LOADING...')).toBeDisabled();
  resolve();
  await expect(panel.rows).toHaveCount(10);
  ({ promise, resolve } = Promise.withResolvers<void>());
  await panel.button('SEARCH').click();
  await expect(panel.button('LOADING...')).toBeDisabled();
  await expect(panel.rows).toHaveCount(10);
  resolve();
  await expect(panel.button('SEARCH')).toBeEnabled();
});

test('dates are sent once they are chosen, by hand or at one press', async ({ page, panel }) => {
  // Shortly after midnight in Hubballi, when it is still the day before in most of the world.
  await page.clock.setFixedTime('2026-11-03T00:30:00+05:30');
  await fulfilWith(page, amcReport);
  const bodies = bodiesOf(page, amcReport);
  await panel.open('amc-report');
  await expect(panel.rows).toHaveCount(10);
  expect(bodies.splice(0)).toEqual([{ page: 1, limit: 10 }]);
  await page.getByLabel('From Date').fill('2026-10-01');
  await page.getByLabel('To Date').fill('2026-10-31');
  expect(bodies).toEqual([]);
  await panel.button('SEARCH').click();
  await expect
    .poll(() => bodies.splice(0))
    .toEqual([{ page: 1, limit: 10, fromDate: '2026-10-01', toDate: '2026-10-31' }]);
  for (const [name, fromDate, toDate] of [
    ['Today', '2026-11-03', '2026-11-03'],
    ['Yesterday', '2026-11-02', '2026-11-02'],
    ['Last 7 days', '2026-10-28', '2026-11-03'],
    ['This month', '2026-11-01', '2026-11-03'],
  ] as const) {
    await panel.button(name).click();
    await expect.poll(() => bodies.splice(0)).toEqual([{ page: 1, limit: 10, fromDate, toDate }]);
    await expect(panel.button(name)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByLabel('From Date')).toHaveValue(fromDate);
    await expect(page.getByLabel('To Date')).toHaveValue(toDate);
  }
});

test('a report that cannot be fetched shows its empty message, and the panel goes on', async ({
  page,
  panel,
  allowProblems,
  failCall,
}) => {
  allowProblems([/^console error: (Finance|Offer) Report could not be fetched\./]);
  await failCall(page, '/api/financeReports', { status: 500 });
  await failCall(page, '/api/offerReports', { abort: true });
  await panel.open('finance-report');
  await expect(panel.rows).toHaveText('No finance data available');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Showing 0 to 0 of 0 entries');
  for (const name of ['PDF', 'CSV', 'Excel', 'Print']) await expect(panel.button(name)).toBeDisabled();
  await panel.menu.getByRole('link', { name: 'Offer Report' }).click();
  await expect(panel.heading).toHaveText('Offer Report');
  await expect(panel.rows).toHaveText('No offer data available');
});
