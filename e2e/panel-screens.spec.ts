import type { Page } from '@playwright/test';
import { bookingReport } from '../contract/reports/booking.ts';
import { reports } from '../contract/reports/index.ts';
import { checkAccessibility } from './fixtures.ts';
import { enquire, expect, test, uniqueWord } from './panel-helpers.ts';
import { tooWide } from './too-wide.ts';

const GROUPS = {
  'the dashboard and what is managed': ['dashboard', 'account', 'price', 'accessories', 'bikes', 'gallery', 'offer'],
  'the reports': reports.map(({ name }) => `${name}-report`),
  'the own account': ['profile', 'password', 'two-step'],
};

/**
 * Rows and pictures after the third are drawn as the first ones are, and the frame of one screen is that of all: to
 * examine them again would be most of the work.
 */
const hideRepeated = (page: Page, isFirst: boolean) =>
  page.evaluate(
    (frame) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`tbody tr:nth-child(n + 4), main li:nth-child(n + 4)${frame} { display: none }`);
      document.adoptedStyleSheets.push(sheet);
    },
    isFirst ? '' : ', header, nav[aria-label=Screens], footer',
  );

for (const [name, screens] of Object.entries(GROUPS)) {
  test(`${name}: no screen shuts anybody out or is wider than a phone`, async ({ page, panel }) => {
    await enquire(bookingReport, [{ name: uniqueWord(), message: 'Averylongword'.repeat(30) }]);
    for (const [index, screen] of screens.entries()) {
      await test.step(screen, async () => {
        await page.setViewportSize({ width: 360, height: 740 });
        await panel.open(screen);
        const content = page.getByRole('main').locator('tbody tr, img, input').filter({ visible: true });
        await expect(content.first()).toBeVisible();
        await expect(page.getByText('Loading...')).toHaveCount(0);
        await expect.poll(() => tooWide(page), `${screen} on a phone`).toEqual([]);
        await page.setViewportSize({ width: 1280, height: 800 });
        await expect.poll(() => tooWide(page), `${screen} on a desktop`).toEqual([]);
        await hideRepeated(page, index === 0);
        await checkAccessibility(page);
      });
    }
  });
}
