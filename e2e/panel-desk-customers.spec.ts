import { randomInt } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expect, REFUSED, test, uniqueWord } from './panel-helpers.ts';

const mobile = () => `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

interface Person {
  name: string;
  mobile: string;
  /** How many days ago. */
  asked: number;
}

/** Two who are one, as an intake would have stored them; its job is another test's. */
function store(people: readonly Person[]): void {
  const db = new DatabaseSync(path.join(process.env.E2E_DATA_DIR ?? '', 'kickstand.db'), { timeout: 5000 });
  const idOf = (statement: string, ...values: (string | number)[]) =>
    Number(db.prepare(statement).run(...values).lastInsertRowid);
  for (const { name, mobile: number, asked } of people) {
    const at = Date.now() - asked * 86_400_000;
    const customer = idOf('insert into customers (name, created_at) values (?, ?)', name, at);
    db.prepare('insert into customer_numbers (mobile, customer_id, added_at) values (?, ?, ?)').run(
      number,
      customer,
      at,
    );
    const lead = idOf(
      `insert into leads (customer_id, name, department, model, created_at, due_at, last_enquiry_at) values (?, ?, 'sales', 'SP125', ?, ?, ?)`,
      ...[customer, name, at, at, at],
    );
    const enquiry = idOf(
      `insert into enquiries (kind, name, mobile, email, model, registration, message, details, search_text, created_at)
        values ('product', ?, ?, '', 'SP125', '', 'Is it there in red?', '{}', ?, ?)`,
      ...[name, number, `${name.toLowerCase()}\n${number}`, at],
    );
    db.prepare('delete from intake where enquiry_id = ?').run(enquiry);
    db.prepare('insert into lead_enquiries (enquiry_id, lead_id) values (?, ?)').run(enquiry, lead);
  }
  db.close();
}

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Name, number, registration or reference' });

test('a customer is found from anywhere by the key /, joined with another and split again', async ({
  page,
  panel,
  allowProblems,
}) => {
  allowProblems([REFUSED]);
  const word = uniqueWord();
  const [asha, usha] = [
    { name: `Asha ${word}`, mobile: mobile(), asked: 5 },
    { name: `Usha ${word}`, mobile: mobile(), asked: 2 },
  ];
  store([asha, usha]);
  const names = panel.page.getByRole('option');

  await test.step('found by a number as people write it, chosen with the keyboard', async () => {
    await panel.open('profile');
    await page.getByRole('textbox').first().press('/');
    await expect(panel.dialog).toBeHidden();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await searchBox(page).fill(word);
    await expect(names).toHaveText([new RegExp(`Usha ${word}`), new RegExp(`Asha ${word}`)]);
    await panel.checkAccessibility();
    await searchBox(page).fill(`+91 ${asha.mobile.slice(0, 5)}-${asha.mobile.slice(5)}`);
    await expect(names).toHaveText([new RegExp(`Asha ${word}`)]);
    await searchBox(page).press('ArrowDown');
    await searchBox(page).press('Enter');
    await expect(panel.heading).toHaveText(asha.name);
    await expect(page).toHaveURL(/screen=customers&customer=\d+$/);
  });

  await test.step('joined, after it was said what will happen', async () => {
    await panel.button('Join with another').click();
    await panel.dialog.getByRole('searchbox').fill(word);
    await panel.dialog.getByRole('button', { name: usha.name }).click();
    await expect(
      panel.dialog.getByText(/Sales: the older lead of .* goes on in the pool; .* 1 enquiry moves to it/),
    ).toBeVisible();
    await panel.checkAccessibility();
    await panel.button('Join them').click();
    await panel.expectToast('success', 'The two customers are one now');
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline.getByText(usha.name).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Details' })).toContainText(usha.mobile.slice(5));
    await panel.checkAccessibility();
  });

  await test.step('split, and two again in the list', async () => {
    await panel.button('Split').click();
    await expect(panel.dialog.getByText(`${usha.name} has 1 number and 0 leads back.`)).toBeVisible();
    await panel.button('Split them').click();
    await panel.expectToast('success', 'The two customers are apart again');
    await expect(page.getByRole('region', { name: 'Joined with' })).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Customers' }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill(word);
    const found = page.getByRole('main').getByRole('listitem');
    await expect(found).toHaveText([new RegExp(usha.name), new RegExp(asha.name)]);
    await expect(page).toHaveURL(/screen=customers$/);
    await panel.checkAccessibility();
  });

  await test.step('not to be contacted, and a number that somebody else has', async () => {
    await page.getByRole('main').getByRole('link', { name: asha.name }).click();
    await panel.button('Change').click();
    await panel.dialog.getByLabel('Another number').fill(usha.mobile);
    await panel.button('Save').click();
    await expect(
      panel.dialog.getByText(`This number belongs to ${usha.name} already.`, { exact: false }).first(),
    ).toBeVisible();
    await panel.dialog.getByLabel('Another number').fill('');
    await panel.dialog.getByLabel('They do not want to be contacted').check();
    await panel.button('Save').click();
    await panel.expectToast('success', 'Saved');
    await expect(page.getByRole('region', { name: 'Details' })).toContainText('Do not contact');
  });
});
