import { bookingReport } from '../contract/reports/booking.ts';
import { reports } from '../contract/reports/index.ts';
import { withoutMotion } from './fixtures.ts';
import { enquire, expect, test, uniqueWord } from './panel-helpers.ts';
import { tooWide } from './too-wide.ts';

test.use(withoutMotion);

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

/** What the menu calls the screens, and what they call themselves. */
const SCREENS = {
  Account: 'Manage Accounts',
  Price: 'Manage Price',
  'Accessories Price': 'Manage Accessories Price',
  Bikes: 'Manage Vehicles',
  Gallery: 'Manage Gallery',
  Offer: 'Manage Offers',
  Models: 'Models',
  Accessories: 'Accessories',
  'Earlier models': 'Models of earlier years',
  Branches: 'Branches',
  Plans: 'Plans',
  Settings: 'Settings',
  'Set up': 'Set up',
  People: 'People',
  History: 'History',
  System: 'System',
  Profile: 'User Profile',
  'Change Password': 'Change Password',
  'Two-Step Login': 'Two-Step Login',
  Sessions: 'Where You Are Logged In',
  'My day': 'My day',
  Leads: 'Leads',
  Customers: 'Customers',
  Figures: 'Figures',
  Suspected: 'Suspected',
  Team: 'Team',
  Messages: 'Messages',
  ...Object.fromEntries(reports.map(({ menuLabel, title }) => [menuLabel, title])),
};

test('no screen shuts anybody out or is wider than a phone', async ({ page, panel }) => {
  await enquire(bookingReport, [{ name: uniqueWord(), message: 'Averylongword'.repeat(30) }]);
  const expectNarrowEnough = async (screen: string) => {
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await expect.poll(() => tooWide(page), `${screen} at ${size.width} px`).toEqual([]);
    }
  };
  await panel.open('dashboard');
  await expect(page.getByRole('table', { name: 'Latest enquiries' })).toBeVisible();
  // What else is to be seen of the dashboard is examined where its figures are (`panel-dashboard.spec.ts`).
  await expectNarrowEnough('Dashboard');
  for (const [label, heading] of Object.entries(SCREENS)) {
    await test.step(heading, async () => {
      await panel.goTo(label, heading);
      await expect(page).toHaveTitle(`${heading} | Admin Panel`);
      const content = page.getByRole('main').locator('tbody tr, img, input, li').filter({ visible: true });
      await expect(content.first()).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      await expectNarrowEnough(heading);
      await panel.checkNextScreen();
    });
  }
});
