import siteContent from '../content/site.json' with { type: 'json' };
import { pagePaths } from '../contract/page-paths.ts';
import { expect, NOT_FOUND, test, visit, withoutScripts } from './fixtures.ts';
import { pages } from './pages.ts';

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

test.describe('without scripts', () => {
  test.use(withoutScripts);

  test('every page shows its heading and its links', async ({ page, allowProblems }) => {
    allowProblems([NOT_FOUND]);
    for (const { path } of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect(await page.getByRole('link').count(), path).toBeGreaterThan(0);
    }
  });
});
