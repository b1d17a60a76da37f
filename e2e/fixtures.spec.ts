import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { contactEnquiry } from '../contract/enquiries/contact.ts';
import { contactReport } from '../contract/reports/contact.ts';
import { checkBothWidths, checkNextScreen } from './accessibility.ts';
import { checkAccessibility, expect, test } from './fixtures.ts';
import { withinOneDay } from './within-one-day.ts';

/** An address of the site with nothing on it. */
async function openPlain(page: Page): Promise<void> {
  await page.route('**/plain', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Plain</title>' }));
  await page.goto('/plain');
}

/** A guard that never barks would make every other test worth less. */
test.describe('a test fails', () => {
  test.fail();
  test.beforeEach(({ page }) => openPlain(page));

  test('on a console error', ({ page }) => page.evaluate(() => console.error('a complaint')));

  test('on a console warning', ({ page }) => page.evaluate(() => console.warn('a complaint')));

  test('on an error that nobody caught', async ({ page }) => {
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('a mishap'))));
    await thrown;
  });

  test('on a request that fails', async ({ page }) => {
    await page.route('**/gone', (route) => route.abort());
    await page.evaluate(() => fetch('/gone').catch(() => undefined));
  });
});

const FAULTS = [
  { fault: 'a field without a name', html: '<input>', found: /in light.*label/s },
  {
    fault: 'a word that is faint by day',
    html: '<p style="color: light-dark(#ccc, #fff); background: light-dark(#fff, #000)">Faint</p>',
    found: /in light.*color-contrast/s,
  },
  {
    fault: 'a word that is faint at night',
    html: '<p style="color: light-dark(#000, #333); background: light-dark(#fff, #222)">Faint</p>',
    found: /in dark.*color-contrast/s,
  },
];
const NARROW_FAULTS = [
  { fault: 'a field without a name', html: '<div class="narrow"><input></div>', found: /in light at 360 px.*label/s },
  {
    fault: 'a faint word',
    html: '<div class="narrow"><p style="color: #ccc; background: #fff">Faint</p></div>',
    found: /in (light|dark) at 360 px.*color-contrast/s,
  },
  {
    fault: 'a word in front of another colour',
    html: '<div class="behind"><p style="color: #333">Faint</p></div>',
    found: /in dark at 360 px.*color-contrast/s,
  },
];

/** A field of which a button in a bar covers all but 12 pixels, until somebody scrolls on. */
const SCROLLED_BENEATH_A_BAR = `
  <div class="sticky" style="position: sticky; top: 0; z-index: 1"><button style="width: 100%; height: 42px">Publish</button></div>
  ${'<input aria-label="Name" style="display: block; margin: 0; height: 30px; box-sizing: border-box">'.repeat(60)}
  <script>scrollTo(0, 26)</script>`;

/** What was clear, and what is painted alike but is not. */
const LOOKS_CLEAR_BEFORE = [
  { fault: 'what could not be used', before: '<button disabled>Faint</button>', after: '<button>Faint</button>' },
  { fault: 'what was too short', before: '<p>F</p>', after: '<p>Faint</p>' },
  {
    fault: 'what lay behind a dialog',
    before:
      '<p>Faint</p><dialog style="width: 100%; height: 100%">A dialog</dialog><script>document.querySelector("dialog").showModal()</script>',
    after: '<p>Faint</p>',
  },
  {
    fault: 'what stood elsewhere',
    before: '<section style="background: #000"><p>Faint</p></section>',
    after: '<section style="background: #fff"><p>Faint</p></section>',
  },
].map((one) => {
  const painted = (html: string) => `<style>p, button { color: #ccc; background: #0000 }</style>${html}`;
  return { ...one, before: painted(one.before), after: painted(one.after) };
});

test('nobody is shut out unnoticed, neither on a wide screen nor on a narrow one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const complaint = async (html: string, check: () => Promise<unknown>) => {
    const style = `
      :root { color-scheme: light dark }
      .narrow { display: none }
      @media (width < 500px) { .narrow { display: block } .behind { background: light-dark(#fff, #222) } }
      @media (width >= 500px) { .behind { background: #fff } }`;
    await page.setContent(
      `<html lang="en"><title>T</title><meta name="viewport" content="width=device-width"><style>${style}</style>${html}</html>`,
    );
    return check().then(
      () => 'none',
      (error: Error) => error.message,
    );
  };
  for (const { fault, html, found } of FAULTS) {
    expect(await complaint(html, () => checkAccessibility(page)), fault).toMatch(found);
    expect(await complaint(html, () => checkNextScreen(page, 'dark')), `${fault}, from dark to light`).toMatch(found);
  }
  for (const { fault, before, after } of LOOKS_CLEAR_BEFORE) {
    expect(await complaint(before, () => checkAccessibility(page)), `${fault}, before`).toBe('none');
    expect(await complaint(after, () => checkAccessibility(page)), fault).toMatch(/color-contrast/);
  }
  for (const { fault, html, found } of NARROW_FAULTS) {
    await page.setViewportSize({ width: 1280, height: 800 });
    const bothWidths = () => checkBothWidths(page, { width: 360, height: 740 });
    expect(await complaint(html, bothWidths), `${fault}, on a narrow screen`).toMatch(found);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await complaint(SCROLLED_BENEATH_A_BAR, () => checkAccessibility(page))).toBe('none');
  expect(await complaint('<p>Clear</p>', () => checkBothWidths(page, { width: 360, height: 740 }))).toBe('none');
});

test('a page that would glide is where it is scrolled to at once', async ({ page }) => {
  await page.setContent('<style>html { scroll-behavior: smooth }</style><p style="height: 9000px">Tall</p>');
  const reached = await page.evaluate(() => {
    scrollTo({ top: 5000, behavior: 'smooth' });
    return scrollY;
  });
  expect(reached).toBe(5000);
});

test('a call that was made to fail is no problem', async ({ page, failCall }) => {
  await openPlain(page);
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
