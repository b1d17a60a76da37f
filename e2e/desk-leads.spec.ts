import type { Page } from '@playwright/test';
import { DAY_MS, MINUTE_MS } from '../contract/durations.ts';
import { storeColleague, storedLead, storeLead } from '../test-support/desk-store.ts';
import { TEAM_PASSWORD } from '../test-support/team.ts';
import { newMobile, test } from './desk-helpers.ts';
import { newSession, withoutMotion } from './fixtures.ts';
import { expect, REFUSED, uniqueWord } from './panel-helpers.ts';
import { PHONE } from './phone.ts';
import { tooWide } from './too-wide.ts';

test.use({ ...withoutMotion, role: 'manager' });

const lead = (page: Page) => page.getByRole('region', { name: 'Lead', exact: true });

test('a manager narrows the list down, opens leads beside it by the keyboard, and hands several over', async ({
  page,
  panel,
  colleague: { userId },
  site: { dataDir, origin },
  allowProblems,
}) => {
  allowProblems([REFUSED]);
  const word = uniqueWord();
  const other = 'basava';
  await storeColleague(dataDir, other, 'sales');
  const now = Date.now();
  const [first, second, third] = [
    await storeLead(dataDir, {
      name: `First ${word}`,
      mobile: newMobile(),
      model: 'SP125',
      due_at: now - DAY_MS,
    }),
    await storeLead(dataDir, {
      name: `Second ${word}`,
      mobile: newMobile(),
      due_at: now - 9 * MINUTE_MS,
    }),
    await storeLead(dataDir, {
      name: `Third ${word}`,
      mobile: newMobile(),
      due_at: now + DAY_MS,
    }),
  ];
  const row = (name: string) => panel.row(`${name} ${word}`);

  await test.step('what is searched for and chosen stands in the address', async () => {
    await panel.open('leads');
    await page.getByRole('searchbox').fill(word);
    await expect(panel.rows).toHaveCount(3);
    await expect(row('First')).toContainText('Late by 1 day');
    // The address says which one is chosen, a moment after the click.
    await page.getByRole('radio', { name: 'Late' }).click();
    await expect(panel.rows).toHaveCount(2);
    await expect(page).toHaveURL(new RegExp(`\\?screen=leads&state=late#q=${word}$`));
    await page.reload();
    await expect(panel.rows).toHaveCount(2);
  });

  await test.step('single letters lead from one to the next, and to each part of it', async () => {
    await page.keyboard.press('j');
    await expect(panel.button(`First ${word}`)).toBeFocused();
    await page.keyboard.press('s');
    await expect(lead(page).getByRole('heading', { name: `First ${word}` })).toBeVisible();
    await expect(lead(page).getByLabel('Stage')).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`lead=${first.id}`));
    await panel.checkAccessibility();
    await panel.button(`First ${word}`).focus();
    await page.keyboard.press('j');
    await expect(lead(page).getByRole('heading', { name: `Second ${word}` })).toBeVisible();
    await page.keyboard.press('n');
    await page.keyboard.type('jkx? are letters here');
    await panel.button('Write down').click();
    await expect(lead(page).getByRole('region', { name: 'Timeline' })).toContainText('jkx? are letters here');
    await panel.button('Close the lead').click();
    await page.keyboard.press('?');
    await expect(panel.dialog).toContainText('Choose or leave out');
    await panel.checkAccessibility();
    await panel.dialog.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await expect(panel.button(`First ${word}`)).not.toBeFocused();
  });

  await test.step('two people on one lead: the second is shown what it is now', async () => {
    await panel.button(`First ${word}`).click();
    await expect(lead(page).getByLabel('Stage')).toBeVisible();
    const { cookies } = await newSession({ userId, password: TEAM_PASSWORD }, origin);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const path = `/api/leads/${first.id}`;
    // At the very moment before.
    await page.route(`**${path}`, async (route) => {
      if (route.request().method() === 'PATCH') {
        const { version } = await storedLead(dataDir, first.id);
        const changed = await fetch(`${origin}${path}`, {
          method: 'PATCH',
          headers: { cookie, 'content-type': 'application/json' },
          body: JSON.stringify({ version, model: 'Changed elsewhere' }),
        });
        expect(changed.status).toBe(200);
      }
      await route.continue();
    });
    await lead(page).getByLabel('Stage').selectOption('Lost');
    await lead(page).getByLabel('Why did nothing come of it?').selectOption('The price');
    await panel.button('Close as lost').click();
    await panel.expectToast(
      'error',
      'Somebody else has changed this lead meanwhile. It is shown as it is now; please look again.',
    );
    await expect(lead(page)).toContainText('Changed elsewhere');
    expect((await storedLead(dataDir, first.id)).stage).toBe('new');
  });

  await test.step('several are handed over at once, with a result for each', async () => {
    await panel.button('Close the lead').click();
    await page.getByRole('radio', { name: 'Open' }).click();
    await expect(page.getByRole('radio', { name: 'Open' })).toBeChecked();
    await expect(panel.rows).toHaveCount(3);
    for (const name of ['Second', 'Third']) await row(name).getByRole('checkbox').check();
    await expect(page.getByRole('region', { name: 'Chosen leads' })).toContainText('2 chosen');
    await panel.button('Give to').click();
    await panel.dialog.getByLabel('Owner').selectOption(other);
    await panel.button('Give').click();
    await panel.expectToast('success', '2 leads changed');
    await expect(row('Third')).toContainText(other);
    expect((await storedLead(dataDir, second.id)).owner).toBe(other);
    expect((await storedLead(dataDir, third.id)).owner).toBe(other);
  });

  await test.step('the list is saved under a name, and the columns show how far they have come', async () => {
    await page.getByText('Saved lists').click();
    await panel.button('Save this list').click();
    await panel.dialog.getByLabel('Name').fill(`List ${word}`);
    await panel.button('Save').click();
    await expect(page.getByRole('link', { name: `List ${word}` })).toHaveAttribute('href', new RegExp(`q=${word}`));
    await page.getByText('Saved lists').click();
    await panel.button('Columns').click();
    await expect(page.getByRole('region', { name: 'New', exact: true })).toContainText(`Third ${word}`);
    await expect(page.getByRole('region', { name: 'Booked' })).toContainText('None.');
    await panel.checkAccessibility();
  });
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = PHONE as typeof PHONE & { defaultBrowserType?: string };
  test.use({ ...phone, role: 'sales' });

  test('sales opens a lead, plans, writes down and closes it', async ({
    page,
    panel,
    colleague: { userId },
    site: { dataDir },
  }) => {
    const word = uniqueWord();
    const stored = await storeLead(dataDir, {
      name: `Lakshmi ${word}`,
      mobile: newMobile(),
      owner: userId,
      model: 'SP125',
      message: 'Is the blue one there?',
    });
    await panel.open('leads', { owner: 'me' });
    await panel.checkAccessibility();
    expect(await tooWide(page)).toEqual([]);
    await panel.button(`Lakshmi ${word}`).tap();
    await expect(panel.heading).toHaveText(`Lakshmi ${word}`);
    await expect(lead(page)).toContainText('Is the blue one there?');
    expect(await tooWide(page)).toEqual([]);
    await panel.checkAccessibility();
    await lead(page).getByLabel('Stage').selectOption('Test ride');
    await panel.button('Tomorrow 10:00').tap();
    await expect(lead(page)).toContainText('Next step: Tomorrow 10:00 AM');
    await expect(lead(page).getByRole('region', { name: 'Timeline' })).toContainText('Stage: New → Test ride.');
    await lead(page).getByLabel('Stage').selectOption('Lost');
    await lead(page).getByLabel('Why did nothing come of it?').selectOption('Another reason');
    await lead(page).getByLabel('In a few words').fill('Moved away');
    await panel.button('Close as lost').tap();
    await expect(lead(page)).toContainText('Another reason: Moved away');
    await page.goBack();
    await expect(panel.heading).toHaveText('Leads');
    // Nothing moves: it stays where it was until the list is read again.
    await expect(page.getByRole('listitem').filter({ hasText: word })).toContainText('Lost');
    expect((await storedLead(dataDir, stored.id)).lost_words).toBe('Moved away');
  });
});
