import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parseCsv, writeCsv } from '../contract/csv.ts';
import { expect, NOBODY, visit } from './fixtures.ts';
import { testAlone } from './own-site.ts';
import { REFUSED } from './panel-helpers.ts';
import { tooWide } from './too-wide.ts';

/** What every page says is changed here. */
const test = testAlone();

const KANNADA = 'ಅಣ್ಣಿಗೇರಿ ಹೊಸ ಶಾಖೆ';
const main = (page: Page) => page.getByRole('main');
const cell = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const choose = (page: Page, label: string, option: string) =>
  page.getByRole('combobox', { name: label }).selectOption(option);

/** The English name of a branch is another one now, and nobody has translated it. */
async function rename(page: Page, origin: string, key: string, english: string): Promise<void> {
  const headers = { origin };
  const address = `/api/documents/branch/${key}`;
  const { live, body } = await (await page.request.get(address)).json();
  const changed = { ...body, name: { en: english, kn: body.name.kn } };
  const saved = await page.request.patch(address, { headers, data: { base: live.id, body: changed } });
  expect(saved.ok(), await saved.text()).toBe(true);
  const { draft } = await saved.json();
  const published = await page.request.post(`${address}/publish`, { headers, data: { revision: draft.id } });
  expect(published.ok(), await published.text()).toBe(true);
}

/** Once the document has come, and before React has drawn anything anew. */
const typeOnArrival = (page: Page, letters: readonly string[]): Promise<void> =>
  page.evaluate((typed) => {
    const { json } = Response.prototype;
    Response.prototype.json = async function (this: Response) {
      const body = await json.call(this);
      if (this.url.includes('/api/documents/')) void typeBeforeNextTask();
      return body;
    };
    const typeBeforeNextTask = async () => {
      Response.prototype.json = json;
      // The panel has the document a few of these steps later; what React has planned is a task of its own.
      for (let step = 0; step < 100; step += 1) await undefined;
      for (const letter of typed) document.execCommand('insertText', false, letter);
    };
  }, letters);

test('a translator finds what is open, translates it, and publishes it for visitors', async ({
  page,
  panel,
  site,
  context,
}) => {
  await rename(page, site.origin, 'annigeri', 'Annigeri town');
  await panel.open('translations');

  await test.step('what is stale, and what is missing, is found, and stands in the address', async () => {
    await choose(page, 'Show', 'English has changed');
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(['Annigeri town']);
    await expect(page).toHaveURL(/state=stale/);
    await expect(main(page).getByText(/^1 text\. Missing: \d+ translations?\./)).toBeVisible();
    const kannada = cell(page, 'Annigeri town, Name, ಕನ್ನಡ');
    await expect(kannada).toHaveAccessibleDescription('The English has changed');
    await choose(page, 'Language', 'हिन्दी');
    await expect(kannada).toHaveCount(0);
    await choose(page, 'Show', 'Missing');
    await expect(cell(page, 'Annigeri town, Name, हिन्दी')).toHaveAccessibleDescription('Missing');
    await page.reload();
    await expect(cell(page, 'Annigeri town, Name, हिन्दी')).toBeVisible();
    await panel.checkAccessibility('main ul ul');
  });

  await test.step('it is filled in by the keyboard, saved by itself, and stays in sight', async () => {
    const hindi = cell(page, 'Annigeri town, Name, हिन्दी');
    await page.getByRole('combobox', { name: 'Where' }).focus();
    await panel.tabTo(hindi);
    await typeOnArrival(page, ['न', '्', 'न', 'ि']);
    await page.keyboard.type('अ');
    await expect(hindi).toHaveValue('अन्नि');
    await page.keyboard.type('गेरी नगर');
    await expect(hindi).toHaveAccessibleDescription('Translated');
    await expect(main(page).getByText(/^Saved \d/)).toBeVisible();
    await expect(hindi).toHaveValue('अन्निगेरी नगर');
  });

  await test.step('a translation that is still right is said to be so', async () => {
    await choose(page, 'Language', 'All');
    await choose(page, 'Show', 'English has changed');
    await page.getByRole('button', { name: 'Still right: Annigeri town, Name, ಕನ್ನಡ' }).click();
    const kannada = cell(page, 'Annigeri town, Name, ಕನ್ನಡ');
    await expect(kannada).toHaveAccessibleDescription('Translated');
    await kannada.fill(KANNADA);
    await expect(main(page).getByText(/^Saved \d/)).toBeVisible();
  });

  await test.step('published, it is what visitors read', async () => {
    const visitor = await context.newPage();
    await visit(visitor, '/kn/networks');
    await expect(main(visitor).getByText(KANNADA)).toHaveCount(0);
    await panel.button('Publish translations').click();
    await panel.expectToast('success', 'Published the translations of 1 document.');
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(0);
    await visit(visitor, '/kn/networks');
    await expect(main(visitor).getByText(KANNADA).first()).toBeVisible();
    await visitor.close();
  });

  await test.step('with what was typed while its document was still on its way', async () => {
    const address = '/api/documents/branch/alnavar';
    await rename(page, site.origin, 'alnavar', 'Alnavar town');
    await panel.open('translations', { state: 'stale' });
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    await page.route(`**${address}`, async (route) => {
      await arrival;
      await route.continue();
    });
    await cell(page, 'Alnavar town, Name, ಕನ್ನಡ').fill('ಅಳ್ನಾವರ ನಗರ');
    await panel.button('Publish translations').click();
    arrive();
    await panel.expectToast('success', 'Published the translations of 1 document.');
    await page.unrouteAll();
    const { draft, body } = await (await page.request.get(address)).json();
    expect([draft, body.name.kn.text]).toEqual([null, 'ಅಳ್ನಾವರ ನಗರ']);
  });
});

