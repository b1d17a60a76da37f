import type { APIRequestContext, Page } from '@playwright/test';
import { MENU_BRANCHES } from '../contract/branches.ts';
import { DAY_MS } from '../contract/durations.ts';
import { kolkataDate } from '../contract/kolkata-time.ts';
import { expect, visit } from './fixtures.ts';
import { testAlone, withoutDraftBeside } from './own-site.ts';
import type { Panel } from './panel-helpers.ts';
import { REFUSED } from './panel-helpers.ts';
import { tooWide } from './too-wide.ts';

/** What the menu of every page says is changed here. */
const test = testAlone();
test.use(withoutDraftBeside);

const NAME = 'Kalghatgi';
const KANNADA = 'ಕಲಘಟಗಿ';
const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => main(page).getByRole('status').first();
const titles = (page: Page) => main(page).locator('li > a').allTextContents();
const row = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

async function openBranches(panel: Panel, more: Record<string, string> = {}): Promise<void> {
  await panel.open('branches', more);
  await expect(panel.page.getByRole('link', { name: 'Hubli showroom', exact: true })).toBeVisible();
}

/** Types into the field that the Tab key comes to next. */
async function typeNext(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.type(text);
}

async function inMenu(page: Page, address: string): Promise<string[]> {
  await visit(page, address);
  return page.locator('nav').locator('a[href*="/dealers/"]').allTextContents();
}

