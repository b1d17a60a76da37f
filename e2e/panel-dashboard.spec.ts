import type { Page } from '@playwright/test';
import { formatDay, formatNumber } from '../contract/display.ts';
import { DAY_MS } from '../contract/durations.ts';
import { FIRST_CALLS } from '../contract/first-calls.ts';
import { pagePaths } from '../contract/page-paths.ts';
import { amcReport } from '../contract/reports/amc.ts';
import { bookingReport } from '../contract/reports/booking.ts';
import { financeReport } from '../contract/reports/finance.ts';
import { reports } from '../contract/reports/index.ts';
import { productReport } from '../contract/reports/product.ts';
import { warrantyReport } from '../contract/reports/warranty.ts';
import { MAX_PANEL_AGAIN_KB, MAX_PANEL_SCRIPT_KB } from '../scripts/lighthouse/limits.ts';
import { weighPage } from '../scripts/lighthouse/page-weight.ts';
import { countTransfer } from '../scripts/lighthouse/transfer.ts';
import { holdScripts, withoutMotion } from './fixtures.ts';
import { testAlone } from './own-site.ts';
import type { Panel } from './panel-helpers.ts';
import { enquire, expect, test, uniqueWord } from './panel-helpers.ts';
import { withinOneDay } from './within-one-day.ts';

/** What came in is counted: nobody else sends anything there. */
const alone = testAlone();
test.use(withoutMotion);
alone.use(withoutMotion);

/** What the dashboard asks for. */
const CALLS = FIRST_CALLS.toSorted();
/** What an owner is told besides, once the scripts are there. */
const OWNERS_CALLS = [...CALLS, '/api/messages/counts'].sort();
/** Asked for some seconds later, which on a slow machine may be meanwhile. */
const CALLS_OF_THE_DESK = ['/api/events', '/api/leads/counts'];
const butOfTheDesk = (calls: readonly string[]) => calls.filter((call) => !CALLS_OF_THE_DESK.includes(call)).sort();

const CARDS = [
  { label: 'Today Booking', count: 'bookings', report: bookingReport },
  { label: 'Today AMC', count: 'amc', report: amcReport },
  { label: 'Today EW', count: 'warranty', report: warrantyReport },
  { label: 'Today Enquiry', count: 'enquiry_report', report: productReport },
] as const;

alone(
  'the cards, the chart and its table count what was stored, and lead to the reports with the date set',
  async ({ page, panel, site: { origin } }) => {
    const counted = async () => (await (await page.request.get('/api/dashboard')).json())[0];
    await withinOneDay(async (today) => {
      // A different number of each kind, so that no card can show the count of another one.
      for (const [index, { report }] of CARDS.entries())
        await enquire(report, Array(index + 1).fill({ name: uniqueWord() }), origin);
      await enquire(financeReport, [{ name: uniqueWord() }, { name: uniqueWord() }], origin);
      await enquire(productReport, Array(10).fill({ name: uniqueWord() }), origin);
      const arriving = page.waitForResponse('**/api/activity');
      await panel.open('dashboard');
      const activity: Activity = await (await arriving).json();
      const finance = page.getByRole('link', { name: /^Today Finance/ });
      await expect(finance).toHaveText(`Today Finance ${formatNumber(activity.days.at(-1)?.counts.finance ?? 0)}`);
      await test.step('the chart has its figures in a table too, kind by kind', () =>
        expectChart(page, panel, activity));
      await test.step('the latest ten enquiries follow', () => expectLatest(page, panel, activity));
      await page.goBack();

      const cards = page.getByRole('main').getByRole('link', { name: /^Today / });
      const others = ['Finance', 'Offer', 'Joy Club', 'Contact', 'Opt-in'];
      const labels = [...CARDS.map(({ label }) => label), ...others.map((name) => `Today ${name}`)];
      await expect(cards).toHaveText(labels.map((label) => new RegExp(`^${label} [\\d,]+$`)));
      const shown = (await cards.allTextContents()).map((text) =>
        Number(/[\d,]+$/.exec(text)?.[0].replaceAll(',', '')),
      );
      const stored = await counted();
      for (const [index, { label, count }] of CARDS.entries()) {
        expect(stored[count], label).toBeGreaterThan(index);
        expect(shown[index], label).toBe(stored[count]);
      }
      for (const [index, { report }] of [...CARDS, { report: financeReport }].entries()) {
        await cards.nth(index).click();
        await expect(panel.heading).toHaveText(report.title);
        await expect(page.getByLabel('From Date')).toHaveValue(today);
        await expect(page.getByLabel('To Date')).toHaveValue(today);
        await page.goBack();
      }
    });
  },
);

interface Activity {
  days: { date: string; counts: Record<string, number> }[];
  latest: { name: string; mobile: string; report: string; created_date: string }[];
}

const sum = (one: number, other: unknown): number => one + Number(other);
const totalOf = ({ counts }: { counts: object }): number => Object.values(counts).reduce(sum, 0);

