import type { Page } from '@playwright/test';
import { DAY_MS } from '../contract/durations.ts';
import { kolkataDate } from '../contract/kolkata-time.ts';
import { bookingReport } from '../contract/reports/booking.ts';
import dealers from '../test-support/dealership/content/dealers.json' with { type: 'json' };
import { expect, test, visit } from './fixtures.ts';
import { newSender } from './form-helpers.ts';

const main = (page: Page) => page.getByRole('main');
const workshops = dealers.filter(({ trades }) => trades.includes('service')).map(({ name }) => name);

test('the page of a branch leads the way there, calls whom it has, and keeps its name for a service that is booked from it', async ({
  page,
  storedEnquiries,
}) => {
  await test.step('it leads the way there, and calls service where it is a workshop alone, as does the bar of a phone', async () => {
    const bar = page.getByRole('navigation', { name: 'Quick contact' }).getByRole('link', { name: 'Call' });
    for (const [path, name, number] of [
      ['/dealers/2', 'Call service', '9000000012'],
      ['/dealers/3', 'Call sales', '9000000013'],
      ['/dealers/6?branch=annigeri', 'Call service', '9000000022'],
      ['/dealers/7', 'Call service', '9000000002'],
    ] as const) {
      await visit(page, path);
      await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', `tel:+91${number}`);
      await expect(bar).toHaveAttribute('href', `tel:+91${number}`);
    }
    await visit(page, '/dealers/6');
    const way = 'https://www.google.com/maps/dir/?api=1&destination=15.3684%2C75.1189';
    await expect(main(page).getByRole('link', { name: 'Directions' })).toHaveAttribute('href', way);
  });
  await test.step('it offers a service at any workshop where it has none', async () => {
    await visit(page, '/dealers/1');
    await expect(main(page).getByRole('link', { name: 'Book a service' })).toHaveAttribute('href', '/service-booking');
    await visit(page, '/service-booking?branch=hubli-showroom');
    await expect(main(page)).not.toContainText('At our branch');
    await visit(page, '/service-booking?branch=hubli-workshop');
    await expect(main(page)).toContainText('At our branch');
  });
  await test.step('it breaks its e-mail address after a sign alone, however narrow the screen', async () => {
    const phone = page.viewportSize() ?? { width: 360, height: 740 };
    await page.setViewportSize({ width: 280, height: 640 });
    await visit(page, '/dealers/4');
    const torn = await main(page)
      .getByRole('link', { name: 'service.dharwad@testopolis.example' })
      .evaluate((link) => {
        const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        const parts: string[] = [];
        while (texts.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(texts.currentNode);
          if (range.getClientRects().length > 1) parts.push(texts.currentNode.textContent ?? '');
        }
        return parts;
      });
    expect(torn).toEqual([]);
    await page.setViewportSize(phone);
  });
  await test.step('it keeps its name for a service that is booked from it', async () => {
    const name = newSender();
    await visit(page, '/kn/dealers/6?branch=annigeri');
    await main(page).getByRole('link', { name: 'ಸರ್ವಿಸ್ ಬುಕ್ ಮಾಡಿ' }).click();
    await expect(page).toHaveURL('/kn/service-booking?branch=annigeri');
    // Which workshop it is comes after the form.
    await expect(page.locator('#service-form [name="branch"]')).toHaveValue(/./);
    await page.locator('#service-form-name').fill(name);
    await page.locator('#service-form-contactNumber').fill('9876543210');
    await page.locator('#service-form-bookingDate').fill(kolkataDate(Date.now() + DAY_MS));
    await page.locator('#service-form button[type="submit"]').click();
    await expect(page.locator('[data-toast="success"]')).toBeVisible();
    expect(await storedEnquiries(bookingReport, name)).toMatchObject([
      { branch: 'Annigeri', came_from: '/kn/dealers/6?branch=annigeri' },
    ]);
    await expect(page.locator('[data-receipt]')).toContainText('ಶಾಖೆಅಣ್ಣಿಗೇರಿ');
  });
});

test('lists of branches say which of them are workshops, and the bar of a phone calls sales there', async ({
  page,
}) => {
  await visit(page, '/networks');
  const bar = page.getByRole('navigation', { name: 'Quick contact' });
  await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919000000001');
  for (const { name, trades } of dealers) {
    const card = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(
      card.getByText('Workshop', { exact: false }).filter({ hasText: /^(Showroom · )?Workshop$/ }),
    ).toHaveCount(trades.includes('service') ? 1 : 0);
  }
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByText('NETWORKS', { exact: true }).click();
  const marked = menu.getByRole('link').filter({ has: page.getByRole('img', { name: 'Workshop' }) });
  await expect(marked).toHaveText(workshops);
});
