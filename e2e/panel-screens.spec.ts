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

for (const [name, screens] of Object.entries(GROUPS)) {
  test(`${name}: no screen shuts anybody out or is wider than a phone`, async ({ page, panel }) => {
    await enquire(bookingReport, [{ name: uniqueWord(), message: 'Averylongword'.repeat(30) }]);
    for (const screen of screens) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await panel.open(screen);
      const content = page.getByRole('main').locator('tbody tr, img, input').filter({ visible: true });
      await expect(content.first()).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      expect(await tooWide(page), `${screen} on a desktop`).toEqual([]);
      await checkAccessibility(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await expect.poll(() => tooWide(page), `${screen} on a phone`).toEqual([]);
    }
  });
}
