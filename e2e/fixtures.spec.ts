import { randomUUID } from 'node:crypto';
import { contactEnquiry } from '../contract/enquiries/contact.ts';
import { contactReport } from '../contract/reports/contact.ts';
import { checkAccessibility, expect, test, visit } from './fixtures.ts';
import { withinOneDay } from './within-one-day.ts';

/** A guard that never barks would make every other test worth less. */
test.describe('a test fails', () => {
  test.fail();

  test('on a console error', async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(() => console.error('a complaint'));
  });

  test('on a console warning', async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(() => console.warn('a complaint'));
  });

  test('on an error that nobody caught', async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('a mishap'))));
    await page.waitForTimeout(500);
  });

  test('on a request that fails', async ({ page }) => {
    await visit(page, '/');
    await page.route('**/gone', (route) => route.abort());
    await page.evaluate(() => fetch('/gone').catch(() => undefined));
  });
});

for (const { fault, html, found } of [
  { fault: 'a field without a name', html: '<input>', found: /in light.*label/s },
  {
    fault: 'a faint word',
    html: '<p style="color: #ccc; background: #fff">Faint</p>',
    found: /in light.*color-contrast/s,
  },
  {
    fault: 'a word that is faint at night',
    html: '<p style="color: light-dark(#000, #333); background: light-dark(#fff, #222)">Faint</p>',
    found: /in dark.*color-contrast/s,
  },
]) {
  test(`nobody is shut out unnoticed: ${fault}`, async ({ page }) => {
    await page.setContent(
      `<html lang="en"><title>T</title><style>:root{color-scheme:light dark}</style>${html}</html>`,
    );
    const complaint = await checkAccessibility(page).then(
      () => 'none',
      (error: Error) => error.message,
    );
    expect(complaint).toMatch(found);
  });
}

test('a call that was made to fail is no problem', async ({ page, failCall }) => {
  await visit(page, '/');
  await failCall(page, '/api/bikes', { status: 500 });
  await failCall(page, '/api/scooters', { abort: true });
  const status = await page.evaluate(async () => (await fetch('/api/bikes')).status);
  const outcome = await page.evaluate(() => fetch('/api/scooters').catch(() => 'failed'));
  expect([status, outcome]).toEqual([500, 'failed']);
});

test('what was sent is found stored, as often as it was sent', async ({ request, storedEnquiries }) => {
  const name = `Sender ${randomUUID()}`;
  expect(await storedEnquiries(contactReport, name)).toEqual([]);
  const data = { name, email: 'a@example.com', contact: '9876543210', reason: 'Support', message: 'Hello' };
  expect((await request.post(contactEnquiry.path, { data })).status()).toBe(201);
  expect(await storedEnquiries(contactReport, name)).toMatchObject([{ name, contact: '9876543210' }]);
});

test('what midnight falls into is done once more, and what fails within one day fails', async () => {
  const days: string[] = [];
  let now = Date.parse('2026-11-16T23:59:59+05:30');
  await withinOneDay(
    async (today) => {
      days.push(today);
      now += 2000;
      if (days.length === 1) throw new Error('The counts began anew.');
    },
    () => now,
  );
  expect(days).toEqual(['2026-11-16', '2026-11-17']);
  const fails = withinOneDay(
    () => Promise.reject(new Error('A true fault.')),
    () => now,
  );
  await expect(fails).rejects.toThrow('A true fault.');
});
