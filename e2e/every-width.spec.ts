import { expect, NOT_FOUND, test, visit } from './fixtures.ts';
import { pages } from './pages.ts';
import { tooWide } from './too-wide.ts';

const WIDTHS = [360, 768, 1280, 1920];

for (const { path, name, status } of pages) {
  test(`${name}, ${path}, fits every screen`, async ({ page, allowProblems }) => {
    if (status === 404) allowProblems([NOT_FOUND]);
    await visit(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => tooWide(page), `what is wider than ${width} px`).toEqual([]);
    }
  });
}