test('a file goes out, comes back with an error and then without, and changes what it says', async ({
  page,
  panel,
}) => {
  await panel.open('translations', { kind: 'branch', search: 'keshwapur' });
  await expect(cell(page, 'Keshwapur, Name, ಕನ್ನಡ')).toBeVisible();
  const arriving = page.waitForEvent('download');
  await panel.button('Download').click();
  const file = await arriving;
  expect(file.suggestedFilename()).toBe('translations.csv');
  const lines = parseCsv(await readFile(await file.path(), 'utf8'), 100).map(({ cells }) => [...cells]);
  expect(lines).toHaveLength(3);
  const give = (csv: string) =>
    panel.dialog
      .getByLabel('A file that was downloaded here, filled in (CSV)')
      .setInputFiles({ name: 'translations.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });

  await panel.button('Upload').click();
  await give(writeCsv([...lines, ['branch/nowhere', 'name', '', 'x', 'x', 'x', '']]));
  await expect(panel.dialog.getByText('1 line has to be corrected first. Nothing was taken.')).toBeVisible();
  await expect(panel.dialog.getByRole('listitem')).toHaveText('Line 4: There is no document “branch/nowhere”.');
  await expect(panel.dialog.getByRole('button', { name: 'Take them' })).toHaveAttribute('aria-disabled', 'true');
  await panel.checkAccessibility();

  const [headings = [], name = [], ...others] = lines;
  const changed = [...name];
  changed[headings.indexOf('Kannada')] = '=ಕೇಶ್ವಾಪುರ, "ಹೊಸದು"';
  await give(writeCsv([headings, changed, ...others]));
  await expect(panel.dialog.getByText('0 new, 1 changed, 3 unchanged.')).toBeVisible();
  await panel.dialog.getByRole('button', { name: 'Take them' }).click();
  await panel.expectToast(
    'success',
    'Saved 1 translation as a draft of 1 document. Publish it to show it to the public.',
  );
  await expect(cell(page, 'Keshwapur, Name, ಕನ್ನಡ')).toHaveValue('=ಕೇಶ್ವಾಪುರ, "ಹೊಸದು"');
});

test('two who translate at once lose nothing, and a translator sees translations alone', async ({
  page,
  panel,
  browser,
  site,
  openBeside,
  allowProblems,
}) => {
  allowProblems([REFUSED]);
  const password = 'a password for meera 77';
  const headers = { origin: site.origin };
  const person = { userId: 'meera', userName: 'Meera', role: 'translator' };
  const { link } = await (await page.request.post('/api/people', { headers, data: person })).json();
  const token = link.slice(link.indexOf('=') + 1);
  const data = { token, newPassword: password, confirmPassword: password };
  const nobody = await browser.newContext({ storageState: NOBODY, baseURL: site.origin });
  const accepted = await nobody.request.post('/api/invitation/accept', { headers, data });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  await nobody.close();
  const other = await openBeside({ userId: 'meera', password });
  await other.open('translations');
  await expect(other.menu.getByRole('link', { name: 'Translations' })).toBeVisible();
  for (const screen of ['Dashboard', 'Branches', 'Settings', 'Price', 'People']) {
    await expect(other.menu.getByRole('link', { name: screen, exact: true })).toHaveCount(0);
  }

  await test.step('each has translated another language of one text', async () => {
    await panel.open('translations', { search: 'alnavar' });
    await other.open('translations', { search: 'alnavar' });
    const [kannada, hindi] = ['Alnavar, Name, ಕನ್ನಡ', 'Alnavar, Name, हिन्दी'];
    await cell(other.page, kannada).fill('ಅಳ್ನಾವರ ಒಂದು');
    await expect(main(other.page).getByText(/^Saved \d/)).toBeVisible();
    await cell(page, hindi).fill('अलनावर एक');
    await expect(main(page).getByText(/^Saved \d/)).toBeVisible();
    await expect(cell(page, kannada)).toHaveValue('ಅಳ್ನಾವರ ಒಂದು');
    await cell(other.page, hindi).fill('अलनावर दो');
    const conflict = other.page.getByRole('region', { name: 'admin has saved meanwhile' });
    await expect(conflict).toContainText('अलनावर एक');
    await conflict.getByRole('button', { name: 'Save mine' }).click();
    await expect(conflict).toHaveCount(0);
    await expect(main(other.page).getByText(/^Saved \d/)).toBeVisible();
  });

  await test.step('on a phone, in light and in dark', async () => {
    await other.page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => tooWide(other.page)).toEqual([]);
    await other.page.evaluate(() => window.scrollTo(0, 0));
    await other.checkAccessibility();
  });
});
