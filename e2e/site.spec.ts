import type { Page } from '@playwright/test';
import { pagePaths } from '../contract/page-paths.ts';
import siteContent from '../test-support/dealership/content/site.json' with { type: 'json' };
import { expect, NOT_FOUND, test, visit, withoutScripts } from './fixtures.ts';
import { pages } from './pages.ts';
import { companyPages } from './plain-company.ts';
import { servicePages } from './plain-services.ts';

const pathnameOf = (path: string): string => path.split('?', 1)[0] ?? path;

test('every page that exists is on the list of e2e/pages.ts', async ({ request }) => {
  const listed = pages.map(({ path }) => pathnameOf(path));
  const addresses = Object.values(pagePaths)
    .filter((path) => !path.startsWith('/admin'))
    .map((path) => path.replace('{id}', '1'));
  for (const address of addresses.filter((path) => !listed.includes(path))) {
    const reply = await request.get(address, { headers: { accept: 'text/html' } });
    expect(reply.status(), `${address} exists, so it belongs on the list`).toBe(404);
  }
});

test('every page has a title of its own', async ({ request }) => {
  const titles = pages.map(async ({ path }) => {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    return /<title>(.*?)<\/title>/s.exec(html)?.[1];
  });
  const all = await Promise.all(titles);
  expect([...new Set(all)]).toEqual(all);
});

test('an unknown address leads back to the home page, which says who the dealership is', async ({
  page,
  allowProblems,
}) => {
  allowProblems([NOT_FOUND]);
  await visit(page, '/no-such-page');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(siteContent.dealership).first()).toBeAttached();
});

/** What else is to be read on a page, which is there before any script and the same afterwards: a script that changed it would complain. */
const looks: Record<string, (page: Page) => Promise<void>> = { ...companyPages, ...servicePages };
const plain = [...new Set([...pages.map(({ path }) => path), ...Object.keys(looks)])];
/** One after the other in one tab. */
const HALF = Math.ceil(plain.length / 2);

test.describe('without scripts', () => {
  test.use(withoutScripts);

  for (const paths of [plain.slice(0, HALF), plain.slice(HALF)]) {
    test(`every page from ${paths[0]} to ${paths.at(-1)} shows its heading, its links and what it has to say`, async ({
      page,
      allowProblems,
    }) => {
      // The browser's own page around a picture wants styles that the picture's policy has no need of.
      allowProblems([NOT_FOUND, /^console error: Applying inline style/]);
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
          expect(await page.getByRole('link').count(), path).toBeGreaterThan(0);
          await looks[path]?.(page);
        });
      }
    });
  }
});