test('a branch is added by the keyboard, published, and stands on every page in its language', async ({
  page,
  panel,
  context,
  allowProblems,
}) => {
  allowProblems([REFUSED]);
  await openBranches(panel);

  await test.step('it is begun, and the first field has the focus', async () => {
    await panel.button('New branch').focus();
    await page.keyboard.press('Enter');
    await expect(panel.dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.type(NAME);
    await page.keyboard.press('Enter');
    await expect(panel.heading).toHaveText(NAME);
    await expect(page.getByRole('group', { name: 'Name' }).getByLabel('English')).toBeFocused();
    await expect(page.getByText('4 fields have to be corrected')).toBeVisible();
    await expect(page.getByText('Address is missing')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await panel.checkAccessibility();
  });

  await test.step('all of it is filled in without a mouse', async () => {
    await page.getByRole('group', { name: 'Name' }).getByLabel('English').focus();
    await typeNext(page, KANNADA);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Service', { exact: true })).toBeFocused();
    await page.keyboard.press('Space');
    await panel.button('Go there').focus();
    await page.keyboard.press('Enter');
    const address = page.getByRole('group', { name: 'Address' });
    await expect(address.getByLabel('English')).toBeFocused();
    await page.keyboard.type('Station Road, Kalghatgi');
    await typeNext(page, 'ಸ್ಟೇಷನ್ ರಸ್ತೆ, ಕಲಘಟಗಿ');
    await typeNext(page, '');
    await typeNext(page, '9876500009');
    await typeNext(page, '');
    await typeNext(page, 'kalghatgi@example.com');
    await typeNext(page, 'https://www.openstreetmap.org/export/embed.html?bbox=1');
    await expect(page.getByText('to be corrected')).toHaveCount(0);
  });

  await test.step('its week has a short day and a closed one, and its holidays a past one', async () => {
    await page.getByLabel('Wednesday, closes at').fill('08:00');
    await expect(page.getByLabel('Wednesday, closes at')).toHaveAccessibleDescription(
      'Wednesday: must be later than it opens',
    );
    await page.getByLabel('Wednesday, closes at').fill('13:00');
    await page.getByLabel('Sunday', { exact: true }).uncheck();
    for (const [index, name] of ['Ugadi', 'Past'].entries()) {
      await page.getByRole('button', { name: 'Add holiday' }).click();
      const part = page.getByRole('group', { name: `Holiday ${index + 1}`, exact: true });
      await expect(part.getByLabel('Day', { exact: true })).toBeFocused();
      await part.getByLabel('Day', { exact: true }).fill(kolkataDate(Date.now() + (index === 0 ? 60 : -60) * DAY_MS));
      await part.getByLabel('English').fill(name);
    }
    await page.getByRole('button', { name: 'Move holiday 2 up' }).click();
    await expect(page.getByRole('button', { name: 'Move holiday 1 up' })).toBeFocused();
    await page.getByRole('group', { name: 'Holiday 2', exact: true }).getByLabel('ಕನ್ನಡ').fill('ಯುಗಾದಿ');
    await expect(bar(page)).toHaveText(/^Saved \d/);
  });

  await test.step('the draft stands beside the form, on its own page and in the list of all', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const draft = page.frameLocator('iframe');
    await expect(draft.getByRole('heading', { name: KANNADA, level: 1 })).toBeAttached();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('English');
    await expect(draft.getByRole('heading', { name: NAME, level: 1 })).toBeAttached();
    await page.getByRole('combobox', { name: 'Page' }).selectOption('All branches');
    await expect(draft.getByRole('heading', { name: NAME })).toBeAttached();
    expect(await inMenu(await context.newPage(), '/')).not.toContain(NAME);
  });

  await test.step('published, it is in the menu, on its page and in the booking', async () => {
    await panel.button('Publish now').click();
    await panel.expectToast('success', 'Published: every page shows it now.');
    const visitor = await context.newPage();
    expect((await inMenu(visitor, '/networks')).join()).toContain(NAME);
    await expect(main(visitor).getByRole('heading', { name: NAME })).toBeVisible();
    await visit(visitor, `/service-booking?branch=${NAME.toLowerCase()}`);
    await expect(main(visitor)).toContainText(NAME);
    for (const [address, lines] of [
      ['/dealers/8', ['Monday-Tuesday', 'Wednesday09:30 AM to 1:00 PM', 'SundayClosed', 'Ugadi']],
      ['/kn/dealers/8', ['ಬುಧವಾರಬೆಳಿಗ್ಗೆ 9:30 ರಿಂದ ಮಧ್ಯಾಹ್ನ 1:00', 'ಭಾನುವಾರ', 'ಯುಗಾದಿ']],
      ['/hi/dealers/8', ['बुधवारसुबह 9:30 से दोपहर 1:00 तक', 'रविवार', 'Ugadi']],
    ] as const) {
      await visit(visitor, address);
      const shown = (await main(visitor).locator('li').allTextContents()).map((text) => text.replace(/\s+/g, ' '));
      for (const line of lines) {
        const compact = line.replace(/\s/g, '');
        expect(
          shown.map((text) => text.replace(/\s/g, '')).some((text) => text.startsWith(compact)),
          line,
        ).toBe(true);
      }
      expect(shown.join()).not.toContain('Past');
    }
    await visit(visitor, '/kn/dealers/8');
    await expect(main(visitor).getByRole('heading', { level: 1 })).toHaveText(KANNADA);
    await visitor.close();
  });
});

test('branches are arranged by buttons and by dragging, duplicated, set aside and taken back', async ({
  page,
  panel,
}) => {
  await openBranches(panel);
  const said = main(page).getByRole('status').last();
  const atFirst = await titles(page);
  const [first = '', second = '', third = ''] = atFirst;
  const last = atFirst.at(-1) ?? '';

  await test.step('a button moves a row, says where it went, and keeps the focus', async () => {
    const down = panel.button(`Move ${first} down`);
    await down.focus();
    await page.keyboard.press('Enter');
    await expect(said).toHaveText(`${first} now stands at place 2 of ${atFirst.length}.`);
    await expect.poll(() => titles(page)).toEqual([second, first, ...atFirst.slice(2)]);
    await expect(down).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => titles(page)).toEqual([second, third, first, ...atFirst.slice(3)]);
    await expect(down).toBeFocused();
    // Faster than the server answers.
    await panel.button(`Move ${first} up`).click();
    await panel.button(`Move ${first} up`).click();
    await expect(said).toHaveText(`${first} now stands at place 1 of ${atFirst.length}.`);
    await expect.poll(() => titles(page)).toEqual(atFirst);
    await expect(panel.button(`Move ${first} up`)).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('what is dragged shows where it will land, the last place too', async () => {
    // At the edge of the window the browser would scroll what is under the mouse away.
    await page.setViewportSize({ width: 1280, height: 1200 });
    const box = await row(page, last).boundingBox();
    const height = box?.height ?? 0;
    await row(page, second).hover({ position: { x: 8, y: 8 } });
    await page.mouse.down();
    await row(page, last).hover({ position: { x: 60, y: height - 4 } });
    await row(page, last).hover({ position: { x: 64, y: height - 4 } });
    await expect(row(page, last).locator('[data-landing]')).toHaveClass(/-bottom/);
    await page.mouse.up();
    await expect.poll(async () => (await titles(page)).at(-1)).toBe(second);
    await row(page, second).dragTo(row(page, third), { targetPosition: { x: 60, y: 4 } });
    await expect.poll(() => titles(page)).toEqual(atFirst);
    await expect(page.locator('[data-landing]')).toHaveCount(0);
  });

  await test.step('one begins as a copy of another', async () => {
    await panel.button(`Duplicate ${third}`).click();
    await panel.dialog.getByLabel('Name').fill('Copy of it');
    await panel.dialog.getByRole('button', { name: 'Begin' }).click();
    await expect(panel.heading).toHaveText('Copy of it');
    await expect(page.getByText('to be corrected')).toHaveCount(0);
    await page.getByRole('link', { name: 'All branches' }).click();
    await expect(row(page, 'Copy of it')).toContainText('Not published yet');
  });

  await test.step('one is set aside, the next has the focus, and it comes back', async () => {
    await panel.button(`Set ${second} aside`).focus();
    await page.keyboard.press('Enter');
    await expect(row(page, second)).toHaveCount(0);
    await expect(panel.button(`Set ${third} aside`)).toBeFocused();
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Set aside');
    await expect.poll(() => titles(page)).toEqual([second]);
    await panel.button(`Take ${second} back`).click();
    await expect(page.getByText('Nothing is set aside.')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Show' })).toBeFocused();
    await page.getByRole('combobox', { name: 'Show' }).selectOption('In use');
    await expect.poll(() => titles(page)).toEqual([...atFirst, 'Copy of it']);
  });

  await test.step('on a phone, in light and in dark', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => tooWide(page)).toEqual([]);
    await panel.checkAccessibility();
    await page.getByRole('searchbox').fill('no such branch');
    await expect(page.getByText('Nothing has this in its name.')).toBeVisible();
    await expect(page).toHaveURL(/search=no\+such\+branch/);
  });

  await test.step('on a phone, the hours of a day stay within their card', async () => {
    await panel.open('branches', { key: 'dharwad-showroom' });
    const isWithin = (element: Element) =>
      element.getBoundingClientRect().right <= (element.closest('.card')?.getBoundingClientRect().right ?? 0);
    expect(await page.getByLabel('Sunday, closes at').evaluate(isWithin)).toBe(true);
  });
});

test('two who edit one branch lose nothing', async ({ page, panel, openBeside, allowProblems }) => {
  allowProblems([REFUSED]);
  const other = await openBeside();
  for (const one of [panel, other]) {
    await one.open('branches', { key: 'dharwad-showroom' });
    await expect(one.page.getByLabel('Sales phone')).toBeVisible();
  }
  await other.page.getByLabel('Sales phone').fill('9876500031');
  await expect(bar(other.page)).toHaveText(/^Saved \d/);
  await page.getByLabel('Monday, opens at').fill('08:00');
  await expect(bar(page)).toHaveText(/^Saved \d/);
  await expect(page.getByLabel('Sales phone')).toHaveValue('9876500031');
  await other.page.getByLabel('Monday, opens at').fill('07:00');
  const conflict = other.page.getByRole('region', { name: 'admin has saved meanwhile' });
  await expect(conflict).toContainText('Opening hours');
  await expect(conflict).toContainText('08:00');
  // Further down the bar stands over a part of what is below it, as it is meant to.
  await other.page.evaluate(() => window.scrollTo(0, 0));
  await other.checkAccessibility();
  await conflict.getByRole('button', { name: 'Take all of theirs' }).click();
  await expect(other.page.getByLabel('Monday, opens at')).toHaveValue('08:00');
});

/** As the panel would, a good deal quicker. */
async function publishCopies(request: APIRequestContext, origin: string, count: number): Promise<void> {
  const call = async (method: string, path: string, data?: object) => {
    const reply = await request.fetch(`/api/documents/branch${path}`, { method, data, headers: { origin } });
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json();
  };
  for (let number = 1; number <= count; number += 1) {
    const { key } = await call('POST', '', { title: `Outlet ${number}`, from: 'hubli-showroom' });
    const { draft } = await call('GET', `/${key}`);
    await call('POST', `/${key}/publish`, { revision: draft.id });
  }
}

test('of thirty branches the menu names as many as it can, and leads to the page of all', async ({ page, site }) => {
  await publishCopies(page.request, site.origin, 30);
  await visit(page, '/networks');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('NETWORKS', { exact: true }).click();
  await expect(menu.locator('a[href*="/dealers/"]')).toHaveCount(MENU_BRANCHES);
  await expect(menu.getByRole('link', { name: 'All branches' })).toHaveAttribute('href', '/networks');
  await main(page).getByRole('link', { name: 'Next page' }).click();
  await expect(main(page).getByRole('heading', { name: 'Outlet 30' })).toBeAttached();
  await main(page).getByLabel('Town or street').fill('outlet 29');
  await main(page).getByRole('button', { name: 'Show branches' }).click();
  await expect(main(page).getByRole('status')).toContainText('Branches found: 1');
});
