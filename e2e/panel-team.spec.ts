import { contactReport } from '../contract/reports/contact.ts';
import { addLead, addLeads } from '../test-support/desk-rows.ts';
import { inStore } from '../test-support/desk-store.ts';
import { addMember } from '../test-support/team.ts';
import { expect, withoutMotion } from './fixtures.ts';
import { testAlone } from './own-site.ts';
import { enquire, test as onSharedSite, uniqueWord } from './panel-helpers.ts';
import { tooWide } from './too-wide.ts';

const test = testAlone();
test.use(withoutMotion);
onSharedSite.use(withoutMotion);

const BRANCH = 'hubli-showroom';
const PHONE = { width: 360, height: 740 };

test('a roster begins with nobody, somebody goes on duty and away, and their leads are handed over in one step', async ({
  page,
  panel,
  site,
}) => {
  await inStore(site.dataDir, async (db) => {
    await addMember(db, 'asha', 'sales', { branches: [BRANCH], account: { user_name: 'Asha Patil' } });
    await addMember(db, 'ravi', 'sales', { branches: [BRANCH], account: { user_name: 'Ravi Naik' } });
    await addLeads(db, 3, { owner: 'asha', branch: BRANCH });
    await addLead(db, { owner: 'ravi', branch: BRANCH });
  });
  const roster = page.getByRole('table', { name: 'Who is given leads' });
  const asha = roster.getByRole('row', { name: /Asha Patil/ });
  const branch = page.getByRole('article').filter({ hasText: 'Hubli showroom' });
  const duty = panel.dialog.getByRole('group', { name: 'Hubli showroom' });

  await test.step('without anybody it says what happens to leads', async () => {
    await panel.open('team');
    await expect(page.getByText('Nobody is on duty today.')).toBeVisible();
    await expect(branch).toContainText('Nobody takes leads here today: they wait in the pool.');
    await expect(asha).toContainText('not on duty');
    await panel.checkAccessibility();
  });

  await test.step('somebody takes turns', async () => {
    await asha.getByRole('button').click();
    const sales = duty.getByRole('checkbox', { name: 'Sales' });
    const save = async () => {
      await panel.button('Save duty').click();
      await panel.expectToast('success', 'Saved. The next lead goes by it.');
    };
    // What is changed while it is being saved and read anew stays, and is saved with the next press.
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/api/team', async (route) => {
      await arrival;
      await route.continue();
    });
    await sales.check();
    await save();
    await sales.uncheck();
    arrive();
    await expect(asha).toContainText('Hubli showroom: Sales');
    await expect(sales).not.toBeChecked();
    await save();
    await expect(asha).toContainText('not on duty');
    await sales.check();
    await save();
    await expect(sales).toBeChecked();
    await panel.checkAccessibility();
    await expect(asha).toContainText('Hubli showroom: Sales');
    await page.keyboard.press('Escape');
    await expect(panel.dialog).toHaveCount(0);
    await expect(branch.getByRole('listitem').first()).toHaveText('SalesAsha Patil');
    await expect(page.getByText('Nobody is on duty today.')).toHaveCount(0);
  });

  await test.step('and is away, on a phone', async () => {
    await page.setViewportSize(PHONE);
    await asha.getByRole('button').click();
    const today = await panel.dialog.getByLabel('First day').getAttribute('min');
    await panel.dialog.getByLabel('First day').fill(today ?? '');
    await panel.button('Add days').click();
    await panel.expectToast('success', 'Saved. Nobody is given leads while they are away.');
    await expect(panel.dialog.getByRole('button', { name: /^Remove / })).toHaveCount(1);
    await expect.poll(() => tooWide(page)).toEqual([]);
    await panel.dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(panel.dialog).toHaveCount(0);
    await expect(page.getByText('Asha Patil is away and has 3 open leads.')).toBeVisible();
    await expect.poll(() => tooWide(page)).toEqual([]);
  });

  await test.step('what they leave behind goes to a colleague, all at once', async () => {
    await panel.button('Hand over').click();
    await panel.dialog.getByLabel('Hand all of them over to').selectOption('Ravi Naik (Sales, 1 open lead)');
    await panel.button('Hand over 3 open leads').click();
    await panel.expectToast('success', '3 leads handed over');
    await expect(panel.dialog.getByText('No open leads.')).toBeVisible();
    await panel.dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(panel.dialog).toHaveCount(0);
    await expect(roster.getByRole('link', { name: 'Open leads of Ravi Naik: 4' })).toHaveAttribute(
      'href',
      '/admin/dashboard?screen=leads&owner=ravi',
    );
  });

  await test.step('whoever switches an account off is pointed to its leads, and the history has all of it', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await panel.goTo('People');
    await panel.row('Ravi Naik').getByRole('button').click();
    await expect(panel.dialog).toContainText('4 open leads belong to this account');
    await panel.dialog.getByLabel(/^The account works/).uncheck();
    await panel.button('Save').click();
    await panel.expectToast('success', 'Account changed. Hand over at Team what still belongs to it: 4 open leads.');
    await panel.row('Ravi Naik').getByRole('button').click();
    await panel.dialog.getByRole('link', { name: 'Hand over at Team' }).click();
    await expect(panel.heading).toHaveText('Team');
    await expect(panel.button('Hand over 4 open leads')).toBeVisible();
    await page.keyboard.press('Escape');
    await panel.goTo('History');
    await expect(panel.row('handed over 3 open leads of asha to ravi')).toBeVisible();
  });
});

onSharedSite(
  'what looks like spam stands apart, somebody says that it is none and thinks again; a row of a report leads to its lead',
  async ({ page, panel, storedEnquiries }) => {
    const name = uniqueWord();
    // A number of their own: whoever others have asked under has a lead already.
    const contact = `9${String(Date.now()).slice(-9)}`;
    await enquire(contactReport, [{ name, contact, website: 'https://spam.example' }]);
    const stored = async () => (await storedEnquiries(contactReport, name))[0];

    await onSharedSite.step('said to be none, and put back', async () => {
      await panel.open('suspected');
      await panel
        .row(name)
        .getByRole('button', { name: /^Not spam/ })
        .click();
      await expect(page.getByText('Taken in. It is a lead like any other now.')).toBeVisible();
      await expect(panel.row(name)).toHaveCount(0);
      await panel.button('Undo').click();
      await expect(panel.row(name)).toBeVisible();
      expect((await stored())?.suspected).toBe(true);
      await panel
        .row(name)
        .getByRole('button', { name: /^Not spam/ })
        .click();
      await expect(panel.row(name)).toHaveCount(0);
      expect((await stored())?.suspected).toBeUndefined();
    });

    const enquiry = Number((await stored())?.id);
    const leadOfIt = () =>
      inStore(process.env.E2E_DATA_DIR ?? '', async (db) => {
        const query = db.selectFrom('lead_enquiries').select('lead_id').where('enquiry_id', '=', enquiry);
        return (await query.executeTakeFirst())?.lead_id;
      });
    // The server takes it in by itself.
    await expect.poll(leadOfIt).toBeDefined();
    const lead = await leadOfIt();

    await onSharedSite.step('the row leads to its lead', async () => {
      await panel.open('contact-report');
      await panel.search(name);
      const link = panel.row(name).getByRole('link', { name: /^Lead: New/ });
      await expect(link).toHaveAttribute('href', `/admin/dashboard?screen=leads&lead=${lead}`);
      await page.setViewportSize(PHONE);
      await expect(link).toBeVisible();
      await expect.poll(() => tooWide(page)).toEqual([]);
    });
  },
);
