import type { Page } from '@playwright/test';
import { checkAccessibility, expect, NOT_FOUND, test, visit } from './fixtures.ts';
import { pages } from './pages.ts';

const WIDTHS = [360, 768, 1280, 1920];
const filled = (selector: string) => `${selector}:not([content=""])`;
const ALWAYS = ['title:not(:empty)', filled('meta[name="description"][content]')];
const FOR_SHARING = [
  ...['og:title', 'og:description', 'og:image', 'og:url', 'og:type'].map((name) =>
    filled(`meta[property="${name}"][content]`),
  ),
  filled('meta[name="twitter:card"][content]'),
];

for (const { path, name, status = 200 } of pages) {
  test.describe(`${name}, ${path}`, () => {
    test.beforeEach(({ allowProblems }) => {
      if (status === 404) allowProblems([NOT_FOUND]);
    });

    test('opens without a complaint of the browser and says what it is', async ({ page, baseURL }) => {
      const response = await visit(page, path);
      expect(response.status()).toBe(status);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('h1')).toHaveCount(1);
      const canonical = `link[rel="canonical"][href^="${baseURL}/"]`;
      const tags = status === 404 ? ALWAYS : [...ALWAYS, canonical, ...FOR_SHARING];
      expect(await missing(page, tags), 'tags that are missing in the head').toEqual([]);
    });

    test('shuts nobody out', async ({ page }) => {
      await visit(page, path);
      await checkAccessibility(page);
    });

    test('fits every screen', async ({ page }) => {
      await visit(page, path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => tooWide(page, width), `what is wider than ${width} px`).toEqual([]);
      }
    });
  });
}

const missing = (page: Page, selectors: string[]): Promise<string[]> =>
  page.evaluate((all) => all.filter((selector) => !document.head.querySelector(selector)), selectors);

/** Elements that stick out to the right, unless they can be scrolled to or are cut off on purpose; nothing if nothing does. */
const tooWide = (page: Page, width: number): Promise<string[]> =>
  page.evaluate((limit) => {
    if (document.documentElement.scrollWidth <= limit) return [];
    const isContained = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isContained(parent);
    };
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > limit + 1 && !isContained(element),
    );
    return ['the page', ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))];
  }, width);
