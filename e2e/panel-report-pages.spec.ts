import type { Page } from '@playwright/test';
import { amcReport } from '../contract/reports/amc.ts';
import { bookingReport } from '../contract/reports/booking.ts';
import type { ReportDefinition } from '../contract/reports/define-report.ts';
import { offerReport } from '../contract/reports/offer.ts';
import { warrantyReport } from '../contract/reports/warranty.ts';
import { withoutMotion } from './fixtures.ts';
import type { Panel } from './panel-helpers.ts';
import { expect, REFUSED, test } from './panel-helpers.ts';

test.use(withoutMotion);

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
      // That of no enquiry, so that no lead stands beside it.
      id: 1_000_000 + from + n + 1,
      name: `Person ${from + n + 1}.`,
      created_date: '2026-11-15',
      created_time: '10:00:00',
    }));
    await mayAnswer();
    await route.fulfill({ json: { data, totalPages: Math.ceil(TOTAL / 10), totalRecords: TOTAL } });
  });
}

async function leafThrough(page: Page, panel: Panel, report: ReportDefinition): Promise<void> {
  // As specified, the EW report counts the rows of its page alone.
  const ofPage = report === warrantyReport;
  const bodies = bodiesOf(page, report);
  await panel.menu.getByRole('link', { name: report.menuLabel }).click();
  await expect(panel.heading).toHaveText(report.title);
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
  await expect(pager.getByRole('button')).toHaveText(['Previous', '2', '3', '4', '5', '6', 'Next']);
  await expect(pager.locator('[aria-current="page"]')).toHaveText('6');
  await expect(page.getByText('57 in all', { exact: true })).toHaveCount(ofPage ? 1 : 0);
  await panel.button('Previous').click();
  await expect(panel.row('Person 41.')).toBeVisible();
  await panel.button('SEARCH').click();
  await expect(panel.row('Person 1.')).toBeVisible();
  expect(bodies.map((body) => body.page)).toEqual([1, 5, 6, 5, 1]);
}

test('a report is leafed through ten rows at a time; rows that are there stay when the next ones cannot be had, and one without any says why', async ({
  page,
  panel,
  allowProblems,
  failCall,
}) => {
  allowProblems([/^console error: (Booking|Finance|Offer) Report could not be fetched\./, REFUSED]);
  await panel.open('password');
  for (const report of [warrantyReport, bookingReport]) {
    await fulfilWith(page, report);
    await test.step(report.title, () => leafThrough(page, panel, report));
  }
  const current = page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current="page"]');

  await test.step('any page is reached at once: the first, the last, and one by its number', async () => {
    const number = page.getByRole('textbox', { name: 'Page', exact: true });
    await panel.button('Last').click();
    await expect(panel.row('Person 57.')).toBeVisible();
    await expect(current).toHaveText('6');
    await expect(panel.button('Last')).toBeDisabled();
    await number.fill('3');
    await number.press('Enter');
    await expect(panel.row('Person 21.')).toBeVisible();
    await expect(number).toHaveValue('');
    await number.fill('400');
    await panel.button('Go').click();
    await expect(current).toHaveText('6');
    await panel.button('First').click();
    await expect(panel.row('Person 1.')).toBeVisible();
    await expect(current).toHaveText('1');
  });

  const alert = page.getByRole('alert');
  await test.step('rows that are there stay when the next ones cannot be had', async () => {
    await failCall(page, bookingReport.path, { abort: true });
    // A page that has not been fetched yet.
    await panel.button('2').click();
    await expect(alert).toContainText('The rows below are from before.');
    await expect(panel.row('Person 1.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Showing 1 to 10 of 57 entries');
    await expect(current).toHaveText('1');
  });

  await test.step('dates the wrong way round are told of', async () => {
    await page.unrouteAll();
    await page.getByLabel('From Date').fill('2026-11-15');
    await page.getByLabel('To Date').fill('2026-11-01');
    await panel.button('SEARCH').click();
    await expect(alert).toContainText('The From Date must not be after the To Date.');
    await expect(panel.row('Person 1.')).toBeVisible();
  });

  await test.step('one that cannot be fetched shows its empty message, says why, and can be tried again', async () => {
    await panel.button('All dates').click();
    await failCall(page, '/api/financeReports', { status: 500 });
    await failCall(page, '/api/offerReports', { abort: true });
    await panel.menu.getByRole('link', { name: 'Finance Report' }).click();
    await expect(panel.heading).toHaveText('Finance Report');
    await expect(panel.rows).toHaveText('No finance data available');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Showing 0 to 0 of 0 entries');
    await expect(alert).toContainText('The report could not be loaded. The server has a problem at the moment.');
    for (const name of ['PDF', 'CSV', 'Excel', 'Print']) await expect(panel.button(name)).toBeDisabled();
    await panel.menu.getByRole('link', { name: 'Offer Report' }).click();
    await expect(panel.heading).toHaveText('Offer Report');
    await expect(panel.rows).toHaveText('No offer data available');
    await expect(alert).toContainText('The report could not be loaded. The network did not answer.');
    await page.unrouteAll();
    await fulfilWith(page, offerReport);
    await panel.button('Try again').click();
    await expect(panel.rows).toHaveCount(10);
    await expect(alert).toBeHidden();
  });
});

