import { expect, test } from './panel-helpers.ts';
import { ADMIN } from './site-server.ts';

const GROUPS = [
  ['Manage', ['Account', 'Price', 'Accessories Price', 'Bikes', 'Gallery', 'Offer']],
  [
    'Report',
    [
      'Booking Report',
      'AMC Report',
      'EW Report',
      'Finance Report',
      'Enquiry Report',
      'Offer Report',
      'Joy Club Report',
      'Contact Report',
      'Opt-in Report',
    ],
  ],
  [
    'Website',
    [
      ...['Models', 'Accessories', 'Earlier models', 'Branches', 'Pages', 'Slides', 'Pictures'],
      ...['Rates', 'Translations', 'Plans', 'Settings', 'Set up'],
    ],
  ],
  ['Office', ['People', 'History', 'System']],
  ['My Account', ['Profile', 'Change Password', 'Two-Step Login', 'Sessions']],
  ['Desk', ['My day', 'Leads', 'Customers', 'Figures', 'Suspected', 'Team', 'Messages']],
] as const;

test('the shell has its title, its menus in order and the credit, at every width, and the screen stands in the address', async ({
  page,
  panel,
}) => {
  await test.step('its title, its menus in order and the credit', async () => {
    await panel.open('dashboard');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Admin Panel' })).toBeVisible();
    await expect(panel.menu.getByRole('heading')).toHaveText(GROUPS.map(([group]) => group));
    const entries = panel.menu.getByRole('listitem').getByRole('link');
    await expect(entries).toHaveText(['Dashboard', ...GROUPS.flatMap(([, screens]) => screens)]);
    const credit = page.getByRole('contentinfo').getByRole('link', { name: 'Kickstand Works' });
    await expect(credit).toHaveAttribute('href', 'https://kickstand.example');

    const account = page.getByRole('navigation', { name: 'Account' });
    const opener = page.getByRole('banner').getByRole('button', { name: ADMIN.userId });
    await opener.click();
    await expect(account.locator('a, button')).toHaveText(['Profile', 'Change Password', 'Logout']);
    await account.getByRole('link', { name: 'Profile' }).click();
    await expect(panel.heading).toHaveText('User Profile');
    await expect(account).toBeHidden();
    await opener.click();
    await account.getByRole('link', { name: 'Change Password' }).click();
    await expect(panel.heading).toHaveText('Change Password');
  });

  await test.step('reload and back keep the screen, an unknown one is the dashboard', async () => {
    await panel.menu.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(panel.heading).toHaveText('Dashboard');
    await panel.menu.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(panel.heading).toHaveText('Manage Accounts');
    await expect(panel.menu.locator('[aria-current="page"]')).toHaveText('Account');
    await panel.menu.getByRole('link', { name: 'Finance Report' }).click();
    await expect(panel.heading).toHaveText('Finance Report');
    await expect(page).toHaveTitle('Finance Report | Admin Panel');
    await page.reload();
    await expect(panel.heading).toHaveText('Finance Report');
    await page.goBack();
    await expect(panel.heading).toHaveText('Manage Accounts');
    await page.goBack();
    await expect(panel.heading).toHaveText('Dashboard');
    await panel.open('no-such-screen');
    await expect(panel.heading).toHaveText('Dashboard');
    await expect(panel.menu.locator('[aria-current="page"]')).toHaveText('Dashboard');
    await page.goto('/admin/no-such-page');
    await expect(page).toHaveURL('/admin/dashboard');
  });

  await test.step('the menu collapses under 1024 px and is a drawer under 768 px', async () => {
    await panel.open('profile');
    const entry = panel.menu.getByRole('link', { name: 'AMC Report' });
    const groupIcon = panel.menu.getByRole('link', { name: 'Report', exact: true });
    const toggle = page.getByRole('button', { name: 'Collapse or expand the menu' });
    const drawerToggle = page.getByRole('button', { name: 'Menu', exact: true });
    for (const width of [1024, 1023, 768, 767]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(entry).toBeVisible({ visible: width >= 1024 });
      await expect(groupIcon).toBeVisible({ visible: width >= 768 && width < 1024 });
      await expect(drawerToggle).toBeVisible({ visible: width < 768 });
    }
    await page.setViewportSize({ width: 1023, height: 800 });
    await toggle.click();
    await expect(entry).toBeVisible();
    await toggle.click();
    await expect(entry).toBeHidden();
    await groupIcon.click();
    await expect(panel.heading).toHaveText('Booking Report');
  });
});