async function expectChart(page: Page, panel: Panel, { days }: Activity): Promise<void> {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new Error('There are no days.');
  expect(Date.parse(last.date) - Date.parse(first.date)).toBe(29 * DAY_MS);
  const total = days.map(totalOf).reduce(sum, 0);
  await expect(page.getByRole('img', { name: `Enquiries of the last 30 days: ${total} in all` })).toBeVisible();

  await page.getByText('The same as a table').click();
  const figures = page.getByRole('table', { name: 'Enquiries of the last 30 days' });
  const today = figures.locator('tbody tr').first();
  await expect(figures.locator('tbody tr')).toHaveCount(30);
  await expect(today.getByRole('cell').first()).toHaveText(formatDay(last.date));
  // The days before have enquiries too when midnight passes while the tests run.
  await expect(today.getByRole('cell').last()).toHaveText(String(totalOf(last)));
  const oldest = figures.locator('tbody tr').last().getByRole('cell').first();
  await expect(oldest).toHaveText(formatDay(first.date));
  const kinds = await figures.locator('thead th').allTextContents();
  expect(kinds).toContain('Enquiry');
  const ofKind = today.getByRole('cell').nth(kinds.indexOf('Enquiry'));
  await expect(ofKind.getByRole('link')).toHaveText(String(last.counts.enquiry));
  await panel.checkAccessibility('details tbody');
}

async function expectLatest(page: Page, panel: Panel, { latest: newest }: Activity): Promise<void> {
  const rows = page.getByRole('table', { name: 'Latest enquiries' }).locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await expect(rows.locator('td:first-child')).toHaveText(newest.map(({ name }) => name));
  const [first] = newest;
  const row = rows.first();
  await expect(row.locator('a[href^="tel:"]')).toHaveAttribute('href', `tel:+91${first?.mobile}`);
  const report = reports.find(({ name }) => name === first?.report);
  await row.getByRole('link', { name: report?.menuLabel.replace(' Report', '') ?? '', exact: true }).click();
  await expect(panel.heading).toHaveText(report?.title ?? '');
  await expect(page.getByLabel('From Date')).toHaveValue(first?.created_date ?? '');
  await expect(panel.row(first?.name ?? '').first()).toBeVisible();
}

test('the figures renew themselves while they are in sight, what has the focus keeps it, and a dashboard that cannot be fetched says so', async ({
  page,
  panel,
  failCall,
  allowProblems,
}) => {
  // Two minutes that pass at once have the desk call several times at once.
  allowProblems([/^console error: Failed to load resource: .* 429 .*\/api\/events/]);
  let bookings = 3;
  const asked: (string | undefined)[] = [];
  await page.route('**/api/dashboard', (route) => {
    asked.push(route.request().headers()['x-refresh']);
    return route.fulfill({ json: [{ bookings, amc: 0, warranty: 0, enquiry_report: 0 }] });
  });
  await page.clock.install();
  await panel.open('dashboard');
  const card = page.getByRole('link', { name: /^Today Booking/ });
  await expect(card).toHaveText('Today Booking 3');
  await card.focus();
  bookings = 4;
  await page.clock.runFor(31_000);
  await expect(card).toHaveText('Today Booking 4');
  await expect(card).toBeFocused();
  // By itself: nobody's session is kept alive by it.
  expect(asked).toEqual([undefined, '1']);

  await page.evaluate(() =>
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
  );
  bookings = 5;
  await page.clock.runFor(120_000);
  expect(asked).toHaveLength(2);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(card).toHaveText('Today Booking 5');

  await test.step('a dashboard that cannot be fetched says so', async () => {
    await page.unrouteAll();
    for (const call of ['/api/dashboard', '/api/activity']) {
      await failCall(page, call, call === '/api/dashboard' ? { status: 500 } : { abort: true });
      await panel.open('dashboard');
      await expect(page.getByRole('alert')).toHaveText('Error: Failed to fetch dashboard data');
      await expect(page.getByRole('link', { name: 'Today Booking' })).toBeVisible();
      await page.unrouteAll();
    }
  });
});

test(`the panel is there after ${MAX_PANEL_SCRIPT_KB} kB of scripts at most, and whoever comes again fetches the frame and the figures alone, these with the document`, async ({
  page,
  context,
}) => {
  const opened = async (one: Page) => {
    await expect(one.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    await expect(one.getByRole('link', { name: /^Today Booking \d/ })).toBeVisible();
    await one.waitForLoadState('networkidle');
  };
  const { scriptKb, scripts } = await weighPage(page, pagePaths.panel);
  expect(scriptKb, scripts.join(', ')).toBeLessThanOrEqual(MAX_PANEL_SCRIPT_KB);
  await opened(page);
  const again = await context.newPage();
  const transferredKb = await countTransfer(again, CALLS_OF_THE_DESK);
  await again.goto(pagePaths.panel);
  await opened(again);
  const fetched = await again.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  );
  expect(butOfTheDesk(fetched)).toEqual(OWNERS_CALLS);
  expect(transferredKb()).toBeLessThanOrEqual(MAX_PANEL_AGAIN_KB);
  // Routing switches the browser's cache off, so this comes last: with neither a script nor an answer there yet, all are asked for.
  const asked: string[] = [];
  const arriveScripts = await holdScripts(again);
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await again.route('**/api/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await arrival;
    await route.continue();
  });
  await again.reload({ waitUntil: 'commit' });
  await expect.poll(() => butOfTheDesk(asked)).toEqual(CALLS);
  arriveScripts();
  arrive();
  await opened(again);
  expect(butOfTheDesk(asked), 'each once').toEqual(OWNERS_CALLS);
});