test('SEARCH reads LOADING... while it fetches, and dates are sent once they are chosen, by hand or at one press, and are those of the next report', async ({
  page,
  panel,
}) => {
  // Shortly after midnight in Hubballi, when it is still the day before in most of the world.
  await page.clock.setFixedTime('2026-11-03T00:30:00+05:30');
  let { promise, resolve } = Promise.withResolvers<void>();
  await fulfilWith(page, amcReport, () => promise);
  const bodies = bodiesOf(page, amcReport);
  await panel.open('amc-report');
  await test.step('the table reads Loading... until something is there', async () => {
    await expect(panel.rows).toHaveText('Loading...');
    await expect(panel.button('LOADING...')).toBeDisabled();
    resolve();
    await expect(panel.rows).toHaveCount(10);
    expect(bodies.splice(0)).toEqual([{ page: 1, limit: 10 }]);
    ({ promise, resolve } = Promise.withResolvers<void>());
    await panel.button('SEARCH').click();
    await expect(panel.button('LOADING...')).toBeDisabled();
    await expect(panel.rows).toHaveCount(10);
    resolve();
    await expect(panel.button('SEARCH')).toBeEnabled();
    bodies.length = 0;
  });

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

  await test.step('the dates of one report are those of the next, also after a reload', async () => {
    await fulfilWith(page, bookingReport);
    await page.getByLabel('From Date').fill('2026-10-01');
    await page.getByLabel('To Date').fill('2026-10-31');
    await panel.button('SEARCH').click();
    await expect(page).toHaveURL(/from=2026-10-01&to=2026-10-31/);
    const ofNext = bodiesOf(page, bookingReport);
    await panel.menu.getByRole('link', { name: 'Booking Report' }).click();
    await expect(panel.heading).toHaveText('Booking Report');
    await expect(page.getByLabel('From Date')).toHaveValue('2026-10-01');
    await expect(page.getByLabel('To Date')).toHaveValue('2026-10-31');
    await expect(panel.rows).toHaveCount(10);
    expect(ofNext).toMatchObject([{ fromDate: '2026-10-01', toDate: '2026-10-31' }]);
    await page.reload();
    await expect(page.getByLabel('To Date')).toHaveValue('2026-10-31');
    await panel.button('All dates').click();
    await expect(page.getByLabel('From Date')).toHaveValue('');
    await expect.poll(() => ofNext.at(-1)).toMatchObject({ fromDate: '', toDate: '' });
    await page.reload();
    await expect(panel.rows).toHaveCount(10);
    await expect(page.getByLabel('To Date')).toHaveValue('');
  });

  await test.step('what is pressed by keyboard keeps the focus, while it is at work and at the last page', async () => {
    const { promise: mayGo, resolve: go } = Promise.withResolvers<void>();
    await panel.menu.getByRole('link', { name: 'Contact Report' }).click();
    await expect(panel.heading).toHaveText('Contact Report');
    await expect(panel.button('SEARCH')).toBeEnabled();
    await page.route('**/api/contactReports', async (route) => {
      await mayGo;
      const { page: number } = route.request().postDataJSON();
      await route.fulfill({
        json: { data: [{ id: number, name: `On page ${number}` }], totalPages: 2, totalRecords: 20 },
      });
    });
    await panel.button('SEARCH').press('Enter');
    await expect(panel.button('LOADING...')).toBeDisabled();
    await expect(panel.button('LOADING...')).toBeFocused();
    go();
    await expect(panel.row('On page 1')).toBeVisible();
    await expect(panel.button('SEARCH')).toBeFocused();
    await panel.button('Next').press('Enter');
    await expect(panel.row('On page 2')).toBeVisible();
    await expect(panel.button('Next')).toBeDisabled();
    await expect(panel.button('Next')).toBeFocused();
  });
});
